import { and, asc, count, desc, eq, gte, max } from 'drizzle-orm'
import type { Outbound } from '#shared/outbound/schema.ts'
import { outboundKeptDays } from '#shared/outbound/vocabulary.ts'
import type { Ctx } from '../context.ts'
import { emails, outboundCalls } from '../db/schema.ts'

const day = 24 * 60 * 60_000
/** Most hosts that are listed. */
const most = 500

/** What leaves this machine: the calls by purpose and host, the last first, and the mail server, all of the days that calls are kept. */
export async function readOutbound({ ctx }: { ctx: Ctx }): Promise<Outbound> {
  const { db, env, clock } = ctx
  const firstKept = new Date(clock().getTime() - outboundKeptDays * day)
  const rows = await db
    .select()
    .from(outboundCalls)
    .orderBy(asc(outboundCalls.purpose), desc(outboundCalls.lastAt), asc(outboundCalls.host))
    .limit(most)
  const [sent] = env.smtpUrl
    ? await db
        .select({ emails: count(), lastAt: max(emails.sentAt) })
        .from(emails)
        .where(and(eq(emails.state, 'sent'), gte(emails.sentAt, firstKept)))
    : []
  return {
    calls: rows.map(({ lastAt, lastFailureAt, ...row }) => ({
      ...row,
      lastAt: lastAt.toISOString(),
      lastFailureAt: lastFailureAt?.toISOString() ?? null,
    })),
    mail: env.smtpUrl
      ? {
          host: new URL(env.smtpUrl).host,
          sent: sent?.emails ?? 0,
          lastAt: sent?.lastAt?.toISOString() ?? null,
        }
      : null,
  }
}
