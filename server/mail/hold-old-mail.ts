import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { emails, queuedEmails } from '../db/schema.ts'
import { noticeHeld } from './mail-state.ts'
import { planEmails } from './plan-emails.ts'

/** Mail that is of no use without its link; a restoration ends all links. */
const withLink = ['invitation', 'password_reset', 'email_change'] as const

/**
 * Holds all mail that was still to go when a database was copied: since then it may have gone, and
 * only a person can tell. Returns how many e-mails are held, and why some orders could not be made
 * into e-mails.
 */
export async function holdOldMail(ctx: Ctx): Promise<{ held: number; problems: unknown[] }> {
  await ctx.db
    .delete(queuedEmails)
    .where(inArray(sql`${queuedEmails.order} ->> 'kind'`, [...withLink]))
  await ctx.db
    .update(emails)
    .set({ state: 'cancelled', lastAnswer: 'Not sent: its link ended when a backup was restored.' })
    .where(
      and(
        inArray(emails.kind, [...withLink]),
        inArray(emails.state, ['waiting', 'held', 'withheld', 'failed']),
      ),
    )
  await noticeHeld(ctx)
  await ctx.db
    .update(emails)
    .set({ state: 'held', leasedUntil: null })
    .where(eq(emails.state, 'waiting'))
  await ctx.db.update(queuedEmails).set({ dueAt: ctx.clock() })
  const problems: unknown[] = []
  // As if there was no mail server: what is made then is held.
  const withoutServer = { ...ctx, env: { ...ctx.env, smtpUrl: undefined } }
  while ((await planEmails(withoutServer, (error) => problems.push(error))) > 0);
  return { held: await ctx.db.$count(emails, eq(emails.state, 'held')), problems }
}
