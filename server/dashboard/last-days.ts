/** When the day of a time zone begins that an instant lies in, and when the next one does. */
export function dayAround(now: Date, zone: string): { begins: Date; ends: Date } {
  const date = dateOf(now, zone)
  return { begins: beginOf(date, zone), ends: beginOf(date.add({ days: 1 }), zone) }
}

const dateOf = (instant: Date, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone).toPlainDate()
const beginOf = (date: Temporal.PlainDate, zone: string) =>
  new Date(date.toZonedDateTime(zone).epochMilliseconds)

type Days = {
  /** Dates of the zone's calendar, oldest first. */
  days: string[]
  /** When each of them begins. A day of a zone need not have 24 hours. */
  begins: Date[]
}

/** The last `count` days of a time zone, today among them. */
export function lastDays(now: Date, zone: string, count: number): Days {
  return daysFrom(dateOf(now, zone).subtract({ days: count - 1 }), zone, count)
}

/** Today in a time zone and the days after it, `count` in all. */
export const nextDays = (now: Date, zone: string, count: number): Days =>
  daysFrom(dateOf(now, zone), zone, count)

function daysFrom(first: Temporal.PlainDate, zone: string, count: number): Days {
  const dates = Array.from({ length: count }, (_, days) => first.add({ days }))
  return {
    days: dates.map((date) => date.toString()),
    begins: dates.map((date) => beginOf(date, zone)),
  }
}
