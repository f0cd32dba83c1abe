import { addDays, type Day, dayOf, daysBetween, exists, weekdayOn } from '../dates/calendar-day.ts'
import { type DateMention, findDates } from '../dates/find-dates.ts'
import { findTimes, type TimeMention } from '../dates/find-times.ts'
import { findRelativeDates } from '../dates/relative-dates.ts'
import { isHalfRead } from '../dates/unknown-words.ts'
import { zoneRightAfter } from '../zones/find-zones.ts'
import type { TimeNote } from './meeting.ts'
import { without } from './source.ts'

/** A day with, mostly, a time of day that belong together in a text. */
export type Moment = {
  start: number
  end: number
  day: Day
  time: Pick<TimeMention, 'hour' | 'minute'> | null
  /** The text names the hour, if only as 'at 3'; else a day or a part of it is all it says. */
  isTimeWritten: boolean
  /** A word by the time is not known that may say that it is the afternoon: it is not to be used. */
  isHalfRead: boolean
  /** Where the zone of the time may follow: behind its parts. */
  timeEnds: readonly number[]
  notes: TimeNote[]
}

export type Reference = {
  /** The day that 'tomorrow' counts from. */
  day: Day
  minuteOfDay: number
  /** 03/04 is 4 March where the month is written first. */
  monthFirst: boolean
}

type DayMention = { start: number; end: number; day: Day; clock: Moment['time']; notes: TimeNote[] }

/** The year that a date without one means: its weekday decides, else the next such day. */
function withYear({ month, day, weekday }: DateMention, from: Day): Day | null {
  const years = [from.year, from.year + 1, from.year - 1, from.year + 2]
  const days = years.map((year) => ({ year, month, day })).filter(exists)
  if (weekday !== null) {
    const fitting = days.filter((candidate) => weekdayOn(candidate) === weekday)
    const distance = (candidate: Day) => Math.abs(daysBetween(from, candidate))
    const nearest = fitting.sort((a, b) => distance(a) - distance(b))[0]
    if (nearest && distance(nearest) < 400) return nearest
  }
  return days.find((candidate) => daysBetween(from, candidate) >= 0) ?? null
}

function readDate(mention: DateMention, reference: Reference): DayMention | null {
  const { start, end, weekday } = mention
  const notes: TimeNote[] = []
  let { month, day } = mention
  if (mention.swappable) {
    const swapped = swapDecision(mention, reference)
    if (swapped.assumed) notes.push('day-month-assumed')
    if (swapped.dayFirst) [month, day] = [day, month]
  }
  if (mention.year !== null) {
    const found = { year: mention.year, month, day }
    return exists(found) ? { start, end, day: found, clock: null, notes } : null
  }
  const found = withYear({ ...mention, month, day }, reference.day)
  if (weekday === null) notes.push('year-assumed')
  return found && { start, end, day: found, clock: null, notes }
}

/** The weekday beside the figures decides where it fits one reading only; else the country does. */
function swapDecision(
  { year, month, day, weekday }: DateMention,
  { day: from, monthFirst }: Reference,
): { dayFirst: boolean; assumed: boolean } {
  if (weekday !== null) {
    const fits = (candidate: Day) => exists(candidate) && weekdayOn(candidate) === weekday
    const asMonthFirst = fits({ year: year ?? from.year, month, day })
    const asDayFirst = fits({ year: year ?? from.year, month: day, day: month })
    if (asMonthFirst !== asDayFirst) return { dayFirst: asDayFirst, assumed: false }
  }
  return { dayFirst: !monthFirst, assumed: true }
}

/** Farthest that a time stands from its date, in characters. */
const reach = 60
const dayLength = 24 * 60

/** The days of a part of the text, each with the time that stands nearest, in order. */
export function findMoments(
  text: string,
  reference: Reference,
  from = 0,
  to = text.length,
): Moment[] {
  const part = text.slice(from, to)
  const written = findDates(part)
  const rest = without(
    part,
    written.map(({ start, end }) => [start, end]),
    '_',
  )
  const days = [
    ...written.flatMap((mention) => readDate(mention, reference) ?? []),
    ...findRelativeDates(rest, reference.day, reference.minuteOfDay).map(
      (mention): DayMention => ({ ...mention, notes: [] }),
    ),
  ].sort((a, b) => a.start - b.start)
  const times = findTimes(rest)
  return days.map((day) => {
    const time = nearestTime(part, day, days, times)
    const moment = momentOf(part, day, time)
    return shifted({ ...moment, isHalfRead: time !== null && isDoubtful(rest, time) }, from)
  })
}

/** Whether a time of running text may be of the other half of the day, for all that we know. */
export const isDoubtful = (text: string, time: TimeMention): boolean =>
  isHalfRead(text, time) &&
  [time.firstEnd, time.end].every((index) => zoneRightAfter(text, index) === null)

/** The time nearest to a date, unless another date or a blank line stands between. */
function nearestTime(
  text: string,
  date: DayMention,
  dates: readonly DayMention[],
  times: readonly TimeMention[],
): TimeMention | null {
  const reachable = times.flatMap((time) => {
    const [gapStart, gapEnd] =
      time.start >= date.end ? [date.end, time.start] : [time.end, date.start]
    if (gapEnd - gapStart > reach) return []
    const gap = text.slice(gapStart, Math.max(gapStart, gapEnd))
    const other = dates.some((d) => d !== date && d.start >= gapStart && d.end <= gapEnd)
    const paragraphs = gap.split(/\n[ \t]*\n/).length - 1
    if (other || paragraphs > 1 || (paragraphs === 1 && gap.length > 12)) {
      return []
    }
    // On the line of the date first; behind it rather than before.
    const breaks = gap.includes('\n') ? reach : 0
    return [{ time, cost: gap.length + breaks + (time.start < date.start ? 2 : 0) }]
  })
  return reachable.sort((a, b) => a.cost - b.cost)[0]?.time ?? null
}

function momentOf(
  text: string,
  date: DayMention,
  time: TimeMention | null,
): Omit<Moment, 'isHalfRead'> {
  const notes = [...date.notes]
  if (!time || time.assumed || (date.clock && !time)) notes.push('time-assumed')
  const clock = time ?? date.clock
  const crossesMidnight = clock && clock.hour * 60 + clock.minute >= dayLength
  return {
    start: time ? Math.min(date.start, time.start) : date.start,
    end: time ? Math.max(date.end, time.end) : date.end,
    day: crossesMidnight ? addDays(date.day, 1) : date.day,
    time: clock && { hour: clock.hour, minute: clock.minute },
    isTimeWritten: time !== null,
    timeEnds: time ? [time.firstEnd, time.end] : [text.length],
    notes: /\bin\b.*\bhours?\b/i.test(text.slice(date.start, date.end))
      ? notes.filter((note) => note !== 'time-assumed')
      : notes,
  }
}

const shifted = (moment: Moment, by: number): Moment => ({
  ...moment,
  start: moment.start + by,
  end: moment.end + by,
  timeEnds: moment.timeEnds.map((end) => end + by),
})

/** A reference from a local time: `2026-03-02T09:15`. */
export function referenceAt(local: string, monthFirst: boolean): Reference {
  const [hour = 0, minute = 0] = local.slice(11).split(':').map(Number)
  return { day: dayOf(local), minuteOfDay: hour * 60 + minute, monthFirst }
}
