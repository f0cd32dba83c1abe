import ICAL from 'ical.js'
import {
  type Component,
  calendarBlocks,
  firstOf,
  parameterOf,
  propertiesOf,
  wordOf,
} from './calendar-blocks.ts'
import { FeedUnreadable } from './feed-unreadable.ts'
import { FeedZones, instantOf, type Moment, wallOfText } from './feed-zones.ts'
import { Budget, type RuleData, repeat } from './repeat.ts'
import type { Wall } from './zone-clock.ts'

/** A feed to be read. */
export type FeedText = {
  readonly text: string
  /** The IANA name of the host's zone: whole days and floating times are on its clocks. */
  readonly zone: string
  /** What is asked for, in milliseconds of the epoch. */
  readonly from: number
  readonly to: number
}

/** What a feed says. */
export type FeedReading = {
  /** Starts and ends in turn, in milliseconds of the epoch, in order; what overlaps is one. */
  readonly busy: Float64Array
  /** Entries that nothing could be made of. */
  readonly unread: number
}

type Range = [start: number, end: number]

const day = 86_400_000

/** How long an event is: days on the wall, and a time besides that no change of the clocks alters. */
type Length = { nominal: number; exact: number }

type Event = {
  uid: string
  sequence: number
  start: Moment
  length: Length
  isBusy: boolean
  /** The start of the occurrence that this one stands for, and whether also for those after it. */
  replaces: Moment | null
  isForAllAfter: boolean
  component: Component
}

/** Most ranges of a feed that are kept. */
const maxRanges = 20_000

/**
 * When the owner of a calendar is busy. Events that are transparent or cancelled do not block, nor do
 * those that take no time; free-busy components do. Rules repeat by ical.js, on the wall clock of the
 * event's own zone.
 * @throws {FeedUnreadable} when it is no calendar, or one that nobody could mean.
 */
export function readFeed({ text, zone, from, to }: FeedText): FeedReading {
  const { blocks, unread } = calendarBlocks(text)
  const budget = new Budget()
  const window = [from, to] as const
  const zones = new FeedZones(blocks, zone, window, budget)
  const ranges: Range[] = []
  let lost = unread
  /** Leaves out a component that nothing can be made of; what is too much stays an error. */
  const attempt = (read: () => Iterable<Range>) => {
    try {
      for (const [start, end] of read()) {
        if (start < end && start < to && end > from) ranges.push([start, end])
      }
    } catch (error) {
      if (error instanceof FeedUnreadable) throw error
      lost += 1
    }
  }
  const events: Event[] = []
  for (const block of blocks) {
    if (block[0] === 'vfreebusy') attempt(() => freeBusyRanges(block, zones))
    if (block[0] !== 'vevent') continue
    const event = eventOf(block, zones)
    if (event) events.push(event)
    else lost += 1
  }
  for (const group of Map.groupBy(events, ({ uid }) => uid).values()) {
    for (const meeting of meetingsOf(group)) {
      attempt(() => rangesOf(meeting, zones, window, budget))
    }
  }
  const busy = merged(ranges)
  if (busy.length > maxRanges * 2) {
    const most = maxRanges.toLocaleString('en')
    throw new FeedUnreadable(`This calendar is busy more than ${most} times in little over a year.`)
  }
  return { busy: Float64Array.from(busy), unread: lost }
}

/** Ranges in order, those that overlap as one; those that only touch stay apart. */
function merged(ranges: Range[]): number[] {
  const flat: number[] = []
  for (const [start, end] of ranges.sort((one, other) => one[0] - other[0] || one[1] - other[1])) {
    const last = flat.at(-1) ?? Number.NEGATIVE_INFINITY
    if (start < last) flat[flat.length - 1] = Math.max(last, end)
    else flat.push(start, end)
  }
  return flat
}

let unnamed = 0

