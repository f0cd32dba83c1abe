import { zoneByName } from '#shared/booking-reader/zones/zone-by-name.ts'
import {
  type Component,
  firstOf,
  type Property,
  parameterOf,
  propertiesOf,
} from './calendar-blocks.ts'
import { FeedUnreadable } from './feed-unreadable.ts'
import { type Budget, type RuleData, repeat } from './repeat.ts'
import {
  clockOfTransitions,
  clockOfZone,
  type Transition,
  utcClock,
  type Wall,
  type ZoneClock,
} from './zone-clock.ts'

/** A date, or a date and time, with the clock that it is read by. */
export type Moment = { wall: Wall; isDate: boolean; clock: ZoneClock }

export const instantOf = ({ wall, clock }: Moment): number => clock.instantOf(wall)

const form = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d):(\d\d)(Z?))?$/

/** A date of jCal; null when it is none of the calendar. A leap second counts as the one after it. */
export function wallOfText(text: unknown): { wall: Wall; isDate: boolean; isUtc: boolean } | null {
  const found = typeof text === 'string' ? form.exec(text) : null
  if (!found) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map((part) => Number(part ?? 0))
  const date = new Date(Date.UTC(year, month - 1, day))
  const exists = year >= 1600 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!exists || hour > 23 || minute > 59 || second > 60) return null
  const wall = date.getTime() + ((hour * 60 + minute) * 60 + second) * 1_000
  return { wall, isDate: found[4] === undefined, isUtc: found[7] === 'Z' }
}

/** Most zones of one feed. */
const maxZones = 200

/** The zones that a feed speaks of, found once each. */
export class FeedZones {
  readonly #own = new Map<string, Component>()
  readonly #found = new Map<string, ZoneClock>()
  readonly #window: readonly [from: number, to: number]
  readonly #budget: Budget
  /** The clock of who owns the feed: floating times and whole days are theirs. */
  readonly host: ZoneClock

  constructor(
    blocks: Component[],
    zone: string,
    window: readonly [number, number],
    budget: Budget,
  ) {
    this.#window = window
    this.#budget = budget
    this.host = clockOfZone(zone, ...window) ?? utcClock
    for (const block of blocks) {
      const id = block[0] === 'vtimezone' ? firstOf(block, 'tzid')?.[3] : undefined
      if (typeof id === 'string') this.#own.set(id, block)
    }
  }

  /** One value of a property as a moment; null when it is none. */
  momentOf(property: Property, value: unknown): Moment | null {
    const read = wallOfText(value)
    if (!read) return null
    const { wall, isDate, isUtc } = read
    const tzid = parameterOf(property, 'tzid')
    const clock = isUtc ? utcClock : tzid && !isDate ? this.#clockOf(tzid) : this.host
    return { wall, isDate, clock }
  }

  /**
   * An IANA name counts more than the feed's own definition, which seldom knows all years; where
   * neither is there, names as Windows has them, else the host's own zone.
   */
  #clockOf(tzid: string): ZoneClock {
    const known = this.#found.get(tzid)
    if (known) return known
    if (this.#found.size >= maxZones) {
      throw new FeedUnreadable('This calendar names more time zones than there are.')
    }
    const own = this.#own.get(tzid)
    const clock =
      (tzid.includes('/') ? clockOfZone(tzid, ...this.#window) : null) ??
      (own ? this.#clockOfDefinition(own) : null) ??
      clockOfZone(zoneByName(tzid)?.zone ?? '', ...this.#window) ??
      this.host
    this.#found.set(tzid, clock)
    return clock
  }

  #clockOfDefinition([, , observances]: Component): ZoneClock | null {
    const transitions = observances.flatMap((observance) => [...this.#transitionsOf(observance)])
    return transitions.length > 0 ? clockOfTransitions(transitions) : null
  }

  *#transitionsOf(observance: Component): Generator<Transition> {
    const start = wallOfText(firstOf(observance, 'dtstart')?.[3])
    const offsetFrom = offsetOf(firstOf(observance, 'tzoffsetfrom')?.[3])
    const offsetTo = offsetOf(firstOf(observance, 'tzoffsetto')?.[3])
    if (!start || offsetFrom === null || offsetTo === null) return
    const [, to] = this.#window
    const transition = (wall: Wall) => ({ at: wall - offsetFrom, offsetFrom, offsetTo })
    yield transition(start.wall)
    for (const property of propertiesOf(observance, 'rdate')) {
      for (const value of property.slice(3)) {
        const read = wallOfText(value)
        if (read) yield transition(read.wall)
      }
    }
    for (const [, , , data] of propertiesOf(observance, 'rrule')) {
      const { until } = data as RuleData
      const last = wallOfText(until)?.wall ?? Number.POSITIVE_INFINITY
      // UNTIL is in UTC here, always (RFC 5545 §3.6.5).
      for (const wall of repeat(data as RuleData, start.wall, [start.wall, to], this.#budget)) {
        if (wall - offsetFrom <= last) yield transition(wall)
      }
    }
  }
}

/** `+02:00` or `-00:25:21` in milliseconds. */
function offsetOf(value: unknown): number | null {
  const [, sign, hours, minutes, seconds = '0'] =
    /^([+-])(\d\d):?(\d\d):?(\d\d)?$/.exec(String(value)) ?? []
  if (!sign) return null
  const size = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000
  return sign === '-' ? -size : size
}
