import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { emails } from '../db/schema.ts'
import type { EmailRow } from './presenter.ts'

/** An attempt that is not renewed for this long counts as crashed, in milliseconds. */
const lease = 60_000
/** How often a running attempt is renewed, in milliseconds. */
export const renewEvery = 20_000

/** Due again when the attempt counts as crashed, and nobody else's until then. */
function leased(ctx: Ctx) {
  const end = new Date(ctx.clock().getTime() + lease)
  return { nextAttemptAt: end, leasedUntil: end }
}

/**
 * Takes up to `limit` e-mails that are due, for this process alone: the next attempt moves beyond
 * the lease, so that a process that dies leaves them due again. The attempt counts from here, and
 * the first gives the e-mail its date.
 */
export function claim(ctx: Ctx, limit: number): Promise<EmailRow[]> {
  const now = ctx.clock()
  // As an array it is read once. Joined to the update it may be read anew for each row, and with
  // `skip locked` finds another one each time, beyond the limit.
  const due = sql`array(
    select id from ${emails}
    where state = 'waiting' and next_attempt_at <= ${now.toISOString()}
    order by next_attempt_at, id limit ${limit} for update skip locked)`
  return ctx.db
    .update(emails)
    .set({
      ...leased(ctx),
      attempts: sql`${emails.attempts} + 1`,
      firstAttemptAt: sql`coalesce(${emails.firstAttemptAt}, ${now.toISOString()})`,
      lastAttemptAt: now,
    })
    .where(sql`${emails.id} = any(${due})`)
    .returning()
}

/**
 * A claimed e-mail for as long as the attempt is this process's: neither withdrawn meanwhile, nor
 * taken by another process because this one had stood still.
 */
export const inThisAttempt = ({ id, lastAttemptAt }: EmailRow): SQL | undefined =>
  and(
    eq(emails.id, id),
    eq(emails.state, 'waiting'),
    lastAttemptAt ? eq(emails.lastAttemptAt, lastAttemptAt) : undefined,
  )

/** Says that attempts still run. */
export async function renew(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .update(emails)
    .set(leased(ctx))
    .where(and(inArray(emails.id, ids), eq(emails.state, 'waiting')))
}

/** Gives back e-mails that were taken and not tried. */
export async function giveBack(ctx: Ctx, untried: EmailRow[]): Promise<void> {
  const ids = untried.map(({ id }) => id)
  const [first] = untried
  if (!first?.lastAttemptAt) return
  await ctx.db
    .update(emails)
    .set({
      // An admin may have set them anew meanwhile.
      attempts: sql`greatest(${emails.attempts} - 1, 0)`,
      nextAttemptAt: ctx.clock(),
      leasedUntil: null,
    })
    .where(
      and(
        inArray(emails.id, ids),
        eq(emails.state, 'waiting'),
        eq(emails.lastAttemptAt, first.lastAttemptAt),
      ),
    )
}
