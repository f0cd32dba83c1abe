import { addDays } from '../dates/calendar-day.ts'

/** Day 0 of a spreadsheet, for days after February 1900. */
const dayZero = { year: 1899, month: 12, day: 30 }
/** The years 2000 to 2099: other numbers are no dates. */
const [earliest, latest] = [36_526, 73_050]
const minutesOfDay = 1_440

/** `46359.4375`, or day and time from two columns: `46359 0.4375`. */
const serial = /^(\d{5})(?:[.,]0+(?= ))?(?: 0)?[.,](\d{1,12})$/

/**
 * The day and time that a spreadsheet's number stands for, which it writes where a cell has lost its
 * format (`46359.4375` is 3 December 2026, 10:30), to the minute; null for any other text.
 */
export function serialDate(cell: string) {
  const [, days = '', fraction = ''] = cell.match(serial) ?? []
  if (Number(days) < earliest || Number(days) > latest) return null
  const minutes = Math.round(Number(`0.${fraction}`) * minutesOfDay)
  const day = addDays(dayZero, Number(days) + Math.floor(minutes / minutesOfDay))
  return { ...day, hour: Math.floor((minutes % minutesOfDay) / 60), minute: minutes % 60 }
}
