import ICAL from 'ical.js'
import { FeedUnreadable } from './feed-unreadable.ts'
import type { Wall } from './zone-clock.ts'

/** How much a feed may make of its rules before it counts as one that nobody meant. */
export class Budget {
  #left = 200_000

  /** @throws {FeedUnreadable} when it is used up. */
  spend(): void {
    this.#left -= 1
    if (this.#left < 0) throw new FeedUnreadable('The rules of this calendar repeat without end.')
  }
}

/** A rule as jCal has it. */
export type RuleData = Readonly<Record<string, unknown>> & { readonly until?: unknown }

const day = 86_400_000
/** Milliseconds of the steps that are always as long on the wall. */
const stepLength: Partial<Record<string, number>> = {
  SECONDLY: 1_000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: day,
  WEEKLY: 7 * day,
}

/**
 * What the clock on the wall shows at each repetition of a rule from `from` to `to`, in order; both
 * are walls, too, and the rule's UNTIL is for the caller to apply.
 * @throws {FeedUnreadable} when the budget is used up; whatever ical.js throws of a rule that is none.
 */
export function* repeat(
  { until: _, ...data }: RuleData,
  start: Wall,
  [from, to]: readonly [Wall, Wall],
  budget: Budget,
): Generator<Wall> {
  const rule = ICAL.Recur.fromData(data as Parameters<typeof ICAL.Recur.fromData>[0])
  // A month or year that no date fits is searched for as long; elsewhere the bound costs more than it saves.
  if (!stepLength[rule.freq]) rule.until = timeOf(to)
  const iterator = rule.iterator(timeOf(rule.count ? start : nearer(rule, start, from)))
  for (let time = iterator.next(); time; time = iterator.next()) {
    budget.spend()
    const wall = wallOf(time)
    if (wall > to) return
    if (wall >= from && wall >= start) yield wall
  }
}

/**
 * A start shortly before `from` that a rule goes on from as from its own: whole intervals later, where
 * those are of one length. A daily meeting since 2005 is not counted through.
 */
function nearer({ freq, interval }: ICAL.Recur, start: Wall, from: Wall): Wall {
  const period = (stepLength[freq] ?? 0) * Math.max(1, interval)
  const whole = period ? Math.floor((from - start) / period) - 1 : 0
  return whole > 0 ? start + whole * period : start
}

const timeOf = (wall: Wall) => {
  const date = new Date(wall)
  return ICAL.Time.fromData({
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    hour: date.getUTCHours(),
    minute: date.getUTCMinutes(),
    second: date.getUTCSeconds(),
    isDate: false,
  })
}

const wallOf = (time: ICAL.Time): Wall =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
