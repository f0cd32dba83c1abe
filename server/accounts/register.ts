import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Register, SignedIn } from '#shared/accounts/schema.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { redeemInvitation } from './invitations.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { presentAdmin } from './presenter.ts'
import { openSession } from './sessions.ts'
import { recordSignIn } from './sign-in-log.ts'

type Arguments = { ctx: Ctx; input: Register; network: string; userAgent?: string | undefined }

/**
 * Creates an admin account and signs it in. Open until the first account exists, when the product
 * is local; otherwise an invitation is needed (design.md §4).
 * @throws {AppError} `invalid` (password rules), `forbidden`, `already_exists`.
 */
export async function register(parts: Arguments): Promise<SignedIn> {
  const { ctx, input, network, userAgent } = parts
  await refuseUninvited(ctx, input.invitation)
  await refuseWeakPassword(ctx.env, input.password, input)
  const passwordHash = await hashPassword(input.password)

  const signedIn = await inTransaction(ctx, async (ctx) => {
    await ctx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.registration})`)
    await refuseUninvited(ctx, input.invitation)
    if (input.invitation) await redeemInvitation(ctx, input.invitation, input.email)
    const [admin] = await ctx.db
      .insert(admins)
      .values({
        id: randomUUIDv7(),
        name: input.name,
        email: input.email,
        passwordHash,
        createdAt: ctx.clock(),
      })
      .onConflictDoNothing()
      .returning()
    if (!admin) {
      throw new AppError('already_exists', 'An account with this email already exists.')
    }
    await recordSignIn({ ctx, adminId: admin.id, act: 'registered', network, userAgent })
    const token = await openSession(ctx, admin, userAgent)
    return { token, admin: presentAdmin(admin) }
  })
  ctx.announce('accounts')
  return signedIn
}

/** Refuses before the costly look at the password, and again under the lock, where the answer can not change. */
async function refuseUninvited(ctx: Ctx, invitation: string | undefined) {
  if (invitation) return
  const [existing] = await ctx.db.select({ id: admins.id }).from(admins).limit(1)
  if (existing) {
    throw new AppError(
      'forbidden',
      'Registration is by invitation. Ask an administrator for an invitation link.',
    )
  }
  if (!ctx.env.isLocal) {
    throw new AppError(
      'forbidden',
      'The first account needs the one-time link that the server printed when it started.',
    )
  }
}