/** An event with what matters of it, or null when it has no start that can be read. */
function eventOf(component: Component, zones: FeedZones): Event | null {
  const startProperty = firstOf(component, 'dtstart')
  const start = startProperty ? zones.momentOf(startProperty, startProperty[3]) : null
  const length = start && lengthOf(component, start, zones)
  if (!start || !length) return null
  const recurrenceId = firstOf(component, 'recurrence-id')
  const replaces = recurrenceId ? zones.momentOf(recurrenceId, recurrenceId[3]) : null
  if (recurrenceId && !replaces) return null
  unnamed += 1
  return {
    uid: String(firstOf(component, 'uid')?.[3] ?? `\0${unnamed}`),
    sequence: Number(firstOf(component, 'sequence')?.[3] ?? 0) || 0,
    start,
    length,
    isBusy:
      wordOf(component, 'transp') !== 'TRANSPARENT' && wordOf(component, 'status') !== 'CANCELLED',
    replaces,
    isForAllAfter:
      recurrenceId !== undefined &&
      parameterOf(recurrenceId, 'range')?.toUpperCase() === 'THISANDFUTURE',
    component,
  }
}

function lengthOf(component: Component, start: Moment, zones: FeedZones): Length | null {
  const endProperty = firstOf(component, 'dtend')
  if (endProperty) {
    const end = zones.momentOf(endProperty, endProperty[3])
    if (!end) return null
    return start.isDate && end.isDate
      ? { nominal: Math.max(day, end.wall - start.wall), exact: 0 }
      : { nominal: 0, exact: instantOf(end) - instantOf(start) }
  }
  const duration = firstOf(component, 'duration')?.[3]
  if (duration !== undefined) return lengthOfDuration(String(duration))
  return { nominal: start.isDate ? day : 0, exact: 0 }
}

/** Weeks and days are those of the calendar, hours are exact (RFC 5545 §3.3.6); null when it is none. */
function lengthOfDuration(text: string): Length | null {
  if (!ICAL.Duration.isValueString(text)) return null
  const { weeks, days, hours, minutes, seconds, isNegative } = ICAL.Duration.fromString(text)
  if (isNegative) return null
  return {
    nominal: (weeks * 7 + days) * day,
    exact: ((hours * 60 + minutes) * 60 + seconds) * 1_000,
  }
}

const endOf = (start: Moment, { nominal, exact }: Length): number =>
  (nominal === 0 ? instantOf(start) : start.clock.instantOf(start.wall + nominal)) + exact

/** An event with those that stand for single occurrences of it; without one they stand for themselves. */
type Meeting = { event: Event | null; changes: Event[] }

/**
 * The meetings under one UID: of several states of one, the last. Those with the same SEQUENCE are
 * different meetings of a program that names them alike, and each blocks.
 */
function meetingsOf(group: Event[]): Meeting[] {
  const changes = group.filter(({ replaces }) => replaces)
  const events = group.filter(({ replaces }) => !replaces)
  const last = events.reduce((highest, { sequence }) => Math.max(highest, sequence), 0)
  const current = events.filter(({ sequence }) => sequence === last)
  return current.length === 0
    ? [{ event: null, changes }]
    : current.map((event) => ({ event, changes }))
}

function* rangesOf(
  { event, changes }: Meeting,
  zones: FeedZones,
  window: readonly [number, number],
  budget: Budget,
): Generator<Range> {
  for (const { start, length, isBusy } of changes) {
    if (isBusy) yield [instantOf(start), endOf(start, length)]
  }
  if (!event) return
  const replaced = new Set(
    changes.flatMap(({ replaces }) => (replaces ? [instantOf(replaces)] : [])),
  )
  const later = changes
    .filter(({ isForAllAfter }) => isForAllAfter)
    .flatMap((change) => (change.replaces ? [{ change, from: change.replaces }] : []))
    .map(({ change, from }) => ({ change, from, at: instantOf(from) }))
    .sort((one, other) => other.at - one.at)
  const isExcluded = exclusionsOf(event, zones)
  const reach = Math.max(
    0,
    ...later.map(({ change, at }) => Math.abs(instantOf(change.start) - at)),
  )
  for (const { start, end } of occurrencesOf(event, zones, window, reach, budget)) {
    const at = instantOf(start)
    if (replaced.has(at) || isExcluded(start, at)) continue
    const since = later.find((each) => each.at <= at)
    if (since) {
      const { change, from } = since
      if (!change.isBusy) continue
      const moved = {
        ...change.start,
        wall: start.wall + (change.start.wall - from.wall),
      }
      yield [instantOf(moved), endOf(moved, change.length)]
    } else if (event.isBusy) yield [at, end ?? endOf(start, event.length)]
  }
}

