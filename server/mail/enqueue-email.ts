import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { EmailCause } from '#shared/mail/payload.ts'
import type { Ctx } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { queuedEmails } from '../db/schema.ts'

/** Whether what is ordered now waits: without a mail server it is kept until an admin lets it go. */
export const isMailHeld = ({ env }: Pick<Ctx, 'env'>): boolean => env.smtpUrl === undefined

/**
 * Orders the mail that something that happened calls for; call it in the transaction of the cause,
 * and publish `messages` after the commit, which wakes the mail job at once. `dueAt` is when it is
 * made, if not at once: until then the order can be withdrawn.
 */
export async function enqueueEmail(
  ctx: Ctx,
  cause: EmailCause,
  entityId: string | null = null,
  dueAt: Date = ctx.clock(),
) {
  await ctx.db.insert(queuedEmails).values({ id: randomUUIDv7(), entityId, order: cause, dueAt })
}

/** Whether this transaction is the one that makes e-mails until it ends. */
export async function takeMailPlanning(db: Database): Promise<boolean> {
  const locked = await db.execute(
    sql`select pg_try_advisory_xact_lock(${advisoryLocks.mailPlanning}) as mine`,
  )
  return rowsOf<{ mine: boolean }>(locked)[0]?.mine ?? false
}

/** Waits until no e-mails are being made, and keeps it so until this transaction ends. */
export async function holdMailPlanning(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailPlanning})`)
}
