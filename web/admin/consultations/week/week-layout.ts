import type { HostTime } from '#shared/booking/week.ts'

/** Minutes of a step by which a meeting is moved. */
const step = 15
/** Days of a week before its weekend. */
const workdays = 5
/** Minutes of a day on a clock. */
export const dayMinutes = 24 * 60

const two = (value: number) => String(value).padStart(2, '0')
const dateText = (at: Date) => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
// Noon, so that the hour a clock is put on by can not make another day of it.
const noon = (date: string) => new Date(`${date}T12:00`)

/** The date so many days on: 2026-03-02. */
export function daysOn(date: string, days: number): string {
  const at = noon(date)
  at.setDate(at.getDate() + days)
  return dateText(at)
}

/** The seven days of the week that a date is in, from its Monday. */
export function weekOf(date: string): string[] {
  const monday = daysOn(date, -((noon(date).getDay() + 6) % 7))
  return Array.from({ length: 7 }, (_, day) => daysOn(monday, day))
}

type Ahead = { bookings: readonly Span[]; hours: readonly Span[] }

/**
 * Whether nothing of the week of an instant is left to come: no meeting, and no hours in which somebody
 * can be booked. Where nobody has said when they work, a week ends with its Friday.
 */
export function isWeekOver({ bookings, hours }: Ahead, now: number): boolean {
  const isAhead = ({ end }: Span) => end > now
  if (bookings.some(isAhead) || hours.some(isAhead)) return false
  return hours.length > 0 || isWeekend(now)
}

/**
 * The day whose week is opened where nobody names one: today, or the next Monday when nothing is left of
 * this week, as {@link isWeekOver} has it.
 * @param week what is in it; absent while that is not known, when a week ends with its Friday
 */
export function openingDay(week: Ahead | undefined, now: number): string {
  const { date } = wallClock(now)
  const isOver = week ? isWeekOver(week, now) : isWeekend(now)
  return isOver ? daysOn(weekOf(date)[0] ?? date, 7) : date
}

/**
 * The day of its week that is shown where days stand alone: this one if there's something on it, else the
 * next of the same week with a meeting, or with hours, or it all the same.
 */
export function filledDay({ bookings, hours }: Ahead, date: string): string {
  const isOn = (day: string) => (span: Span) => onDay(span, day) !== null
  const ahead = weekOf(date).filter((day) => day >= date)
  const meets = ahead.find((day) => bookings.some(isOn(day)))
  if (meets === date || hours.some(isOn(date))) return date
  return meets ?? ahead.find((day) => hours.some(isOn(day))) ?? date
}

/**
 * The day at which a week is entered where days stand alone: its first with a meeting, or its Monday.
 * @param week the days of a week
 */
export function enteredDay({ bookings }: Pick<Ahead, 'bookings'>, week: readonly string[]): string {
  const [monday = ''] = week
  return week.find((day) => bookings.some((span) => onDay(span, day) !== null)) ?? monday
}

const isWeekend = (instant: number): boolean => new Date(instant).getDay() % 6 === 0

const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric' })
const range = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', year: 'numeric' })

/** What heads the days from one date to another: their month, or their range where they span two. */
export function titleOf(first: string, last: string): string {
  if (first.slice(0, 7) === last.slice(0, 7)) return month.format(noon(first))
  return range.formatRange(noon(first), noon(last))
}

const short = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' })

/** The same where there is little room: `Nov 30 – Dec 6`, with the years where they differ. */
export const shortTitleOf = (first: string, last: string): string =>
  short.formatRange(noon(first), noon(last))

/** The instant at which a day begins for the reader. */
export const beginOf = (date: string): number => new Date(`${date}T00:00`).getTime()

/** What a clock on the reader's wall shows at an instant: the date, and minutes since midnight. */
export function wallClock(instant: number): { date: string; minutes: number } {
  const at = new Date(instant)
  return { date: dateText(at), minutes: at.getHours() * 60 + at.getMinutes() }
}

/** The instant at which a clock shows so many minutes of a date; after a gap, where there is none. */
export function instantAt(date: string, minutes: number): number {
  const at = noon(date)
  at.setHours(Math.floor(minutes / 60), minutes % 60, 0, 0)
  return at.getTime()
}

export type Span = { start: number; end: number }

/** The instants of a time that a host has, or has not. */
export const spanOf = ({ start, end }: HostTime): Span => ({
  start: Date.parse(start),
  end: Date.parse(end),
})

