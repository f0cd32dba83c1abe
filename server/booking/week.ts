import { and, asc, gte, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { freeStarts, hoursWithin, type Span } from '#shared/booking/free-times.ts'
import type { HostTime, NextFreeQuery, Week, WeekQuery } from '#shared/booking/week.ts'
import { presentConsultation } from '../consultations/presenter.ts'
import type { Ctx } from '../context.ts'
import { consultations } from '../db/schema.ts'
import { findLength, readHosts } from './host-times.ts'

const day = 24 * 60 * 60_000
/** Milliseconds before the beginning from which a meeting may reach into it: none is longer. */
const longest = 8 * 60 * 60_000
/** Days that are looked through for the next free times, and how many are told. */
const next = { days: 62, times: 3 }

const timesOf = (hostId: string, spans: readonly Span[], { from, until }: Span): HostTime[] =>
  spans.flatMap((span) =>
    span.from < until && from < span.until
      ? [
          {
            hostId,
            start: new Date(span.from).toISOString(),
            end: new Date(span.until).toISOString(),
          },
        ]
      : [],
  )

/** What stands between two instants: meetings with and without a host, busy times, working hours. */
export async function readWeek({ db, clock }: Ctx, { from, to }: WeekQuery): Promise<Week> {
  const within = { from: Date.parse(from), until: Date.parse(to) }
  const rows = await db
    .select()
    .from(consultations)
    .where(
      and(
        inArray(consultations.status, ['scheduled', 'completed']),
        isNotNull(consultations.preferredDate),
        gte(consultations.preferredDate, new Date(within.from - longest)),
        lt(consultations.preferredDate, new Date(within.until)),
        isNull(consultations.deletedAt),
        isNull(consultations.quarantine),
      ),
    )
    .orderBy(asc(consultations.preferredDate), asc(consultations.id))
  const people = await readHosts(db, { typeId: null, within, now: clock() })
  const hosts = people.filter(({ times }) => times.isActive)
  return {
    bookings: rows.map(presentConsultation),
    busy: hosts.flatMap(({ id, times }) => timesOf(id, times.busy, within)),
    hours: hosts.flatMap(({ id, times }) =>
      timesOf(id, times.rules ? hoursWithin(times.rules, within) : [], within),
    ),
  }
}

/**
 * The next starts at which one host is free for a meeting type, or for a length: all of them up to an
 * instant, or three where none is named.
 * @throws {AppError} `invalid` for a type that is not offered.
 */
export async function readNextFree({ db, clock }: Ctx, query: NextFreeQuery): Promise<string[]> {
  const { typeId, minutes } = await findLength(db, query)
  const now = clock()
  const from = Math.max(Date.parse(query.from), now.getTime())
  const end = from + next.days * day
  const within = { from, until: query.until ? Math.min(Date.parse(query.until), end) : end }
  if (within.until <= from) return []
  const [host] = await readHosts(db, { typeId, within, now, hostId: query.hostId })
  if (!host) return []
  return freeStarts({ host: host.times, minutes, now: now.getTime(), within })
    .slice(0, query.until ? undefined : next.times)
    .map((start) => new Date(start).toISOString())
}
