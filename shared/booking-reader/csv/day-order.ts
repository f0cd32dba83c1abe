import type { CellDate } from './cell-date.ts'

/** Whether dates in figures begin with the day. */
export type DayOrder = {
  /** True for day/month, false for month/day, null while it is open or no date needs it. */
  dayFirst: boolean | null
  decidedBy: 'rows' | 'person' | null
  /** No row decides, or rows speak against each other, and nobody was asked yet. */
  ambiguous: boolean
  /** How many dates can be read both ways, and one of them as it is written, for the question. */
  swappable: number
  example: string | null
}

/** Settles the order for a whole file: 25/03 in one row tells it for 03/04 in the others. */
export function findDayOrder(
  dates: readonly { date: CellDate; written: string }[],
  answer: boolean | undefined,
): DayOrder {
  const swappable = dates.filter(({ date }) => date.order === 'swappable')
  const dayFirst = dates.some(({ date }) => date.order === 'day-first')
  const monthFirst = dates.some(({ date }) => date.order === 'month-first')
  const about = { swappable: swappable.length, example: swappable[0]?.written ?? null }
  if (answer !== undefined)
    return { dayFirst: answer, decidedBy: 'person', ambiguous: false, ...about }
  if (dayFirst !== monthFirst) return { dayFirst, decidedBy: 'rows', ambiguous: false, ...about }
  return { dayFirst: null, decidedBy: null, ambiguous: swappable.length > 0, ...about }
}
