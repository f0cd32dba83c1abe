import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { type Agenda, meetingLength } from '#shared/dashboard/consultations-schema.ts'
import { agendaDays, agendaMeetings, dashboardRows } from '#shared/dashboard/vocabulary.ts'
import { createCache } from '../cache.ts'
import { consultationFilter, consultationKeyset } from '../consultations/list-consultations.ts'
import { presentConsultation } from '../consultations/presenter.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/database.ts'
import { listPage } from '../db/keyset.ts'
import { consultations } from '../db/schema.ts'
import { nextDays } from './last-days.ts'

// As the index of rising dates has it.
const meetsAt = sql`coalesce(${consultations.preferredDate}, 'infinity'::timestamptz)`

/** The scheduled meetings from an instant to the end of the agenda. */
const scheduled = (from: Date, end: Date) =>
  and(
    consultationFilter({}).filter,
    eq(consultations.status, 'scheduled'),
    gte(meetsAt, from.toISOString()),
    lt(meetsAt, end.toISOString()),
  )

const counts = createCache<Agenda['days']>(async ({ db, clock }, zone) => {
  const { days, begins } = nextDays(clock(), zone, agendaDays + 1)
  const [from = clock()] = begins
  const end = begins.at(-1) ?? from
  const limits = `{${begins.map((begin) => begin.toISOString()).join(',')}}`
  const result = await db.execute(sql`
    select width_bucket(${consultations.preferredDate}, ${limits}::timestamptz[])::int - 1 as day,
      count(*)::int as n
    from ${consultations} where ${scheduled(from, end)} group by 1`)
  const rows = rowsOf<{ day: number; n: number }>(result)
  return days
    .slice(0, agendaDays)
    .map((date, day) => ({ date, count: rows.find((row) => row.day === day)?.n ?? 0 }))
})

/** What is to come in the reader's next seven days, and who still waits for a date. */
export async function agenda(ctx: Ctx, zone: string): Promise<Agenda> {
  const now = ctx.clock()
  const { begins } = nextDays(now, zone, agendaDays + 1)
  const notOver = new Date(now.getTime() - meetingLength)
  const part = { db: ctx.db, keyset: consultationKeyset }
  const [days, over, meetings, pending] = await Promise.all([
    counts.get(ctx, zone),
    ctx.db.$count(consultations, scheduled(begins[0] ?? now, notOver)),
    listPage({
      ...part,
      filter: scheduled(notOver, begins.at(-1) ?? now),
      sort: 'preferredDate',
      limit: agendaMeetings,
    }),
    listPage({
      ...part,
      filter: consultationFilter({ status: 'pending' }).filter,
      sort: 'createdAt',
      limit: dashboardRows,
    }),
  ])
  return {
    days,
    over,
    meetings: meetings.rows.map(presentConsultation),
    pending: pending.rows.map(presentConsultation),
    pendingTotal: pending.total,
  }
}