/** An occurrence before changes; `end` where it has one of its own, in milliseconds of the epoch. */
type Occurrence = { start: Moment; end?: number }

function* occurrencesOf(
  event: Event,
  zones: FeedZones,
  [from, to]: readonly [number, number],
  reach: number,
  budget: Budget,
): Generator<Occurrence> {
  const { start, length, component } = event
  yield { start }
  const long = length.nominal + Math.max(0, length.exact) + reach
  // A wall is at most 14 hours from UTC; whole days, since no clock is set by more.
  const walls = [from - long - 2 * day, to + reach + 2 * day] as const
  for (const [, , , data] of propertiesOf(component, 'rrule')) {
    const isBefore = untilOf((data as RuleData).until, event)
    for (const wall of repeat(data as RuleData, start.wall, walls, budget)) {
      if (wall !== start.wall && isBefore(wall)) yield { start: { ...start, wall } }
    }
  }
  for (const property of propertiesOf(component, 'rdate')) {
    for (const value of property.slice(3)) {
      const [first, second] = [value].flat()
      const begin = zones.momentOf(property, first)
      if (begin)
        yield second === undefined
          ? { start: begin }
          : { start: begin, ...endOfPeriod(begin, second, zones, property) }
    }
  }
}

/** The end of a period: a moment, or how long it is. */
function endOfPeriod(
  start: Moment,
  second: unknown,
  zones: FeedZones,
  property: Parameters<FeedZones['momentOf']>[0],
): { end: number } | null {
  const end = zones.momentOf(property, second)
  if (end) return { end: instantOf(end) }
  const length = lengthOfDuration(String(second))
  return length && { end: endOf(start, length) }
}

/** Whether a rule still holds at a wall of its event: UNTIL is the last moment, or the last day. */
function untilOf(until: unknown, { start }: Event): (wall: Wall) => boolean {
  const read = wallOfText(until)
  if (!read) return () => true
  const { wall: last, isDate, isUtc } = read
  if (isDate) return (wall) => wall < last + day
  if (!isUtc) return (wall) => wall <= last
  // Programs write the last of whole days as its midnight in UTC, or as theirs.
  if (start.isDate) return (wall) => wall <= last || start.clock.instantOf(wall) <= last
  return (wall) => start.clock.instantOf(wall) <= last
}

/** The occurrences that EXDATE takes away: by moment, or by day where it names days. */
function exclusionsOf({ start, component }: Event, zones: FeedZones) {
  const moments = new Set<number>()
  const days = new Set<Wall>()
  for (const property of propertiesOf(component, 'exdate')) {
    for (const value of property.slice(3)) {
      const excluded = zones.momentOf(property, value)
      if (!excluded) continue
      if (excluded.isDate && !start.isDate) days.add(excluded.wall)
      else moments.add(instantOf(excluded))
    }
  }
  return ({ wall }: Moment, at: number): boolean =>
    moments.has(at) || days.has(wall - (((wall % day) + day) % day))
}

function* freeBusyRanges(component: Component, zones: FeedZones): Generator<Range> {
  for (const property of propertiesOf(component, 'freebusy')) {
    if (parameterOf(property, 'fbtype')?.toUpperCase() === 'FREE') continue
    for (const value of property.slice(3)) {
      const [first, second] = [value].flat()
      const start = zones.momentOf(property, first)
      const period = start && endOfPeriod(start, second, zones, property)
      if (start && period) yield [instantOf(start), period.end]
    }
  }
}
