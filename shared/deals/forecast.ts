import { type DealStage, stageWeights } from './stages.ts'

/** Deals of one stage that are expected in one month. */
export type Expected = {
  /** As `2026-12`; null where nobody has said when. */
  month: string | null
  stage: DealStage
  count: number
  /** Whole dollars. */
  value: number
}

/** What a month may bring. */
export type MonthForecast = {
  /** As `2026-12`; `overdue` for months that are over, null where nobody has said when. */
  month: string | null
  count: number
  /** Whole dollars: all of it, and what is counted on by the stages' weights. */
  value: number
  weighted: number
}

/**
 * What open deals may bring, month by month: overdue ones first, then the months in their order,
 * last what has no date. Each value counts as much as its stage weighs ({@link stageWeights});
 * dollars are rounded once, at the end.
 */
export function forecastOf(expected: readonly Expected[], thisMonth: string): MonthForecast[] {
  const named = expected.map(({ month, ...rest }) => ({
    ...rest,
    month: month !== null && month < thisMonth ? 'overdue' : month,
  }))
  const months = Map.groupBy(named, ({ month }) => month)
  const place = (month: string | null) =>
    month === 'overdue' ? '' : (month ?? String.fromCharCode(0x7f))
  return [...months]
    .toSorted(([one], [other]) => (place(one) < place(other) ? -1 : 1))
    .map(([month, some]) => ({
      month,
      count: total(some, ({ count }) => count),
      value: total(some, ({ value }) => value),
      weighted: Math.round(total(some, ({ stage, value }) => value * stageWeights[stage]) / 100),
    }))
}

const total = <Item>(items: readonly Item[], of: (item: Item) => number) =>
  items.reduce((sum, item) => sum + of(item), 0)

/** Most threads that a sum is drawn of: they can still be counted. */
const mostThreads = 40

/** Of how many dollars each is, the largest sum drawn of {@link mostThreads} at most: 1, 2, 5 and their tens. */
export function threadOf(most: number): number {
  const least = Math.max(1, most / mostThreads)
  const ten = 10 ** Math.floor(Math.log10(least))
  return [1, 2, 5].map((factor) => factor * ten).find((thread) => thread >= least) ?? 10 * ten
}
