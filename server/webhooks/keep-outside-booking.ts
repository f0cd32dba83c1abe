import { and, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import {
  type DeliveryOutcome,
  type WebhookSource,
  webhookSourceLabels,
} from '#shared/webhooks/schema.ts'
import { createConsultation } from '../consultations/create-consultation.ts'
import { consultationRecords } from '../consultations/update-consultation.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { isOverlap } from '../db/postgresql.ts'
import { consultations, outsideBookings } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { notify } from '../notifications/notice.ts'
import { changeRecord, deleteRecord } from '../records.ts'
import type { OutsideBooking, OutsideEvent } from './outside-event.ts'

export type Kept = { outcome: DeliveryOutcome; reason: string; consultationId: string | null }

type Known = typeof outsideBookings.$inferSelect

const left = (reason: string, { consultationId }: Known): Kept => ({
  outcome: 'ignored',
  reason,
  consultationId,
})
const repeated = ({ consultationId }: Known): Kept => ({
  outcome: 'repeated',
  reason: '',
  consultationId,
})

/** The key by which a file of the same tool's bookings does not make them again. */
const importKeyOf = ({ source, id }: OutsideEvent) =>
  source === 'calendly' ? `invitee:${id}` : `${source}:${id}`

/** What the office reads of a delivery after which a host has two meetings at a time. */
const overlapSentence = 'Its host has another meeting at that time. Both are kept.'

/**
 * Keeps what a booking tool tells as one consultation, however often and in whatever order it is
 * told: a cancellation that comes first waits for its booking, and a booking that was moved under
 * another id stays the consultation that it was. It was agreed there, so that it is kept over another
 * meeting of its host, too. The tool has written to the visitor; we do not.
 */
export async function keepOutsideBooking(ctx: Ctx, event: OutsideEvent): Promise<Kept> {
  const kept = await keepEvent(ctx, event, false).catch(async (error) => {
    if (!isTaken(error)) throw error
    return { ...(await keepEvent(ctx, event, true)), reason: overlapSentence }
  })
  ctx.publish('consultations', 'people', 'notifications')
  return kept
}

/** Whether the database, or what it made of an insert, says that a host would have two meetings at a time. */
const isTaken = (error: unknown): boolean =>
  isOverlap(error) || (error instanceof AppError && error.code === 'slot_taken')

/** @throws {Error} when it would overlap another meeting of its host, and may not. */
const keepEvent = (ctx: Ctx, event: OutsideEvent, mayOverlap: boolean): Promise<Kept> =>
  inTransaction(ctx, async (ctx): Promise<Kept> => {
    const other =
      event.kind === 'booked' ? event.replaces : event.kind === 'replaced' ? event.by : null
    const known = await lockKnown(ctx, event, other)
    const own = known.get(event.id)
    if (!own) throw new Error('A booking that was locked is not there.')
    const counterpart = other && other !== event.id ? known.get(other) : undefined
    switch (event.kind) {
      case 'booked':
        return keepBooked(ctx, event, own, counterpart, mayOverlap)
      case 'cancelled':
        return keepCancelled(ctx, event, own)
      case 'replaced':
        return keepReplaced(ctx, event, own, counterpart)
    }
  })

/** What is known of these bookings, made where nothing was, and theirs alone until the transaction ends. */
async function lockKnown(ctx: Ctx, { source, id, sentAt }: OutsideEvent, other: string | null) {
  // In one order, so that two deliveries about the same bookings do not wait for each other.
  const ids = [...new Set([id, ...(other ? [other] : [])])].toSorted()
  await ctx.db
    .insert(outsideBookings)
    .values(ids.map((externalId) => ({ source, externalId, state: 'unknown' as const, sentAt })))
    .onConflictDoNothing()
  const rows = await ctx.db
    .select()
    .from(outsideBookings)
    .where(and(eq(outsideBookings.source, source), inArray(outsideBookings.externalId, ids)))
    .orderBy(outsideBookings.externalId)
    .for('update')
  return new Map(rows.map((row) => [row.externalId, row]))
}

const setKnown = (
  ctx: Ctx,
  { source, externalId }: { source: WebhookSource; externalId: string },
  set: Partial<Known>,
) =>
  ctx.db
    .update(outsideBookings)
    .set(set)
    .where(and(eq(outsideBookings.source, source), eq(outsideBookings.externalId, externalId)))

type Booked = Extract<OutsideEvent, { kind: 'booked' }>

async function keepBooked(
  ctx: Ctx,
  event: Booked,
  own: Known,
  former: Known | undefined,
  mayOverlap: boolean,
): Promise<Kept> {
  const { sentAt } = event
  if (own.state === 'replaced') {
    // It was moved on already; what it had replaced is that same meeting, too.
    await takeOver(ctx, former, own.consultationId)
    return left('This booking has been moved since.', own)
  }
  const movedInPlace = event.replaces === event.id && sentAt > own.sentAt
  if (own.state === 'booked' && !movedInPlace) return repeated(own)
  const isCancelled = own.state === 'cancelled'
  if (isCancelled && own.consultationId) return repeated(own)
  const status = isCancelled ? 'cancelled' : 'scheduled'
  const current = await standing(ctx, own.consultationId ?? former?.consultationId ?? null)
  const consultationId = current
    ? await move(ctx, current, event, { status, mayOverlap })
    : await create(ctx, event, { status, mayOverlap })
  await takeOver(ctx, former, consultationId)
  await setKnown(ctx, own, { state: isCancelled ? 'cancelled' : 'booked', consultationId, sentAt })
  const outcome = isCancelled ? 'cancelled' : current ? 'moved' : 'booked'
  return { outcome, reason: '', consultationId }
}

/** From now on a former booking is the meeting that took its place; a second record of it goes. */
async function takeOver(ctx: Ctx, former: Known | undefined, consultationId: string | null) {
  if (!former) return
  const second = await standing(ctx, former.consultationId)
  if (second && second !== consultationId) {
    await deleteRecord({ ctx, kind: consultationRecords, id: second })
  }
  await setKnown(ctx, former, { state: 'replaced', consultationId })
}

/** The id of a consultation that is not deleted. */
async function standing(ctx: Ctx, id: string | null): Promise<string | null> {
  if (!id) return null
  const [row] = await ctx.db
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(eq(consultations.id, id), isNull(consultations.deletedAt)))
  return row?.id ?? null
}

