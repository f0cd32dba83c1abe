/** A day of the Gregorian calendar. */
export type Day = { year: number; month: number; day: number }

const dayLength = 86_400_000

const epochDay = ({ year, month, day }: Day): number =>
  Math.round(Date.UTC(year, month - 1, day) / dayLength)

/** Whether the calendar has the day: 30 February has none. */
export function exists({ year, month, day }: Day): boolean {
  const date = new Date(Date.UTC(year, month - 1, day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day
}

/** 0 (Sunday) to 6. */
export const weekdayOn = (day: Day): number => (((epochDay(day) + 4) % 7) + 7) % 7

/** Days from `a` to `b`; negative when `b` is earlier. */
export const daysBetween = (a: Day, b: Day): number => epochDay(b) - epochDay(a)

export function addDays(from: Day, days: number): Day {
  const date = new Date((epochDay(from) + days) * dayLength)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** A local time `2025-09-24T12:45` → its day. */
export function dayOf(local: string): Day {
  const [year = 0, month = 0, day = 0] = local.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

const padded = (part: number, size = 2): string => String(part).padStart(size, '0')

export const localTime = ({ year, month, day }: Day, hour: number, minute: number): string =>
  `${padded(year, 4)}-${padded(month)}-${padded(day)}T${padded(hour)}:${padded(minute)}`
