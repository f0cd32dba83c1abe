import type { Change } from '#shared/journal/schema.ts'

const day = /^\d{4}-\d\d-\d\d$/

/** When a day such as `2026-11-23` begins in the reader's zone; null for what is no day. */
export function instantOf(text: string): string | null {
  const begins = day.test(text) ? new Date(`${text}T00:00`) : null
  return begins && !Number.isNaN(begins.getTime()) ? begins.toISOString() : null
}

/** When a day is over in the reader's zone, whether or not the clocks change on it. */
export function instantAfter(text: string): string | null {
  if (instantOf(text) === null) return null
  const ends = new Date(`${text}T00:00`)
  ends.setDate(ends.getDate() + 1)
  return ends.toISOString()
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric' })
const withYear = new Intl.DateTimeFormat('en', { dateStyle: 'full' })

/** The day of an instant in the reader's zone: `Today`, `Yesterday`, `Monday, November 23`, its year where it is another. */
export function dayHeading(instant: number, now: number): string {
  const at = new Date(instant)
  const is = (day: Date) => at.toDateString() === day.toDateString()
  const today = new Date(now)
  if (is(today)) return 'Today'
  const yesterday = new Date(now)
  yesterday.setDate(today.getDate() - 1)
  if (is(yesterday)) return 'Yesterday'
  return (at.getFullYear() === today.getFullYear() ? weekday : withYear).format(at)
}

type Repeatable = Pick<Change, 'actor' | 'kind' | 'summary' | 'records' | 'state'>

const wordsOf = ({ actor, kind, summary, records, state }: Repeatable) =>
  JSON.stringify([actor, kind, summary, records.map(({ id }) => id), state])

/**
 * Entries in runs: neighbours that say the same of the same record by the same hand are one. A change
 * stands alone, for it has its own from and to, and is taken back by itself.
 */
export function repeatsOf<Entry extends Repeatable>(
  entries: readonly Entry[],
): [Entry, ...Entry[]][] {
  const runs: [Entry, ...Entry[]][] = []
  for (const entry of entries) {
    const run = runs.at(-1)
    if (run && entry.state === 'logged' && wordsOf(run[0]) === wordsOf(entry)) run.push(entry)
    else runs.push([entry])
  }
  return runs
}

type Moment = Pick<Change, 'actor' | 'at'>

const minuteOf = (at: string) => Math.floor(Date.parse(at) / 60_000)

/** Whether two entries are what one hand did within a minute of the clock: they are read as one. */
export const isSameMoment = (one: Moment, other: Moment): boolean =>
  one.actor === other.actor && minuteOf(one.at) === minuteOf(other.at)
