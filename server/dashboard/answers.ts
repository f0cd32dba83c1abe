import { and, gt, isNull, or, sql } from 'drizzle-orm'
import type { Answered, Answers } from '#shared/dashboard/schema.ts'
import { answerDays } from '#shared/dashboard/vocabulary.ts'
import { answerWithin } from '#shared/response-time.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import { leads } from '../db/schema.ts'
import { isListed } from '../leads/list-leads.ts'

const day = 24 * 60 * 60_000
const { createdAt, firstContactAt } = leads

const none: Answered = { inTime: 0, late: 0, stillOpen: 0, medianMinutes: null }

const figures = createCache<Answers>(async ({ db, clock }) => {
  const now = clock().getTime()
  const recent = sql<boolean>`${createdAt} > ${new Date(now - answerDays * day).toISOString()}::timestamptz`
  const promised = sql`${createdAt} + interval '1 millisecond' * ${answerWithin}::bigint`
  const waited = sql`date_part('epoch', ${firstContactAt} - ${createdAt}) / 60`
  const rows = await db
    .select({
      recent,
      inTime: sql<number>`(count(*) filter (where ${firstContactAt} <= ${promised}))::int`,
      late: sql<number>`(count(*) filter (where ${firstContactAt} > ${promised}))::int`,
      stillOpen: sql<number>`(count(*) filter (where ${firstContactAt} is null
        and ${promised} < ${new Date(now).toISOString()}::timestamptz))::int`,
      medianMinutes: sql<
        number | null
      >`percentile_cont(0.5) within group (order by ${waited})::float8`,
    })
    .from(leads)
    .where(
      and(
        isListed,
        gt(createdAt, new Date(now - 2 * answerDays * day)),
        // One that was entered as answered says nothing of how long it took.
        or(isNull(firstContactAt), gt(firstContactAt, createdAt)),
      ),
    )
    .groupBy(sql`1`)
  const of = (wanted: boolean): Answered => {
    const { recent: _, ...answered } = rows.find((row) => row.recent === wanted) ?? {
      ...none,
      recent: wanted,
    }
    return answered
  }
  return { ...of(true), before: of(false) }
})

/** How soon the leads of the last 30 days, and of those before, were first answered; at most three seconds old. */
export const answers = (ctx: Ctx): Promise<Answers> => figures.get(ctx)
