import { isZone, offsetAt } from '#shared/calendar/zoned-time.ts'

const day = 86_400_000

/** Milliseconds of the epoch. */
type Instant = number
/** What a clock on the wall shows, as if it were UTC, in milliseconds. */
export type Wall = number

/** How a zone turns what its clocks show into an instant. */
export type ZoneClock = {
  /** In a gap as if the clocks had not changed yet, in an overlap the first of both (RFC 5545 §3.3.5). */
  readonly instantOf: (wall: Wall) => Instant
}

export const utcClock: ZoneClock = { instantOf: (wall) => wall }

/** A clock by the milliseconds that it is ahead of UTC at an instant. */
function clockBy(offset: (at: Instant) => number): ZoneClock {
  return {
    instantOf: (wall) => {
      const before = offset(wall - day)
      const after = offset(wall + day)
      if (before === after) return wall - before
      const fitting = [before, after].find((ahead) => offset(wall - ahead) === ahead)
      return wall - (fitting ?? before)
    },
  }
}

/**
 * The clock of an IANA zone, or null where there is none of this name. What is near the window is
 * asked of a table that is kept, the rest of Temporal: a feed's old dates fill no memory.
 */
export function clockOfZone(name: string, from: Instant, to: Instant): ZoneClock | null {
  const zone = canonical(name)
  if (!zone) return null
  const [first, last] = [from - 5 * day, to + 5 * day]
  return clockBy((at) =>
    at > first && at < last ? offsetAt(at, zone) * 60_000 : offsetByTemporal(at, zone),
  )
}

const offsetByTemporal = (at: Instant, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).offsetNanoseconds / 1e6

/** The one spelling of a zone's name that tables are kept under. */
const canonical = (name: string): string | null =>
  isZone(name) ? new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone : null

/** A moment at which a zone's clocks are set. */
export type Transition = { at: Instant; offsetFrom: number; offsetTo: number }

/** The clock of a zone that a calendar defines itself; its transitions in any order, at least one. */
export function clockOfTransitions(unsorted: readonly Transition[]): ZoneClock {
  const transitions = unsorted.toSorted((one, other) => one.at - other.at)
  return clockBy((at) => {
    let [low, high] = [0, transitions.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((transitions[middle]?.at ?? 0) <= at) low = middle + 1
      else high = middle
    }
    return transitions[low - 1]?.offsetTo ?? transitions[0]?.offsetFrom ?? 0
  })
}
