/**
 * Days of the calendar, as `2026-03-02`: no clock, no zone. A month is `2026-03`; a week begins on
 * Sunday.
 */

const dayMs = 86_400_000

const epochOf = (date: string) => Date.parse(`${date}T00:00:00Z`)
const dateOf = (epoch: number) => new Date(epoch).toISOString().slice(0, 10)
const daysOf = (month: string) => {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 0)).getUTCDate()
}

/** `2026-03` of `2026-03-02`. */
export const monthOf = (date: string): string => date.slice(0, 7)

/** So many days later; earlier when negative. */
export const addDays = (date: string, days: number): string => dateOf(epochOf(date) + days * dayMs)

/** So many months later; earlier when negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The last day of a month. */
export const endOf = (month: string): string => `${month}-${daysOf(month)}`

/** 0 for Sunday. */
const weekdayOf = (date: string) => new Date(epochOf(date)).getUTCDay()

/** A month as rows of seven: its days, and null where a neighbour's would be. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`
  const before = weekdayOf(first)
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: daysOf(month) }, (_, index) => addDays(first, index)),
  ]
  const rows = Math.ceil(cells.length / 7)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => cells[row * 7 + column] ?? null),
  )
}

/** Late in a month, when it has fewer weeks left than these, the next month's stand below. */
const fewestWeeks = 4

/**
 * The weeks of a month from that of the first day that can be reached; at the end of a month the next
 * goes on in them, where it can be reached.
 */
export function weeksFrom(month: string, bounds: { first: string; last: string }) {
  const { first, last: end } = bounds
  const left = weeksOf(month).filter((week) => week.some((date) => date !== null && date >= first))
  if (left.length >= fewestWeeks || end <= endOf(month)) return left
  const next = weeksOf(addMonths(month, 1))
  const last = left.at(-1) ?? []
  const whole = last.map((date, column) => date ?? next[0]?.[column] ?? null)
  const after = last.includes(null) ? next.slice(1) : next
  return [...left.slice(0, -1), whole, ...after].slice(0, fewestWeeks + 1)
}

/** The same day of another month, or its last where it has no such day. */
function inMonth(date: string, month: string): string {
  const day = Math.min(Number(date.slice(8)), daysOf(month))
  return `${month}-${String(day).padStart(2, '0')}`
}

/**
 * Where a key leads from a day, as a grid of dates has it (WAI-ARIA, date picker): arrows by days and
 * weeks, Home and End within the week, PageUp and PageDown by months. Never out of `first` to `last`;
 * null for a key that means nothing here.
 */
export function dayAfterKey(
  date: string,
  key: string,
  { first, last }: { first: string; last: string },
): string | null {
  const to = target(date, key)
  if (to === null) return null
  if (to < first) return first
  return to > last ? last : to
}

function target(date: string, key: string): string | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(date, -1)
    case 'ArrowRight':
      return addDays(date, 1)
    case 'ArrowUp':
      return addDays(date, -7)
    case 'ArrowDown':
      return addDays(date, 7)
    case 'Home':
      return addDays(date, -weekdayOf(date))
    case 'End':
      return addDays(date, 6 - weekdayOf(date))
    case 'PageUp':
      return inMonth(date, addMonths(monthOf(date), -1))
    case 'PageDown':
      return inMonth(date, addMonths(monthOf(date), 1))
    default:
      return null
  }
}
