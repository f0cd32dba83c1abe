import { and, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { limitOf, type MailCounts, type MailGroup, tooMany } from '#shared/mail/limits.ts'
import { mailboxOf } from '#shared/mail/mailbox.ts'
import type { EmailState } from '#shared/mail/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { emails } from '../db/schema.ts'
import { clocksApart } from '../http/rate-limit.ts'
import type { PlannedEmail } from './planned-email.ts'

const hour = 60 * 60_000
const day = 24 * hour
const week = 7 * day

const none: MailCounts = { hour: 0, day: 0, week: 0 }
const one: MailCounts = { hour: 1, day: 1, week: 1 }
const sum = (a: MailCounts, b: MailCounts): MailCounts => ({
  hour: a.hour + b.hour,
  day: a.day + b.day,
  week: a.week + b.week,
})

/** Written, and sent to nobody. */
const unsent = new Set<EmailState>(['held', 'cancelled'])

const keyOf = (mailbox: string, group: MailGroup) => `${group} ${mailbox}`

/**
 * Counts what the receivers of these e-mails were sent lately, and returns a function that counts
 * one more and says why it is too many, or null.
 */
export async function limiter(
  ctx: Ctx,
  emails: PlannedEmail[],
): Promise<(email: PlannedEmail) => string | null> {
  const counts = await countsOf(ctx, [
    ...new Set(emails.map(({ toAddress }) => mailboxOf(toAddress))),
  ])
  return ({ toAddress, payload }) => {
    const limit = limitOf(payload.kind)
    if (!limit) return null
    const key = keyOf(mailboxOf(toAddress), limit.group)
    const counted = counts.get(key) ?? none
    const refusal = tooMany(limit, counted)
    if (!refusal) counts.set(key, sum(counted, one))
    return refusal
  }
}

async function countsOf(ctx: Ctx, mailboxes: string[]): Promise<Map<string, MailCounts>> {
  if (mailboxes.length === 0) return new Map()
  const now = ctx.clock().getTime()
  const since = (age: number) =>
    sql<number>`(count(*) filter (where ${emails.createdAt} > ${new Date(now - age).toISOString()}))::int`
  const rows = await ctx.db
    .select({
      mailbox: emails.mailbox,
      kind: emails.kind,
      state: emails.state,
      hour: since(hour),
      day: since(day),
      week: since(week),
    })
    .from(emails)
    .where(
      and(
        inArray(emails.mailbox, mailboxes),
        gt(emails.createdAt, new Date(now - week)),
        // What was written while the clock was ahead counts no longer than while it was.
        lt(emails.createdAt, new Date(now + clocksApart)),
        ne(emails.state, 'withheld'),
      ),
    )
    .groupBy(emails.mailbox, emails.kind, emails.state)
  const counts = new Map<string, MailCounts>()
  for (const row of rows) {
    const limit = limitOf(row.kind)
    // What went nowhere floods nobody of the firm. A stranger it may still reach: it can be released.
    if (!limit || (limit.group === 'alert' && unsent.has(row.state))) continue
    const key = keyOf(row.mailbox, limit.group)
    counts.set(key, sum(counts.get(key) ?? none, row))
  }
  return counts
}
