import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { BookingLookup } from '#shared/consultations/known-booking.ts'
import type { CreateConsultation } from '#shared/consultations/schema.ts'
import { visitorConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { Origin } from '#shared/origins/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { type Keyed, keyed, refuseOtherContent } from '../db/idempotency.ts'
import { consultations } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { asOneChange } from '../journal/write-change.ts'
import { keepPerson } from '../people/keep-people.ts'
import { assertNotErased } from '../privacy/suppressions.ts'
import { changeRecord, findRecord } from '../records.ts'
import { notifyOfRequest } from './consultation-mail.ts'
import {
  bookingChanges,
  importedAs,
  knownBookings,
  noteImport,
  waitForBookingsOf,
} from './known-booking.ts'
import { hostFields, lengthOfType, type MeetingInput, overlapping } from './meeting-host.ts'
import type { ConsultationRow } from './presenter.ts'
import { consultationContact, consultationRecords } from './update-consultation.ts'

/** What a booked meeting has beside what its visitor says. */
type Booking = Pick<
  typeof consultations.$inferInsert,
  'hostId' | 'meetingTypeId' | 'minutes' | 'bufferBefore' | 'bufferAfter' | 'place' | 'hostReason'
> & { bookingToken: string }

/** What an import did to a consultation that was there: the change, and how it stood before. */
type Changed = { changeId: string; before: ConsultationRow }

type Arguments = {
  ctx: Ctx
  input: CreateConsultation
  /** How a visitor's visit began, where that is known. */
  origin?: Origin | null
  idempotencyKey?: string | undefined
  /** What came with the key, where that is another than `input`. */
  content?: object
  /** Of a time that a visitor has booked: the meeting is scheduled. */
  booking?: Booking
}

/** `imported`: it was there before an import told of it; nothing was added, but it may have `changed`. */
type Kept = { consultation: ConsultationRow; imported: boolean; changed: Changed | null }

/**
 * Keeps a request for a meeting, with its audit row, its notification and the order of its mail,
 * all or nothing. A visitor's is pending, whatever it says; the same `idempotencyKey` again returns the one it made.
 * What the firm imports is brought up to date where it is kept already (known-booking.ts), unless that one was
 * deleted since.
 * @throws {AppError} `erased` when an admin enters or imports somebody who asked to be erased;
 * `key_reused`; `slot_taken` when its host has another meeting then; `invalid` for a host without an account.
 */
export async function createConsultation(wanted: Arguments): Promise<Kept> {
  const { ctx } = wanted
  const kept = await inTransaction(ctx, (ctx) => keepConsultation({ ...wanted, ctx }))
  if (kept.isNew) ctx.publish('consultations', 'people', 'notifications', 'messages')
  else if (kept.changed) ctx.publish('people')
  return kept
}

/** As {@link createConsultation}, within a transaction; `isNew` tells whether there is something to publish. */
export async function keepConsultation({
  ctx,
  input,
  origin = null,
  idempotencyKey,
  content,
  booking,
}: Arguments): Promise<Kept & { isNew: boolean }> {
  await assertNotErased(ctx, input.email)
  const { website, hostId, minutes, place, mayOverlap, formerDate, isChange, sequence, ...fields } =
    input
  // A job keeps what a booking tool of the firm's has told.
  const byFirm = ctx.actor.kind !== 'visitor'
  const now = ctx.clock()
  const length =
    (byFirm ? minutes : booking?.minutes) ?? (await lengthOfType(ctx.db, input.meetingType))
  const values = {
    ...fields,
    minutes: length,
    id: randomUUIDv7(),
    preferredDate: input.preferredDate ? new Date(input.preferredDate) : null,
    status: (booking && 'scheduled') || (byFirm && input.status) || visitorConsultationStatus,
    createdAt: now,
    updatedAt: now,
    fromSite: !byFirm,
    origin: byFirm ? null : origin,
    quarantine: !byFirm && website ? ('honeypot' as const) : null,
    ...keyed(idempotencyKey, content ?? fields),
    importKey: byFirm ? input.importKey : null,
    searchText: searchTextOf(input),
    ...(byFirm && (await hostFields(ctx, { hostId, minutes: length, place, mayOverlap }, input))),
    ...booking,
  }
  const lookup =
    values.importKey || (byFirm && isChange)
      ? lookupOf(values, { formerDate, isChange, sequence })
      : null
  const meeting = { hostId, minutes, place, mayOverlap }
  const known = lookup && (await updateKnown(ctx, lookup, values, meeting))
  if (known) return known
  const personId = await keepPerson(ctx.db, consultationContact(values))
  const created = await insertOnce(ctx, {
    ...values,
    personId,
    importedAs: lookup && importedAs(lookup),
  })
  if (!created) return consultationOfKeys(ctx, values)
  await recordAudit(ctx, {
    action: 'consultation.created',
    entityId: created.id,
    personId,
  })
  if (!byFirm && !created.quarantine) await notifyOfRequest(ctx, created)
  return { consultation: created, imported: false, changed: null, isNew: true }
}

type LookupValues = Pick<Values, 'email' | 'preferredDate' | 'timeZone' | 'status' | 'importKey'>
type Change = Pick<BookingLookup, 'formerDate' | 'isChange' | 'sequence'>

const lookupOf = (values: LookupValues, change: Change): BookingLookup => ({
  importKey: values.importKey ?? null,
  email: values.email,
  preferredDate: values.preferredDate?.toISOString() ?? null,
  timeZone: values.timeZone ?? null,
  status: values.status,
  ...change,
})

/**
 * Brings the consultation that a booking is up to date, as one change that can be undone; null where it is
 * a new one, or this very call has made it. The tool it was booked with has written to its visitor; we do not.
 */
async function updateKnown(
  ctx: Ctx,
  lookup: BookingLookup,
  { idempotencyKey }: Keyed,
  meeting: MeetingInput,
): Promise<(Kept & { isNew: boolean }) | null> {
  await waitForBookingsOf(ctx, lookup.email)
  const [found] = await knownBookings(ctx, [lookup])
  if (!found || (idempotencyKey && found.idempotencyKey === idempotencyKey)) return null
  const before = await findRecord(ctx, consultationRecords, found.id, true)
  const isOther = meeting.hostId && meeting.hostId !== before.hostId
  const said = {
    ...bookingChanges(before, lookup),
    ...(isOther ? await hostFields(ctx, meeting, { ...before, importKey: lookup.importKey }) : {}),
  }
  const isNews = Object.keys(said).length > 0
  const changes = isNews && meeting.mayOverlap ? { ...said, mayOverlap: true } : said
  await noteImport(ctx, before, lookup)
  if (Object.keys(changes).length === 0) {
    return { consultation: before, imported: true, changed: null, isNew: false }
  }
  const act = 'preferredDate' in changes || 'hostId' in changes ? 'updated' : 'status_set'
  const { changeId, result } = await asOneChange(ctx, `consultation.${act}`, (ctx) =>
    changeRecord({ ctx, kind: consultationRecords, id: before.id, act, decide: () => changes }),
  )
  return { consultation: result, imported: true, changed: { changeId, before }, isNew: false }
}

/** What a call with this key has made already. @throws {AppError} `key_reused` for another content. */
export async function consultationOfCall(
  { db }: Ctx,
  idempotencyKey: string,
  content: object,
): Promise<ConsultationRow | undefined> {
  const [made] = await db
    .select()
    .from(consultations)
    .where(eq(consultations.idempotencyKey, idempotencyKey))
  if (made) refuseOtherContent(made, keyed(idempotencyKey, content))
  return made
}

type Values = typeof consultations.$inferInsert & Keyed

/** The new row, or undefined when one of its keys is taken. A deleted record gives up its import key. */
async function insertOnce(ctx: Ctx, values: Values): Promise<ConsultationRow | undefined> {
  const insert = () => ctx.db.insert(consultations).values(values).onConflictDoNothing().returning()
  const [created] = await insert()
  if (created || !values.importKey) return created
  const released = await ctx.db
    .update(consultations)
    .set({ importKey: null })
    .where(and(eq(consultations.importKey, values.importKey), isNotNull(consultations.deletedAt)))
    .returning({ id: consultations.id })
  return released.length > 0 ? (await insert())[0] : undefined
}

/** What a key has made already: that of the call before that of the booking. */
async function consultationOfKeys(ctx: Ctx, values: Values) {
  const { idempotencyKey, importKey } = values
  // What kept one without a key from being created: the database lets no two meetings of a host overlap.
  if (!idempotencyKey && !importKey) throw overlapping()
  const found = await ctx.db
    .select()
    .from(consultations)
    .where(
      or(
        idempotencyKey ? eq(consultations.idempotencyKey, idempotencyKey) : undefined,
        importKey ? eq(consultations.importKey, importKey) : undefined,
      ),
    )
  const ofCall = found.find((row) => idempotencyKey && row.idempotencyKey === idempotencyKey)
  if (ofCall) refuseOtherContent(ofCall, values)
  const consultation = ofCall ?? found[0]
  if (!consultation) throw overlapping()
  const imported = Boolean(importKey) && consultation.importKey === importKey
  return { consultation, imported, changed: null, isNew: false }
}
