import type { Clock } from '#server/context.ts'

export const second = 1_000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

/** A clock that stands still until a test moves it on. */
export type TestClock = Clock & { advance: (milliseconds: number) => void }

export function testClock(start = new Date('2026-06-01T09:00:00.000Z')): TestClock {
  let now = start.getTime()
  const advance = (milliseconds: number) => {
    now += milliseconds
  }
  return Object.assign(() => new Date(now), { advance })
}

/** Milliseconds until it is this hour of the day in UTC: `12.5` is half past noon. */
export const timeUntil = (clock: Clock, hours: number) =>
  (hours * hour - (clock().getTime() % day) + day) % day
