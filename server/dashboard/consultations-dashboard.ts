import { and, gt, gte, isNotNull, lte, sql } from 'drizzle-orm'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import {
  type ConsultationsDashboard,
  meetingLength,
} from '#shared/dashboard/consultations-schema.ts'
import { meetingsOfToday, tabRows } from '#shared/dashboard/vocabulary.ts'
import { createCache } from '../cache.ts'
import { consultationFilter, consultationKeyset } from '../consultations/list-consultations.ts'
import { presentConsultation } from '../consultations/presenter.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { listPage } from '../db/keyset.ts'
import { consultations } from '../db/schema.ts'
import { dailyCounts } from './daily.ts'
import { dayAround } from './last-days.ts'

const counts = createCache(({ db }) => {
  const { filter } = consultationFilter({})
  return countsBy(db, consultations, consultations.status, filter, consultationStatuses)
})

const daily = createCache((ctx, zone) =>
  dailyCounts(ctx, { table: consultations, filter: consultationFilter({}).filter }, zone),
)

/**
 * The meetings to be shown: all of today's that are not over, and the next ones after them. What is
 * over today fills the room that is left, the latest of it.
 */
async function nextMeetings({ db, clock }: Ctx, zone: string) {
  const now = clock()
  const today = dayAround(now, zone)
  const over = new Date(now.getTime() - meetingLength).toISOString()
  const { preferredDate } = consultations
  // As the index of each direction has it: a request without a date stands last.
  const rising = sql`coalesce(${preferredDate}, 'infinity'::timestamptz)`
  const falling = sql`coalesce(${preferredDate}, '-infinity'::timestamptz)`
  const scheduled = and(
    consultationFilter({ status: 'scheduled' }).filter,
    isNotNull(preferredDate),
  )
  const part = { db, keyset: consultationKeyset }
  const [ahead, earlier] = await Promise.all([
    listPage({
      ...part,
      filter: and(scheduled, gt(rising, over)),
      sort: 'preferredDate',
      limit: meetingsOfToday,
    }),
    listPage({
      ...part,
      filter: and(scheduled, lte(falling, over), gte(falling, today.begins.toISOString())),
      sort: '-preferredDate',
      limit: tabRows,
    }),
  ])
  const next = ahead.rows.filter(
    (row, at) => at < tabRows || (row.preferredDate ?? today.ends) < today.ends,
  )
  const room = Math.max(0, tabRows - next.length)
  return [...earlier.rows.slice(0, room).reverse(), ...next]
}

/** What the tab of the consultations shows: today's and the next meetings, and who asked for one. */
export async function consultationsDashboard(
  ctx: Ctx,
  zone: string,
): Promise<ConsultationsDashboard> {
  const { filter: pending } = consultationFilter({ status: 'pending' })
  const [{ total, by }, requested, meetings, requests] = await Promise.all([
    counts.get(ctx),
    daily.get(ctx, zone),
    nextMeetings(ctx, zone),
    listPage({
      db: ctx.db,
      keyset: consultationKeyset,
      filter: pending,
      sort: 'createdAt',
      limit: tabRows,
    }),
  ])
  return {
    counts: { total, byStatus: by },
    requested,
    meetings: meetings.map(presentConsultation),
    pending: requests.rows.map(presentConsultation),
  }
}
