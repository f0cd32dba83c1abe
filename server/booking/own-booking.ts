import { and, eq, isNull } from 'drizzle-orm'
import type { Booking, Reschedule } from '#shared/booking/schema.ts'
import { notifyVisitor } from '../consultations/consultation-mail.ts'
import { consultationRecords } from '../consultations/update-consultation.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { consultations } from '../db/schema.ts'
import { AppError, notFound } from '../errors.ts'
import { changeRecord } from '../records.ts'
import { bookingFile } from './booking-file.ts'
import { type Asked, freeHosts, inTurn, lockFreeHost, slotTaken } from './free-hosts.ts'
import { findHold, giveUpHold } from './hold-time.ts'
import { asLongAsFree, meetingWith } from './meeting-with.ts'
import {
  type BookedRow,
  changeableUntil,
  type HostNotice,
  hostOf,
  isBooking,
  presentBooking,
  typeOf,
} from './present-booking.ts'
import { hashOf } from './tokens.ts'

/** The booking of a visitor's link. @throws {AppError} `not_found`. */
async function findBooking(db: Database, token: string): Promise<BookedRow> {
  const [row] = await db
    .select()
    .from(consultations)
    .where(and(eq(consultations.bookingToken, token), isNull(consultations.deletedAt)))
  if (!row || !isBooking(row)) throw notFound('booking')
  return row
}

/** @throws {AppError} `edit_conflict` for one that does not stand, or that begins too soon. */
function assertChangeable(ctx: Ctx, row: BookedRow, host: HostNotice) {
  if (row.status !== 'scheduled') {
    throw new AppError('edit_conflict', 'This booking does not stand any more.')
  }
  if (ctx.clock() > changeableUntil(row, host)) {
    throw new AppError(
      'edit_conflict',
      'It is too late to change this booking here. Please write to us.',
    )
  }
}

type OfToken = { ctx: Ctx; token: string }

/** @throws {AppError} `not_found`. */
export const readBooking = async ({ ctx, token }: OfToken): Promise<Booking> =>
  presentBooking(ctx, await findBooking(ctx.db, token))

/** The booking of a link as a file for calendars. @throws {AppError} `not_found`. */
export async function readBookingFile({ ctx, token }: OfToken): Promise<string> {
  const row = await findBooking(ctx.db, token)
  return bookingFile(ctx, await presentBooking(ctx, row), row)
}

/**
 * Moves a booking to another free time: with the same host where they are free, else with the one whose
 * turn it is. Host and visitor are told in the same transaction.
 * @throws {AppError} `not_found`; `slot_taken` with `next`; `edit_conflict` for one that does not stand
 * any more, or begins too soon to be changed.
 */
export async function rescheduleBooking({
  ctx,
  token,
  input: { start, holdToken },
}: OfToken & { input: Reschedule }): Promise<Booking> {
  const row = await findBooking(ctx.db, token)
  const formerHost = await hostOf(ctx.db, row)
  assertChangeable(ctx, row, formerHost)
  if (row.preferredDate.getTime() === Date.parse(start)) return presentBooking(ctx, row)
  const type = await typeOf(ctx.db, row)
  const slot = {
    typeId: row.meetingTypeId ?? '',
    // The firm may have made it another type since: then it keeps the length that this one has.
    minutes: type?.name === row.meetingType ? type.minutes : row.minutes,
    start: Date.parse(start),
  }
  const hold = holdToken ? await findHold(ctx, holdToken, slot) : null
  const asked: Asked = {
    ...slot,
    at: hold?.at ?? ctx.clock(),
    own: { consultationId: row.id, holdHash: holdToken && hashOf(holdToken) },
  }
  const move = (hostId: string, reason: string) => (ctx: Ctx) =>
    moveTo(ctx, { row, asked, hostId, reason, formerHost })
  for (const { hostId, reason } of await turnsOf(ctx, asked, row)) {
    const moved = await asLongAsFree(() => inTransaction(ctx, move(hostId, reason)))
    if (!moved) continue
    if (holdToken) await giveUpHold(ctx.db, hashOf(holdToken))
    ctx.publish('messages')
    return presentBooking(ctx, moved)
  }
  throw await slotTaken(ctx, asked)
}

/** Who is asked in turn: the host of the booking first, who stays what they were chosen for. */
async function turnsOf(ctx: Ctx, asked: Asked, { hostId, hostReason }: BookedRow) {
  const turns = await inTurn(ctx, await freeHosts(ctx, asked))
  const own = turns.filter((turn) => turn.hostId === hostId)
  return [
    ...own.map((turn) => ({ ...turn, reason: hostReason ?? turn.reason })),
    ...turns.filter((turn) => turn.hostId !== hostId),
  ]
}

type Move = {
  row: BookedRow
  asked: Asked
  hostId: string
  reason: string
  formerHost: HostNotice
}

async function moveTo(ctx: Ctx, { row, asked, hostId, reason, formerHost }: Move) {
  const host = await lockFreeHost(ctx, asked, hostId)
  if (!host) return null
  return changeRecord({
    ctx,
    kind: consultationRecords,
    id: row.id,
    act: 'updated',
    decide: (row) => {
      if (!isBooking(row)) throw notFound('booking')
      assertChangeable(ctx, row, formerHost)
      return {
        preferredDate: new Date(asked.start),
        minutes: asked.minutes,
        ...meetingWith(host, reason),
        // The place that was agreed stays with its host.
        ...(hostId === row.hostId && { place: row.place }),
      }
    },
    also: notifyVisitor,
  })
}

/**
 * Cancels a booking; again, it changes nothing. Host and visitor are told in the same transaction.
 * @throws {AppError} `not_found`; `edit_conflict` as {@link rescheduleBooking}.
 */
export async function cancelBooking({ ctx, token }: OfToken): Promise<Booking> {
  const row = await findBooking(ctx.db, token)
  if (row.status === 'cancelled') return presentBooking(ctx, row)
  const host = await hostOf(ctx.db, row)
  const cancelled = await changeRecord({
    ctx,
    kind: consultationRecords,
    id: row.id,
    act: 'status_set',
    decide: (row) => {
      if (!isBooking(row)) throw notFound('booking')
      if (row.status === 'cancelled') return {}
      assertChangeable(ctx, row, host)
      return { status: 'cancelled' as const }
    },
    also: notifyVisitor,
  })
  ctx.publish('messages')
  return presentBooking(ctx, cancelled)
}
