import { readMailHeld } from '#shared/answer.ts'
import { bookingCalls } from '#shared/booking/calls.ts'
import { type BookingForm, bookingFields } from '#shared/booking/form.ts'
import type { Booked, BookingType, Hold, Slot } from '#shared/booking/schema.ts'
import { createMessageKeys, postForm, postJson } from '../forms/post-json.ts'
import { type Refusal, readRefusal } from '../forms/refusal.ts'

/** After this long without an answer a call counts as failed, in milliseconds. */
const timeoutMs = 20_000

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** What our own server answers with 200 has the shape of its schema (shared/booking/schema.ts). */
function asAnswer<Shape>(body: unknown): Shape {
  return body as Shape
}

/** The body of a call that was answered; null for a failure of whatever kind. */
async function read<Shape>(url: string): Promise<Shape | null> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    return answer.ok ? asAnswer<Shape>(await answer.json()) : null
  } catch {
    return null
  }
}

export const readTypes = () => read<BookingType[]>(bookingCalls.types)

type Asked = { type: string; from: string; to: string; timeZone: string }

/** The free times of some days, in order; null when they could not be read. */
export async function readSlots(asked: Asked): Promise<Slot[] | null> {
  const url = `${bookingCalls.slots}?${new URLSearchParams(asked)}`
  const times = await read<{ days: { slots: Slot[] }[] }>(url)
  return times?.days.flatMap(({ slots }) => slots) ?? null
}

/** Why a time can not be had, in a sentence; `next` are the starts that are offered instead. */
export type Taken = { message: string; next: readonly string[] }

/** The refusal of a time, or null when it is another one. */
async function readTaken(answer: Response | 'unreachable'): Promise<Taken | null> {
  if (answer === 'unreachable' || answer.status !== 409) return null
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => null)
  if (!isRecord(body) || body.code !== 'slot_taken') return null
  const next = Array.isArray(body.next) ? body.next : []
  return {
    message: String(body.error),
    next: next.filter((start): start is string => typeof start === 'string'),
  }
}

type HoldTime = {
  type: string
  start: string
  /** What was held before, and is given up. */
  holdToken?: string | undefined
}

/** Holds a time. Null when that failed: booking it does not need a hold. */
export async function holdTime(input: HoldTime): Promise<Hold | Taken | null> {
  const answer = await postJson(bookingCalls.holds, input)
  const taken = await readTaken(answer)
  if (taken) return taken
  if (answer === 'unreachable' || !answer.ok) return null
  const body: unknown = await answer.json().catch(() => null)
  return isRecord(body) && typeof body.holdToken === 'string' ? asAnswer<Hold>(body) : null
}

export type BookTime = BookingForm & {
  type: string
  start: string
  timeZone: string
  holdToken?: string | undefined
  website: string
}

/** A booking that stands, and whether the mail that follows waits. */
export type BookedTime = { booked: Booked; mailHeld: boolean }

const fieldNames = Object.keys(bookingFields)
const keyOf = createMessageKeys()

/** Books a time. Never throws. The same content sent again is the same booking. */
export async function bookTime(input: BookTime): Promise<BookedTime | Taken | Refusal> {
  const { holdToken: _, ...content } = input
  const answer = await postForm(bookingCalls.bookings, input, keyOf(JSON.stringify(content)))
  const taken = await readTaken(answer)
  if (taken) return taken
  if (answer !== 'unreachable' && answer.ok) {
    const body: unknown = await answer.json().catch(() => null)
    if (isRecord(body)) return { booked: asAnswer<Booked>(body), mailHeld: readMailHeld(body) }
  }
  return readRefusal(answer, { noun: 'booking', fieldNames })
}
