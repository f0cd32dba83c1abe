import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { z } from 'zod'
import type { OpenInvitation } from '#shared/accounts/team-schema.ts'
import { recordAudit } from '../../audit/record.ts'
import { type Ctx, inTransaction } from '../../context.ts'
import { admins, invitations } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'

const isOpen = (now: Date) =>
  and(eq(invitations.kind, 'team'), isNull(invitations.usedAt), gt(invitations.expiresAt, now))

/** The invitations that can still be used, the newest first. Their links are not kept. */
export async function listInvitations({ ctx }: { ctx: Ctx }): Promise<OpenInvitation[]> {
  const rows = await ctx.db
    .select({ invitation: invitations, createdBy: admins.name })
    .from(invitations)
    .leftJoin(admins, eq(admins.id, invitations.createdBy))
    .where(isOpen(ctx.clock()))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
  return rows.map(({ invitation: { id, email, createdAt, expiresAt }, createdBy }) => ({
    id,
    email,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    createdBy,
  }))
}

/** Ends an invitation before it is used. @throws {AppError} `not_found` also once it is used. */
export async function withdrawInvitation({ ctx, id }: { ctx: Ctx; id: string }): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw notFound('invitation')
  await inTransaction(ctx, async (ctx) => {
    const withdrawn = await ctx.db
      .delete(invitations)
      .where(and(eq(invitations.id, id), isOpen(ctx.clock())))
      .returning({ id: invitations.id })
    if (withdrawn.length === 0) throw notFound('invitation')
    await recordAudit(ctx, { action: 'invitation.withdrawn', entityId: id })
  })
  ctx.announce('accounts')
}

/** Ends what a person has invited to, so that nobody comes back through a link of their own. */
export const withdrawInvitationsOf = (ctx: Ctx, adminId: string) =>
  ctx.db.delete(invitations).where(and(eq(invitations.createdBy, adminId), isOpen(ctx.clock())))
