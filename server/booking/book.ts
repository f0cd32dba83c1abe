import type { Booked, CreateBooking } from '#shared/booking/schema.ts'
import type { Origin } from '#shared/origins/schema.ts'
import { consultationOfCall, keepConsultation } from '../consultations/create-consultation.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { askedOf, freeHosts, inTurn, lockFreeHost, slotTaken } from './free-hosts.ts'
import { findHold, giveUpHold } from './hold-time.ts'
import { findMeetingType } from './host-times.ts'
import { asLongAsFree, meetingWith } from './meeting-with.ts'
import { presentBooked } from './present-booking.ts'
import { hashOf, newToken } from './tokens.ts'

type Arguments = {
  ctx: Ctx
  input: CreateBooking
  origin: Origin | null
  idempotencyKey: string | undefined
}

/**
 * Books a time: with the host it was held with, else with the one whose turn it is among those who are
 * free. A booking is a consultation, kept as {@link keepConsultation} keeps one. The same
 * `idempotencyKey` again returns the booking it made.
 * @throws {AppError} `slot_taken` with `next`; `invalid` for a type that is not offered; `key_reused`.
 */
export async function bookMeeting({
  ctx,
  input,
  origin,
  idempotencyKey,
}: Arguments): Promise<Booked> {
  const { type: typeId, start, website, holdToken, ...said } = input
  const content = { ...said, type: typeId, start }
  const madeBefore = async () => {
    const made = idempotencyKey && (await consultationOfCall(ctx, idempotencyKey, content))
    return made ? presentBooked(ctx, made) : null
  }
  const before = await madeBefore()
  if (before) return before
  const type = await findMeetingType(ctx.db, typeId)
  const slot = askedOf(type, start)
  const hold = holdToken ? await findHold(ctx, holdToken, slot) : null
  const asked = {
    ...slot,
    at: hold?.at ?? ctx.clock(),
    ...(holdToken && { own: { holdHash: hashOf(holdToken) } }),
  }
  const turns = await inTurn(ctx, await freeHosts(ctx, asked))
  for (const { hostId, reason } of heldFirst(turns, hold?.hostId)) {
    const booked = await asLongAsFree(() =>
      inTransaction(ctx, async (ctx) => {
        const host = await lockFreeHost(ctx, asked, hostId)
        if (!host) return null
        const { consultation } = await keepConsultation({
          ctx,
          input: {
            ...said,
            preferredDate: start,
            meetingType: type.name,
            importKey: null,
            website,
          },
          origin,
          idempotencyKey,
          content,
          booking: {
            ...meetingWith(host, reason),
            meetingTypeId: type.id,
            minutes: type.minutes,
            bookingToken: newToken(),
          },
        })
        if (holdToken) await giveUpHold(ctx.db, hashOf(holdToken))
        // Here, so that who has booked does not wait once more for a line to the database.
        return presentBooked(ctx, consultation)
      }),
    )
    if (!booked) continue
    ctx.publish('consultations', 'people', 'notifications', 'messages')
    return booked
  }
  // Who was faster may be the same call, sent twice at once.
  const meanwhile = await madeBefore()
  if (meanwhile) return meanwhile
  throw await slotTaken(ctx, asked)
}

/** The host with whom a time is held stays the one, whosever turn it has become. */
function heldFirst(turns: { hostId: string; reason: string }[], hostId: string | undefined) {
  const held = turns.find((turn) => turn.hostId === hostId)
  if (!held || held === turns[0]) return turns
  const reason = 'It was their turn when the visitor chose the time.'
  return [{ ...held, reason }, ...turns.filter((turn) => turn !== held)]
}
