import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Register } from '#shared/accounts/schema.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { admins } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { consume, giveBack } from '../http/rate-limit.ts'
import { keepDevice } from './device-cookie.ts'
import { redeemInvitation, refuseDeadInvitation } from './invitations.ts'
import type { Entered } from './login.ts'
import { inPasswordQueue } from './password-queue.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { presentAdmin } from './presenter.ts'
import { openSession } from './sessions.ts'
import { recordSignIn } from './sign-in-log.ts'

type Arguments = { ctx: Ctx; input: Register; network: string; userAgent?: string | undefined }

/** What one network may try in vain; a password that is refused as weak, to who is invited, does not count. */
const registrations = { name: 'register', max: 20, seconds: 60 * 60 }

/**
 * Creates an admin account and signs it in. Open until the first account exists, when the product
 * is local; otherwise an invitation is needed (design.md §4).
 * @throws {AppError} `invalid` (password rules), `forbidden`, `already_exists`, `too_many_requests`.
 */
export async function register(call: Arguments): Promise<Entered> {
  const { ctx, input, network } = call
  await consume(ctx, registrations, network)
  await refuseUninvited(ctx, input)
  const passwordHash = await inPasswordQueue('known', async () => {
    try {
      await refuseWeakPassword(ctx.env, input.password, input)
    } catch (error) {
      await giveBack(ctx, registrations, network)
      throw error
    }
    return hashPassword(input.password)
  })
  const entered = await inTransaction(ctx, (ctx) => enter({ ...call, ctx, passwordHash }))
  await giveBack(ctx, registrations, network)
  ctx.publish('accounts')
  return entered
}

type Entry = Arguments & { passwordHash: string }

async function enter({ ctx, input, network, userAgent, passwordHash }: Entry): Promise<Entered> {
  await ctx.db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.registration})`)
  await refuseUninvited(ctx, input)
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
  return {
    signedIn: { token, admin: presentAdmin(admin) },
    device: await keepDevice(ctx, admin.id, undefined),
  }
}

/** Refuses before the costly look at the password, and again under the lock, where the answer can not change. */
async function refuseUninvited(ctx: Ctx, { invitation, email }: Register) {
  if (invitation) return refuseDeadInvitation(ctx, invitation, email)
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
