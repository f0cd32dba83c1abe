import type { Arrivals } from './schema.ts'

/** How many came through `source` on the day at place `day`. */
type DailyCount = { day: number; source: string; n: number }

/** What the sources that are not named are called together. */
export const otherSources = 'Other'

/**
 * Lays out daily counts as one row of numbers for each of the `most` busiest sources, the busiest
 * first, and one for all others together, if there are any.
 */
export function arrivalsBySource(
  days: string[],
  dailyCounts: readonly DailyCount[],
  most: number,
): Omit<Arrivals, 'before'> {
  const rows = new Map<string, number[]>()
  for (const { day, source, n } of dailyCounts) {
    const counts = rows.get(source) ?? days.map(() => 0)
    counts[day] = (counts[day] ?? 0) + n
    rows.set(source, counts)
  }
  const busiest = [...rows]
    .map(([source, counts]) => ({ source, counts, total: totalOf(counts) }))
    .sort((a, b) => b.total - a.total || a.source.localeCompare(b.source))
  const named = busiest.slice(0, most).map(({ source, counts }) => ({ source, counts }))
  const others = busiest.slice(most)
  if (others.length === 0) return { days, sources: named }
  const together = days.map((_, day) => totalOf(others.map(({ counts }) => counts[day] ?? 0)))
  return { days, sources: [...named, { source: otherSources, counts: together }] }
}

/** The sum of numbers. */
export const totalOf = (counts: readonly number[]) => counts.reduce((sum, n) => sum + n, 0)