/** The part of a time that is on a day, in minutes of that day's clock; null where there is none. */
export function onDay({ start, end }: Span, date: string): Span | null {
  const [begin, next] = [beginOf(date), beginOf(daysOn(date, 1))]
  if (end <= begin || start >= next) return null
  const from = start <= begin ? 0 : wallClock(start).minutes
  const to = end >= next ? dayMinutes : wallClock(end).minutes
  // The clock that is put back shows an end before the beginning.
  return { start: from, end: Math.max(to, from + step) }
}

/** The same times with those that meet or overlap as one, as the hours of several hosts do; by their start. */
export function joined(spans: readonly Span[]): Span[] {
  const whole: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = whole.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else whole.push({ start, end })
  }
  return whole
}

/** What is drawn of a day on which nobody says when they work, and how many hours at least. */
const usual: Span = { start: 9 * 60, end: 17 * 60 }
const fewest = 8

/**
 * The hours that days are drawn from and to: those in which somebody can be booked, and whatever
 * there is besides.
 * @param open the hours of bookings, in minutes of a day
 * @param meetings in minutes of a day
 */
export function hoursShown(open: readonly Span[], meetings: readonly Span[]) {
  const spans = [...(open.length > 0 ? open : [usual]), ...meetings]
  const from = Math.min(...spans.map(({ start }) => Math.floor(start / 60)))
  const to = Math.max(...spans.map(({ end }) => Math.ceil(end / 60)))
  const last = Math.max(to, Math.min(from + fewest, 24))
  return { first: Math.min(from, last - fewest), last }
}

export type InLane<Block> = Block & { lane: number; lanes: number }

/**
 * Lays blocks that overlap side by side: each gets the first lane that is free, and every block
 * of a group that overlaps the same number of lanes. In the order of their start.
 */
export function inLanes<Block extends Span>(blocks: readonly Block[]): InLane<Block>[] {
  const sorted = blocks.toSorted((a, b) => a.start - b.start || b.end - a.end)
  const laid: InLane<Block>[] = []
  let group: InLane<Block>[] = []
  let ends: number[] = []
  const close = () => {
    for (const each of group) each.lanes = ends.length
    laid.push(...group)
    group = []
    ends = []
  }
  for (const block of sorted) {
    if (ends.length > 0 && ends.every((end) => end <= block.start)) close()
    const free = ends.findIndex((end) => end <= block.start)
    const lane = free === -1 ? ends.length : free
    ends[lane] = block.end
    group.push({ ...block, lane, lanes: 1 })
  }
  close()
  return laid
}

/** Rems of a day at least, and of each of several meetings at the same time. */
const [narrowestDay, narrowestLane] = [5.5, 3]

export type DayShape = {
  /** It has neither hours nor meetings. */
  isFree: boolean
  /** How many of its meetings stand side by side. */
  lanes: number
}

/**
 * How wide the days are, as tracks of a grid: alike, wider where meetings stand side by side, and a weekend
 * on which nobody works or meets half as wide.
 */
export function dayTracks(days: readonly DayShape[]): string {
  const weekend = days.slice(workdays)
  const isOff = weekend.length > 0 && weekend.every(({ isFree }) => isFree)
  return days
    .map(({ lanes }, day) => {
      if (isOff && day >= workdays) return 'minmax(3rem, 0.5fr)'
      const share = (Math.min(Math.max(lanes, 1), 3) + 1) / 2
      return `minmax(${Math.max(narrowestDay, lanes * narrowestLane)}rem, ${share}fr)`
    })
    .join(' ')
}

/** How far an arrow key moves a meeting: minutes within its day, or days. */
const moves: Record<string, { minutes: number; days: number }> = {
  ArrowUp: { minutes: -step, days: 0 },
  ArrowDown: { minutes: step, days: 0 },
  ArrowLeft: { minutes: 0, days: -1 },
  ArrowRight: { minutes: 0, days: 1 },
}

/**
 * Where an arrow key moves a meeting that begins at `start`: by a step within its day, or to the
 * same time of another day. Null for any other key, and at the ends of a day.
 */
export function movedBy(start: number, key: string): number | null {
  const move = moves[key]
  if (!move) return null
  const { date, minutes } = wallClock(start)
  const wanted = minutes + move.minutes
  if (wanted < 0 || wanted >= dayMinutes) return null
  return instantAt(daysOn(date, move.days), wanted)
}

/** The minutes of a day nearest to a place on it, in steps; a meeting begins within its day. */
export const snapped = (minutes: number): number =>
  Math.min(Math.max(Math.round(minutes / step) * step, 0), dayMinutes - step)
