import { brand } from '#content/brand.ts'
import { addDays } from '#shared/booking/calendar-days.ts'
import { dateIn } from '#shared/booking/days-in-zone.ts'
import { ownBooking, timesAnchor, timesPageOf } from '#shared/booking/pages.ts'
import type { Booking } from '#shared/booking/schema.ts'
import type { PlainTimes } from '#web/site/answers/booking-answers.tsx'
import type { Ctx } from '../context.ts'
import { listSlots } from './list-slots.ts'

/** Days of one page. */
const step = 28
/** Days that a page may begin ahead: no host offers more. */
const furthest = 366

/** What the address of a page of times says; both may be anything. */
export type Viewed = { from: string; day: string }

type Listed = {
  type: string
  timeZone: string
  /** The address of the page with other days, or with one of them chosen. */
  hrefOf: (viewed: { from?: string | undefined; day?: string | undefined }) => string
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))

/** The free days of four weeks, and the times of the one that is asked for, or else of the first. */
async function readTimes(ctx: Ctx, listed: Listed, { from, day }: Viewed): Promise<PlainTimes> {
  const { type, timeZone, hrefOf } = listed
  const today = dateIn(ctx.clock().toISOString(), timeZone)
  const last = addDays(today, furthest)
  const begins = [today, isDay(from) ? from : today].sort()[1] ?? today
  const first = begins > last ? last : begins
  const to = addDays(first, step - 1)
  const { days } = await listSlots(ctx, { type, from: first, to, timeZone })
  const shown = days.find(({ date }) => date === day) ?? days[0]
  const back = addDays(first, -step)
  return {
    zone: timeZone,
    days: days.map(({ date, slots }) => ({
      date,
      count: slots.length,
      href: `${hrefOf({ from: first === today ? undefined : first, day: date })}#${timesAnchor}`,
    })),
    day: shown?.date ?? null,
    slots: shown?.slots ?? [],
    earlier: first > today ? hrefOf(back > today ? { from: back } : {}) : null,
    later: to < last && days.length > 0 ? hrefOf({ from: addDays(to, 1) }) : null,
  }
}

/** The free times of a meeting type, on the clock of the firm: a page without script knows no other. */
export const timesOfType = (
  ctx: Ctx,
  type: string,
  { about, ...viewed }: Viewed & { about: string },
) =>
  readTimes(
    ctx,
    { type, timeZone: brand.timeZone.id, hrefOf: (to) => timesPageOf({ type, ...to, about }) },
    viewed,
  )

/** The times that a booking can be moved to, on its visitor's own clock; none once its type is gone. */
export async function timesOfBooking(
  ctx: Ctx,
  { type, timeZone }: Booking,
  token: string,
  viewed: Viewed,
): Promise<PlainTimes> {
  const none = { zone: timeZone, days: [], day: null, slots: [], earlier: null, later: null }
  if (!type) return none
  return readTimes(ctx, { type, timeZone, hrefOf: (to) => ownBooking.timesOf(token, to) }, viewed)
}

/** The times in place of one that can not be had; they may be of several days. */
export const insteadOf = (times: PlainTimes, next: readonly string[]): PlainTimes => ({
  ...times,
  day: null,
  slots: next.map((start) => ({ start, end: start })),
})
