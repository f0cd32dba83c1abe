import {
  and,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { holdMinutes } from '#shared/booking/form.ts'
import type { HostTimes, Meeting, Span } from '#shared/booking/free-times.ts'
import type { TypeOrLength } from '#shared/booking/schema.ts'
import type { Database } from '../db/database.ts'
import {
  admins,
  availability,
  bookingHolds,
  consultations,
  meetingTypeHosts,
  meetingTypes,
} from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { clocksApart } from '../http/rate-limit.ts'
import { readBusyTimes } from './busy-times.ts'

export type MeetingTypeRow = typeof meetingTypes.$inferSelect
type AvailabilityRow = typeof availability.$inferSelect

/** Somebody who takes bookings, or is named for a type, with all that takes time from them. */
export type Host = {
  id: string
  name: string
  availability: AvailabilityRow | null
  times: HostTimes
}

/** The meeting type that is offered under an id. @throws {AppError} `invalid` where none is. */
export async function findMeetingType(db: Database, id: string): Promise<MeetingTypeRow> {
  const [type] = await db
    .select()
    .from(meetingTypes)
    .where(and(eq(meetingTypes.id, id), isNull(meetingTypes.deletedAt)))
  if (type) return type
  const sentence = 'This meeting type is not offered.'
  throw new AppError('invalid', sentence, { fields: { type: sentence } })
}

/**
 * What a time is asked for: a type that is offered with its length, or a length alone.
 * @throws {AppError} `invalid` for a type that is not offered.
 */
export async function findLength(db: Database, { type, minutes }: TypeOrLength) {
  if (minutes !== undefined) return { typeId: null, minutes }
  const found = await findMeetingType(db, type ?? '')
  return { typeId: found.id, minutes: found.minutes }
}

/** What of a visitor's own does not stand in their way. */
export type Own = { consultationId?: string; holdHash?: string | undefined }

type Wanted = {
  /** The type that is to be taken; null for whoever has hours. */
  typeId: string | null
  within: Span
  now: Date
  own?: Own
  /** This account alone, hours or none. */
  hostId?: string
}

/** Milliseconds around a span from which a meeting, or the day's number of them, can matter in it. */
const margin = 2 * 24 * 60 * 60_000

/** The hosts of a meeting type, and those who are not any more, with what takes their time. */
export async function readHosts(db: Database, wanted: Wanted): Promise<Host[]> {
  const people = await readPeople(db, wanted)
  const ids = people.map(({ id }) => id)
  if (ids.length === 0) return []
  const meetings = await readMeetings(db, ids, wanted)
  const [booked, completed] = [meetings('scheduled'), meetings('completed')]
  const held = await readHeld(db, ids, wanted)
  const busy = await readBusyTimes(db, ids)
  return people.map(({ id, name, deactivatedAt, takesType, availability }) => ({
    id,
    name,
    availability,
    times: {
      rules: availability,
      isActive: deactivatedAt === null,
      takesType,
      booked: booked.get(id) ?? [],
      held: held.get(id) ?? [],
      completed: completed.get(id) ?? [],
      busy: busy.get(id) ?? [],
    },
  }))
}

/**
 * Who has hours, and who was chosen for the type; or the one account that is asked about. Whether anybody
 * was chosen is asked of all accounts, also where one host alone is wanted.
 */
async function readPeople(db: Database, { typeId, hostId }: Wanted) {
  const chosen = db
    .select({ adminId: meetingTypeHosts.adminId })
    .from(meetingTypeHosts)
    .where(eq(meetingTypeHosts.typeId, typeId ?? ''))
  const rows = await db
    .select({
      id: admins.id,
      name: admins.name,
      deactivatedAt: admins.deactivatedAt,
      isChosen: sql<boolean>`${admins.id} in ${chosen}`,
      someAreChosen: sql<boolean>`exists ${chosen}`,
      availability,
    })
    .from(admins)
    .leftJoin(availability, eq(availability.adminId, admins.id))
    .where(
      hostId
        ? eq(admins.id, hostId)
        : or(isNotNull(availability.adminId), inArray(admins.id, chosen)),
    )
    .orderBy(asc(admins.id))
  return rows.map(({ someAreChosen, isChosen, ...row }) => ({
    ...row,
    takesType: isChosen || !someAreChosen,
  }))
}

/** The meetings that stand, and those that took place, as a condition. */
const isMeeting = and(
  inArray(consultations.status, ['scheduled', 'completed']),
  isNotNull(consultations.hostId),
  isNotNull(consultations.preferredDate),
  gt(consultations.minutes, 0),
  isNull(consultations.deletedAt),
  isNull(consultations.quarantine),
)

/** The meetings of some hosts, by their status. */
async function readMeetings(db: Database, ids: string[], { within, own }: Wanted) {
  const rows = await db
    .select({
      status: consultations.status,
      hostId: consultations.hostId,
      start: consultations.preferredDate,
      minutes: consultations.minutes,
      bufferBefore: consultations.bufferBefore,
      bufferAfter: consultations.bufferAfter,
    })
    .from(consultations)
    .where(
      and(
        isMeeting,
        inArray(consultations.hostId, ids),
        gte(consultations.preferredDate, new Date(within.from - margin)),
        lt(consultations.preferredDate, new Date(within.until + margin)),
        own?.consultationId ? ne(consultations.id, own.consultationId) : undefined,
      ),
    )
  return (status: 'scheduled' | 'completed') => byHost(rows.filter((row) => row.status === status))
}

/** Milliseconds a chosen time is held. */
export const heldFor = holdMinutes * 60_000

/**
 * Whether a hold is over. So is one that ends later than it can last: the clock was ahead when it was
 * made, and has been set right.
 */
export function holdIsOver(now: Date): SQL {
  const longest = new Date(now.getTime() + heldFor + clocksApart)
  return sql`(${lte(bookingHolds.expiresAt, now)} or ${gt(bookingHolds.expiresAt, longest)})`
}

async function readHeld(db: Database, ids: string[], { within, now, own }: Wanted) {
  const rows = await db
    .select({
      hostId: bookingHolds.hostId,
      start: bookingHolds.startsAt,
      minutes: bookingHolds.minutes,
      bufferBefore: bookingHolds.bufferBefore,
      bufferAfter: bookingHolds.bufferAfter,
    })
    .from(bookingHolds)
    .where(
      and(
        inArray(bookingHolds.hostId, ids),
        not(holdIsOver(now)),
        gte(bookingHolds.startsAt, new Date(within.from - margin)),
        lt(bookingHolds.startsAt, new Date(within.until + margin)),
        own?.holdHash ? ne(bookingHolds.tokenHash, own.holdHash) : undefined,
      ),
    )
  return byHost(rows)
}

type Row = {
  hostId: string | null
  start: Date | null
  minutes: number | null
  bufferBefore: number
  bufferAfter: number
}

function byHost(rows: readonly Row[]): Map<string, Meeting[]> {
  const meetings = new Map<string, Meeting[]>()
  for (const { hostId, start, minutes, bufferBefore, bufferAfter } of rows) {
    if (!hostId || !start || !minutes) continue
    const some = meetings.get(hostId) ?? []
    meetings.set(hostId, some)
    some.push({ start: start.getTime(), minutes, bufferBefore, bufferAfter })
  }
  return meetings
}
