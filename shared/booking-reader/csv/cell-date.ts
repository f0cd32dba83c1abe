import { offsetZone } from '../../calendar/zoned-time.ts'
import { addDays, type Day, exists, localTime, weekdayOn } from '../dates/calendar-day.ts'
import { findDates } from '../dates/find-dates.ts'
import { findTimes } from '../dates/find-times.ts'
import { plainDigits } from '../dates/plain-digits.ts'
import { hasUnknownWord } from '../dates/unknown-words.ts'
import { without } from '../text/source.ts'
import { findZones, zoneRightAfter } from '../zones/find-zones.ts'
import type { NamedZone } from '../zones/zone-by-name.ts'
import { serialDate } from './spreadsheet-date.ts'

/** A date and time of a cell, before it is known which of two figures is the month. */
export type CellDate = {
  year: number
  /** As written where the month comes first; the two change places where the day does. */
  month: number
  day: number
  order: 'certain' | 'swappable' | 'day-first' | 'month-first'
  /** 24 where the day ends: `24:00`. */
  hour: number
  minute: number
  /** The zone or offset that the cell itself names. */
  zone: string | null
  statedOffset: number | null
}

export type CellProblem = 'no-date' | 'no-time' | 'no-such-day'

const clock = String.raw`(?:[T ,]+(\d{1,2})[:.](\d{2})(?::\d{2}(?:[.,]\d+)?)?\s*([ap])?\.?m?\.?)?`
/** Hours alone, as PostgreSQL writes them, where they are not the end of a span: '10:00-11'. */
const hoursAlone = String.raw`\+\d{1,2}|-0\d|(?<=(?:T\d{1,2}:\d{2}|:\d{2}:\d{2}(?:[.,]\d+)?)\s?)-(?:1[0-4]|\d)`
const offset = String.raw`\s*(Z|[+-]\d{1,2}:\d{2}|[+-]\d{4}|${hoursAlone})?`
const isoForm = new RegExp(
  String.raw`^(\d{4})[-/.] ?(\d{1,2})[-/.] ?(\d{1,2})\.?${clock}${offset}$`,
  'i',
)
const figuresForm = new RegExp(
  String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})${clock}${offset}$`,
  'i',
)

/** Marks that turn the direction of writing or part letters, which Excel puts between figures and words. */
const directions = /[\u061c\u200c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Minus signs and dashes, of which an offset has one: '−05:00'. */
const minus = /[\u2010-\u2015\u2212]/g
/** '2026年12月3日', and '3. 12. 2026' with its blanks. */
const eastAsian = /(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일]/
const spacedPoints = /^(\d{1,2})\. (\d{1,2})\. ?(\d{4})/
/** A span of office hours: '10:00-11:00' has no offset, '10:30-05:00' has one. */
const span = /(?<![T\d:])(0?[7-9]|1\d|2[0-3])[:.](\d{2})-((?:[01]?\d|2[0-3])[:.]\d{2})$/

/** The date and time of a cell such as `2025-03-03 11:00 am`, `3/4/25 14:30`, 'March 3, 2025 2pm'. */
export function readCellDate(cell: string): CellDate | CellProblem {
  // One blank for each run of them, which the forms would try in every way.
  const text = plainDigits(cell.replace(directions, ''))
    .replaceAll('،', ',')
    .replaceAll('：', ':')
    .replace(minus, '-')
    .trim()
    .replace(/\s+/g, ' ')
    .replace(eastAsian, '$1-$2-$3 ')
    .replace(spacedPoints, '$1.$2.$3')
    .replace(span, beginning)
  const serial = serialDate(text)
  if (serial) return { ...serial, order: 'certain', zone: null, statedOffset: null }
  return inFigures(text) ?? inFigures(onClockOf24(text)) ?? spelledOut(text)
}

/** Of a span its beginning; the whole where it would end before. */
function beginning(whole: string, hour: string, minute: string, end: string): string {
  const [endHour, endMinute] = end.split(/[:.]/).map(Number)
  const minutes = Number(hour) * 60 + Number(minute)
  return minutes < Number(endHour) * 60 + Number(endMinute) ? `${hour}:${minute}` : whole
}

/** The cell with its one time written as 14:30, whatever language says that it is the afternoon. */
function onClockOf24(text: string): string {
  const [time, another] = findTimes(text)
  if (!time?.period || another || time.end !== time.firstEnd) return text
  const { hour, minute, start, end } = time
  const clock24 = ` ${String(hour)}:${String(minute).padStart(2, '0')} `
  return `${text.slice(0, start)}${clock24}${text.slice(end)}`.trim().replace(/ +/g, ' ')
}

function inFigures(text: string): CellDate | CellProblem | null {
  const iso = text.match(isoForm)
  if (iso) {
    const [, year, month, day, ...time] = iso
    return timed(
      { year: Number(year), month: Number(month), day: Number(day), order: 'certain' },
      time,
    )
  }
  const figures = text.match(figuresForm)
  if (!figures) return null
  const [, first, separator, second, year, ...time] = figures
  return timed(ordered(Number(first), Number(second), separator, fullYear(Number(year))), time)
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year)

type DayPart = Pick<CellDate, 'year' | 'month' | 'day' | 'order'>

function ordered(
  first: number,
  second: number,
  separator: string | undefined,
  year: number,
): DayPart {
  // Points between figures are written where the day comes first.
  if (separator === '.') return { year, month: second, day: first, order: 'certain' }
  if (first > 12) return { year, month: second, day: first, order: 'day-first' }
  if (second > 12) return { year, month: first, day: second, order: 'month-first' }
  return { year, month: first, day: second, order: first === second ? 'certain' : 'swappable' }
}

function timed(
  part: DayPart,
  [hours, minutes, half, zone]: readonly (string | undefined)[],
): CellDate | CellProblem {
  if (hours === undefined) return 'no-time'
  const written = Number(hours)
  const minute = Number(minutes)
  const hour = half && written <= 12 ? (written % 12) + (/p/i.test(half) ? 12 : 0) : written
  if ((hour > 23 && !(hour === 24 && minute === 0)) || minute > 59) return 'no-time'
  const stated = zone && (zone.toUpperCase() === 'Z' ? 0 : offsetMinutes(zone))
  if (typeof stated === 'number' && Math.abs(stated) > largestOffset) return 'no-time'
  const date: CellDate = {
    ...part,
    hour,
    minute,
    zone: typeof stated === 'number' ? (stated === 0 ? 'UTC' : offsetZone(stated)) : null,
    statedOffset: typeof stated === 'number' ? stated : null,
  }
  return isPossible(date) ? date : 'no-such-day'
}

/** Minutes; of the Line Islands. */
const largestOffset = 14 * 60

function offsetMinutes(offset: string): number {
  const [, sign, hours, minutes = '0'] = offset.match(/([+-])(\d{1,2}):?(\d{2})?$/) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

const isPossible = ({ year, month, day, order }: DayPart): boolean =>
  exists({ year, month, day }) ||
  (order === 'swappable' && exists({ year, month: day, day: month }))

/** Dates with the name of the month, or with words around them. */
function spelledOut(text: string): CellDate | CellProblem {
  const date = findDates(text)[0]
  if (!date || date.year === null) return 'no-date'
  const time = findTimes(text).find(({ start, end }) => start >= date.end || end <= date.start)
  if (!time) return 'no-time'
  const named = zoneRightAfter(text, time.firstEnd) ?? findZones(text)[0] ?? null
  if (hasUnknownWord(named ? without(text, [[named.start, named.end]], '_') : text, time)) {
    return 'no-time'
  }
  const zone: NamedZone | null = named
  const { month, day, year } = date
  const found: CellDate = {
    year,
    month,
    day,
    order: date.swappable ? 'swappable' : 'certain',
    hour: time.hour,
    minute: time.minute,
    zone: zone?.zone ?? null,
    statedOffset: zone?.statedOffset ?? null,
  }
  if (!isPossible(found)) return 'no-such-day'
  return found.order === 'swappable' && date.weekday !== null
    ? { ...found, ...byWeekday({ year, month, day }, date.weekday) }
    : found
}

/** 'Tue 04/03/2025': the weekday fits one reading only, mostly. */
function byWeekday(monthFirst: Day, weekday: number): Partial<CellDate> {
  const dayFirst = { year: monthFirst.year, month: monthFirst.day, day: monthFirst.month }
  const fits = (day: Day) => exists(day) && weekdayOn(day) === weekday
  if (fits(monthFirst) === fits(dayFirst)) return {}
  return fits(dayFirst) ? { ...dayFirst, order: 'day-first' } : { order: 'month-first' }
}

/** The local time of a cell once the order of its figures is known; null when there is no such day. */
export function cellLocal(date: CellDate, dayFirst: boolean): string | null {
  const { year, hour, minute } = date
  const turned = date.order === 'swappable' && dayFirst
  const day = turned
    ? { year, month: date.day, day: date.month }
    : { year, month: date.month, day: date.day }
  if (!exists(day)) return null
  return hour === 24 ? localTime(addDays(day, 1), 0, minute) : localTime(day, hour, minute)
}
