import { type SlotRule, slotRules } from './schema.ts'
import { type TimeRange, type WeeklyHours, weekdays } from './weekly-hours.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** From an instant up to another, in milliseconds of the epoch; `until` is not part of it. */
export type Span = { from: number; until: number }

/** While the clocks of a zone are ahead of UTC by `offset` milliseconds. */
type Stretch = Span & { offset: number }

/** Everything a host has said about when they can be booked. */
export type HostRules = {
  timeZone: string
  weekly: WeeklyHours
  exceptions: readonly { date: string; ranges: readonly TimeRange[] }[]
  leastNoticeMinutes: number
  horizonDays: number
  bufferBeforeMinutes: number
  bufferAfterMinutes: number
  dailyLimit: number | null
}

/** A meeting that stands, or is held; what is kept free around it in minutes. */
export type Meeting = { start: number; minutes: number; bufferBefore: number; bufferAfter: number }

/** A host as the question whether a time is free sees them. */
export type HostTimes = {
  /** Null for who has never said when. */
  rules: HostRules | null
  isActive: boolean
  /** Whether the meeting type asked for is one they take. */
  takesType: boolean
  booked: readonly Meeting[]
  held: readonly Meeting[]
  /** Meetings that took place: they take no time any more, and count among those of their day. */
  completed: readonly Meeting[]
  /** What their calendars elsewhere say, in order and without overlaps: {@link mergeSpans}. */
  busy: readonly Span[]
}

type Question = {
  host: HostTimes
  /** Minutes the meeting takes. */
  minutes: number
  now: number
  /** Within which instants candidates are looked for. */
  within: Span
}

type Judgement = {
  /** Every instant in question at which a meeting could begin by the hours alone, in order. */
  starts: number[]
  /** The rules that take a start away, in the order of {@link slotRules}; none for one that is free. */
  rulesAgainst: (start: number) => SlotRule[]
}

/** Spans in order, those that overlap or touch made one. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: Span[] = []
  for (const { from, until } of spans.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1)
    if (last && from <= last.until) last.until = Math.max(last.until, until)
    else merged.push({ from, until })
  }
  return merged
}

/** Whether a span meets one of several, which are in order and do not overlap. */
function meets(spans: readonly Span[], { from, until }: Span): boolean {
  let low = 0
  let high = spans.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((spans[middle] as Span).until <= from) low = middle + 1
    else high = middle
  }
  const next = spans[low]
  return next !== undefined && next.from < until
}

/** The offsets that a zone's clocks have within a span. */
function stretchesOf(zone: string, { from, until }: Span): Stretch[] {
  const stretches: Stretch[] = []
  let at = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone)
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    const end = next && next.epochMilliseconds < until ? next.epochMilliseconds : until
    const offset = Math.round(at.offsetNanoseconds / 1e6)
    stretches.push({ from: at.epochMilliseconds, until: end, offset })
    if (!next || end === until) return stretches
    at = next
  }
}

/** The number of the day since 1970 that a clock shows at an instant. */
function dayNumberAt(stretches: readonly Stretch[], instant: number): number {
  const offset = stretches.find(({ until }) => instant < until)?.offset ?? 0
  return Math.floor((instant + offset) / day)
}

const isoDate = (dayNumber: number) => new Date(dayNumber * day).toISOString().slice(0, 10)

