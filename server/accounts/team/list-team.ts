import { asc, isNotNull, sql } from 'drizzle-orm'
import type { Member } from '#shared/accounts/team-schema.ts'
import type { Actor, Ctx } from '../../context.ts'
import { admins } from '../../db/schema.ts'
import { type AdminRow, presentAdmin } from '../presenter.ts'

/** An account as colleagues see it. */
export function presentMember(admin: AdminRow, actor: Actor): Member {
  const { id, name, email } = presentAdmin(admin)
  return {
    id,
    name,
    email,
    state: admin.deactivatedAt ? 'deactivated' : 'active',
    lastSeenAt: admin.lastSeenAt?.toISOString() ?? null,
    twoFactor: admin.totpEnabledAt !== null,
    self: actor.kind === 'admin' && actor.adminId === id,
  }
}

/** Everybody with an account: by name, those who may not sign in after the others. */
export async function listTeam({ ctx }: { ctx: Ctx }): Promise<Member[]> {
  const rows = await ctx.db
    .select()
    .from(admins)
    .orderBy(isNotNull(admins.deactivatedAt), sql`lower(${admins.name})`, asc(admins.id))
  return rows.map((admin) => presentMember(admin, ctx.actor))
}