type As = { status: ConsultationStatus; mayOverlap: boolean }

async function create(ctx: Ctx, event: Booked, { status, mayOverlap }: As): Promise<string> {
  const { startsAt, ...booking }: OutsideBooking = event.booking
  const { consultation, imported } = await createConsultation({
    ctx,
    input: {
      ...booking,
      company: null,
      status,
      preferredDate: startsAt.toISOString(),
      importKey: importKeyOf(event),
      ...(mayOverlap && { mayOverlap }),
    },
  })
  if (!imported && status === 'scheduled') {
    const through = webhookSourceLabels[event.source]
    await notify(ctx, { kind: 'consultation_requested', consultation, through })
  }
  return consultation.id
}

/** Sets the meeting to its new time, at which it may overlap anew or no more; what the firm has written stays. */
async function move(ctx: Ctx, id: string, event: Booked, as: As) {
  const { startsAt, timeZone } = event.booking
  await changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'updated',
    decide: (row) => ({
      preferredDate: startsAt,
      timeZone: timeZone ?? row.timeZone,
      importKey: importKeyOf(event),
      ...as,
    }),
  })
  return id
}

type Cancelled = Extract<OutsideEvent, { kind: 'cancelled' }>

async function keepCancelled(ctx: Ctx, { sentAt }: Cancelled, own: Known): Promise<Kept> {
  if (own.state === 'cancelled') return repeated(own)
  if (own.state === 'replaced') return left('This booking has been moved since.', own)
  await setKnown(ctx, own, { state: 'cancelled', sentAt })
  if (own.state === 'unknown') return left('The booking itself has not been told yet.', own)
  const id = await standing(ctx, own.consultationId)
  if (!id) return left('This consultation was deleted here.', own)
  await changeRecord({
    ctx,
    kind: consultationRecords,
    id,
    act: 'status_set',
    decide: ({ status }) => (status === 'cancelled' ? {} : { status: 'cancelled' as const }),
  })
  return { outcome: 'cancelled', reason: '', consultationId: id }
}

type Replaced = Extract<OutsideEvent, { kind: 'replaced' }>

/** The booking at the new time is told by an event of its own, which finds its consultation by this. */
async function keepReplaced(
  ctx: Ctx,
  { sentAt }: Replaced,
  own: Known,
  successor: Known | undefined,
): Promise<Kept> {
  if (own.state === 'replaced') return repeated(own)
  if (successor && successor.state !== 'unknown') {
    await takeOver(ctx, own, successor.consultationId)
    return left('The booking at its new time is known.', successor)
  }
  if (successor) await setKnown(ctx, successor, { consultationId: own.consultationId })
  await setKnown(ctx, own, { state: 'replaced', sentAt })
  return left('It was moved; its new time is told next.', own)
}

/** Forgets the ids of bookings whose consultation is gone, and that nothing was told of since an instant. */
export async function purgeOutsideBookings({ db }: Pick<Ctx, 'db'>, before: Date): Promise<void> {
  await db
    .delete(outsideBookings)
    .where(and(isNull(outsideBookings.consultationId), lt(outsideBookings.sentAt, before)))
}