/** Names the date of instants as a zone's calendar has it. */
export function datesIn(zone: string, span: Span): (instant: number) => string {
  const stretches = stretchesOf(zone, span)
  return (instant) => isoDate(dayNumberAt(stretches, instant))
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Ranges of a day in minutes of the clock; those that touch are one. */
function clockRanges(ranges: readonly TimeRange[]): Span[] {
  return mergeSpans(ranges.map(({ from, to }) => ({ from: minutesOf(from), until: minutesOf(to) })))
}

/** Minutes between two starts. */
const stepOf = (minutes: number) => (minutes < 30 ? 15 : 30)

type Day = { open: Span[]; starts: number[]; isAway: boolean }

const closed: Day = { open: [], starts: [], isAway: false }

/** 1970-01-01 was a Thursday. */
const weekdayOf = (dayNumber: number) => weekdays[(((dayNumber + 3) % 7) + 7) % 7] ?? 'monday'

/** The ranges of hours that hold on a day: those of its date, else those of its weekday. */
export const rangesOn = (rules: HostRules, date: string): readonly TimeRange[] =>
  rules.exceptions.find((exception) => exception.date === date)?.ranges ??
  rules.weekly[weekdayOf(Math.floor(Date.parse(date) / day))]

/**
 * A day of hours as instants. A clock that goes ahead leaves out what it jumps over; one that goes back
 * shows an hour twice, in which a meeting begins once: the first time where it fits.
 */
function resolveDay(
  rules: HostRules,
  stretches: readonly Stretch[],
  dayNumber: number,
  minutes: number,
): Day {
  const date = isoDate(dayNumber)
  const ranges = rangesOn(rules, date)
  const isAway = ranges.length === 0 && rules.exceptions.some((each) => each.date === date)
  if (ranges.length === 0) return { ...closed, isAway }
  const length = minutes * minute
  const midnight = dayNumber * day
  const result: Day = { open: [], starts: [], isAway }
  for (const range of clockRanges(ranges)) {
    const open = mergeSpans(
      stretches.flatMap((stretch) => {
        const from = Math.max(midnight + range.from * minute - stretch.offset, stretch.from)
        const until = Math.min(midnight + range.until * minute - stretch.offset, stretch.until)
        return from < until ? [{ from, until }] : []
      }),
    )
    result.open.push(...open)
    for (let clock = range.from; clock < range.until; clock += stepOf(minutes)) {
      const start = stretches
        .map(({ offset }) => midnight + clock * minute - offset)
        .find(
          (instant, at) =>
            isWithin(stretches[at], instant, instant + 1) &&
            open.some((span) => isWithin(span, instant, instant + length)),
        )
      if (start !== undefined) result.starts.push(start)
    }
  }
  result.starts.sort((one, other) => one - other)
  return result
}

const isWithin = (span: Span | undefined, from: number, until: number) =>
  span !== undefined && span.from <= from && until <= span.until

/** What a meeting takes of its host's time, with what is kept free around it. */
const spanOf = ({ start, minutes, bufferBefore, bufferAfter }: Meeting): Span => ({
  from: start - bufferBefore * minute,
  until: start + (minutes + bufferAfter) * minute,
})

/** What bounds whoever has never said anything: nothing. */
const unbounded: Omit<HostRules, 'weekly' | 'exceptions'> = {
  timeZone: 'UTC',
  leastNoticeMinutes: Number.NEGATIVE_INFINITY,
  horizonDays: Number.POSITIVE_INFINITY,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  dailyLimit: null,
}

/**
 * Judges starts of a host: the one function by which times are offered, booked and explained, so that
 * these can not disagree (booking.md §3).
 */
export function judgeStarts({ host, minutes, now, within }: Question): Judgement {
  const rules = host.rules ?? unbounded
  const withHours = host.rules && hasHours(host.rules) ? host.rules : null
  const person: SlotRule[] = [
    ...(host.isActive ? [] : (['inactive'] as const)),
    ...(host.takesType ? [] : (['not-a-host'] as const)),
    ...(withHours ? [] : (['no-hours'] as const)),
  ]
  const stretches = stretchesOf(rules.timeZone, {
    from: within.from - 2 * day,
    until: within.until + 2 * day,
  })
  const days = new Map<number, Day>()
  const dayOf = (dayNumber: number): Day => {
    if (!withHours) return closed
    const known = days.get(dayNumber)
    if (known) return known
    const resolved = resolveDay(withHours, stretches, dayNumber, minutes)
    days.set(dayNumber, resolved)
    return resolved
  }
  const booked = mergeSpans(host.booked.map(spanOf))
  const held = mergeSpans(host.held.map(spanOf))
  const perDay = new Map<number, number>()
  for (const { start } of [...host.booked, ...host.held, ...host.completed]) {
    const dayNumber = dayNumberAt(stretches, start)
    perDay.set(dayNumber, (perDay.get(dayNumber) ?? 0) + 1)
  }
  const soonest = now + rules.leastNoticeMinutes * minute
  const latest = now + rules.horizonDays * day

  const rulesAgainst = (start: number): SlotRule[] => {
    const against = [...person]
    const dayNumber = dayNumberAt(stretches, start)
    const { open, starts, isAway } = dayOf(dayNumber)
    if (withHours && !starts.includes(start)) {
      const fits = open.some((span) => isWithin(span, start, start + minutes * minute))
      against.push(isAway ? 'away' : fits ? 'not-a-start' : 'outside-hours')
    }
    if (start < soonest) against.push('too-soon')
    if (start > latest) against.push('too-far')
    const span = spanOf({
      start,
      minutes,
      bufferBefore: rules.bufferBeforeMinutes,
      bufferAfter: rules.bufferAfterMinutes,
    })
    if (meets(booked, span)) against.push('booked')
    if (meets(held, span)) against.push('held')
    if (meets(host.busy, span)) against.push('busy')
    if (rules.dailyLimit !== null && (perDay.get(dayNumber) ?? 0) >= rules.dailyLimit) {
      against.push('daily-limit')
    }
    return inOrder(against)
  }

  const starts: number[] = []
  const last = dayNumberAt(stretches, within.until)
  for (let at = dayNumberAt(stretches, within.from); at <= last; at += 1) {
    for (const start of dayOf(at).starts) {
      if (start >= within.from && start < within.until) starts.push(start)
    }
  }
  return { starts, rulesAgainst }
}

const inOrder = (rules: SlotRule[]): SlotRule[] =>
  rules.length < 2 ? rules : slotRules.filter((rule) => rules.includes(rule))

/** The hours of somebody with these rules on the days that a span touches, as instants in order. */
export function hoursWithin(rules: HostRules, within: Span): Span[] {
  const around = { from: within.from - 2 * day, until: within.until + 2 * day }
  const stretches = stretchesOf(rules.timeZone, around)
  const first = dayNumberAt(stretches, within.from)
  const count = dayNumberAt(stretches, within.until) - first + 1
  return Array.from({ length: count }, (_, at) => first + at).flatMap(
    (dayNumber) => resolveDay(rules, stretches, dayNumber, 1).open,
  )
}

/** Whether there is any time at which somebody with these rules could be booked. */
export const hasHours = ({ weekly, exceptions }: Pick<HostRules, 'weekly' | 'exceptions'>) =>
  weekdays.some((weekday) => weekly[weekday].length > 0) ||
  exceptions.some(({ ranges }) => ranges.length > 0)

/** The starts within a span at which a host is free, in order. */
export function freeStarts(question: Question): number[] {
  const { starts, rulesAgainst } = judgeStarts(question)
  return starts.filter((start) => rulesAgainst(start).length === 0)
}
