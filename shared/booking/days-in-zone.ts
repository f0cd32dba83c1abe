import { localOf } from '../calendar/zoned-time.ts'
import type { Slot } from './schema.ts'

/** The free times of each day that has some, the days as a clock in a zone has them. */
export type FreeDays = ReadonlyMap<string, readonly Slot[]>

/** The day of an instant on a clock in `zone`: `2026-03-02`. */
export const dateIn = (instant: string, zone: string): string => localOf(instant, zone).slice(0, 10)

/**
 * Free times by the day they are on in `zone`, whichever zone they were asked in; in order, each once.
 */
export function freeDaysIn(slots: readonly Slot[], zone: string): FreeDays {
  const each = new Map(slots.map((slot) => [slot.start, slot]))
  const inOrder = [...each.values()].sort((a, b) => a.start.localeCompare(b.start))
  const days = new Map<string, Slot[]>()
  for (const slot of inOrder) {
    const date = dateIn(slot.start, zone)
    const known = days.get(date)
    if (known) known.push(slot)
    else days.set(date, [slot])
  }
  return days
}
