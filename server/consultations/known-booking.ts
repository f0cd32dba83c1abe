import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { BookingLookup } from '#shared/consultations/known-booking.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Ctx } from '../context.ts'
import { advisoryLocks } from '../db/advisory-locks.ts'
import { isAmongTexts } from '../db/many-rows.ts'
import type { ImportedAs } from '../db/schema/consultations.ts'
import { consultations, personEmails } from '../db/schema.ts'
import type { ConsultationRow } from './presenter.ts'

/** What of a known consultation a booking says anew. */
export type BookingChanges = Partial<Pick<ConsultationRow, 'status' | 'preferredDate' | 'timeZone'>>

/**
 * Whoever keeps bookings of one address waits here for others who do, until their transactions end:
 * two that come at once find each other.
 */
export const waitForBookingsOf = ({ db }: Ctx, email: string) =>
  db.execute(
    sql`select pg_advisory_xact_lock(${advisoryLocks.bookingsOfAddress}::int, hashtext(${comparedEmail(email)}))`,
  )

/**
 * The consultation that each booking is, in their order; null for one that is new. A booking is the
 * same by its key; else, where not both have an identifier of one tool, by person and start. One that
 * was moved is looked for at its former start, and one that tells of a change without saying of what is
 * the person's one meeting to come. Of deleted and set aside ones none is found.
 */
export async function knownBookings(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  bookings: readonly BookingLookup[],
): Promise<(ConsultationRow | null)[]> {
  const stands = and(isNull(consultations.deletedAt), isNull(consultations.quarantine))
  const keys = bookings.flatMap(({ importKey }) => importKey ?? [])
  const byKey = await db
    .select()
    .from(consultations)
    .where(and(isAmongTexts(consultations.importKey, keys), stands))
  const emails = [...new Set(bookings.map(({ email }) => comparedEmail(email)))]
  const ofPeople = await db
    .select({ email: personEmails.email, row: consultations })
    .from(personEmails)
    .innerJoin(consultations, eq(consultations.personId, personEmails.personId))
    .where(
      and(isAmongTexts(personEmails.email, emails), isNotNull(consultations.preferredDate), stands),
    )
  const rowOfKey = new Map(byKey.map((row) => [row.importKey, row]))
  const rowsOfEmail = Map.groupBy(ofPeople, ({ email }) => email)
  return bookings.map((booking) => {
    const ofKey = booking.importKey && rowOfKey.get(booking.importKey)
    if (ofKey) return ofKey
    const rows = (rowsOfEmail.get(comparedEmail(booking.email)) ?? []).map(({ row }) => row)
    return (
      rowAt(booking.formerDate ?? null, booking, rows) ??
      rowAt(booking.preferredDate, booking, rows) ??
      (booking.isChange ? oneToCome(booking, rows, clock()) : null)
    )
  })
}

/** Of a person's meetings the one at a start; one that stands before one that is over or off. */
function rowAt(
  start: string | null,
  booking: BookingLookup,
  rows: readonly ConsultationRow[],
): ConsultationRow | null {
  if (!start) return null
  const at = new Date(start).getTime()
  const fitting = rows.filter(
    (row) =>
      row.preferredDate?.getTime() === at &&
      !areOthers(row.importKey, booking.importKey) &&
      // What the firm itself called off is booked anew.
      !(row.status === 'cancelled' && !row.importedAs && booking.status !== 'cancelled'),
  )
  return fitting.find(({ status }) => isStanding(status)) ?? fitting[0] ?? null
}

/**
 * The one meeting of a person that is to come, which a move or a cancellation means that names none; null of
 * several. One that is off already is only meant where no other stands.
 */
function oneToCome(
  booking: BookingLookup,
  rows: readonly ConsultationRow[],
  now: Date,
): ConsultationRow | null {
  const toCome = rows.filter(
    (row) =>
      row.preferredDate !== null &&
      row.preferredDate > now &&
      !areOthers(row.importKey, booking.importKey),
  )
  const standing = toCome.filter(({ status }) => isStanding(status))
  const off =
    booking.status === 'cancelled' ? toCome.filter(({ status }) => status === 'cancelled') : []
  const meant = standing.length > 0 ? standing : off
  return meant.length === 1 ? (meant[0] ?? null) : null
}

const isStanding = (status: ConsultationRow['status']) =>
  status === 'scheduled' || status === 'pending'

const slotKey = 'slot:'
const toolOf = (key: string) => key.slice(0, key.indexOf(':') + 1)

/** Two identifiers of one tool are two bookings, whoever comes when. */
const areOthers = (key: string | null, other: string | null): boolean =>
  key !== null && other !== null && toolOf(key) !== slotKey && toolOf(key) === toolOf(other)

/**
 * What a booking changes of the consultation that it is. What an import has said before counts no
 * more: since then the firm may have moved it, called it off or held it. Neither does what its calendar
 * said before that, in an invitation that is read late.
 */
export function bookingChanges(row: ConsultationRow, booking: BookingLookup): BookingChanges {
  const { status, preferredDate: startsAt } = booking
  const before = row.importedAs
  if (isOutdated(row, booking)) return {}
  const isNewStatus = before
    ? status !== before.status
    : isStanding(row.status) && (status === 'cancelled' || row.status === 'pending')
  const isNewStart = startsAt !== null && !(before && isSameInstant(startsAt, before.startsAt))
  return {
    ...(isNewStatus && status !== row.status && { status }),
    ...(isNewStart &&
      !isSameInstant(startsAt, row.preferredDate?.toISOString() ?? null) && {
        preferredDate: new Date(startsAt),
        timeZone: booking.timeZone ?? row.timeZone,
      }),
  }
}

/** Whether the calendar of a booking has changed it since. */
const isOutdated = ({ importKey, importedAs }: ConsultationRow, booking: BookingLookup): boolean =>
  importKey === booking.importKey &&
  typeof booking.sequence === 'number' &&
  typeof importedAs?.sequence === 'number' &&
  booking.sequence < importedAs.sequence

const isSameInstant = (one: string, other: string | null): boolean =>
  other !== null && new Date(one).getTime() === new Date(other).getTime()

/** What an import has said, as the record keeps it. */
export const importedAs = ({ status, preferredDate, sequence }: BookingLookup): ImportedAs => ({
  status,
  startsAt: preferredDate && new Date(preferredDate).toISOString(),
  ...(typeof sequence === 'number' && { sequence }),
})

/**
 * Keeps by what a consultation is known, and what was said of it last; nothing that people see. An
 * identifier takes the place of a mere start, and never the other way round.
 */
export async function noteImport({ db }: Ctx, row: ConsultationRow, booking: BookingLookup) {
  if (isOutdated(row, booking)) return
  const given = booking.importKey
  const isBetter =
    given !== null &&
    (row.importKey === null || toolOf(row.importKey) === slotKey || toolOf(given) !== slotKey)
  const importKey = isBetter ? given : row.importKey
  if (importKey !== null && importKey !== row.importKey) {
    await db
      .update(consultations)
      .set({ importKey: null })
      .where(
        and(
          eq(consultations.importKey, importKey),
          ne(consultations.id, row.id),
          or(isNotNull(consultations.deletedAt), isNotNull(consultations.quarantine)),
        ),
      )
  }
  const said = importedAs(booking)
  // A cancellation that names no time says nothing of when it was.
  said.startsAt ??= row.importedAs?.startsAt ?? row.preferredDate?.toISOString() ?? null
  await db
    .update(consultations)
    .set({ importKey, importedAs: { ...row.importedAs, ...said } })
    .where(eq(consultations.id, row.id))
}
