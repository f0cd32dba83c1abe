import type { YearCurve } from '#shared/roi/year-curve.ts'

/** A year's chart in percent of its frame: x from the left, y from the top. */
export type YearChart = {
  /** SVG path data in a 100 × 100 box. */
  savings: string
  /** The ground under the savings, closed. */
  area: string
  /** The height of the cost line. */
  cost: number
  /** Where savings pass the cost, or null when they do not within the year. */
  crossing: { x: number; y: number } | null
  /** The dollars at the top, in the middle and at the bottom of the frame. */
  scale: readonly [number, number, number]
}

const steps = [1, 1.5, 2, 3, 4, 5, 6, 8, 10]

/** A round number of dollars a little above `dollars`, whose half is a whole number too. */
export function ceilingAbove(dollars: number): number {
  const needed = Math.max(dollars * 1.08, 100)
  const power = 10 ** Math.floor(Math.log10(needed))
  const step = steps.find((candidate) => candidate * power >= needed) ?? 10
  return step * power
}

const percent = (share: number) => Math.round(share * 10_000) / 100

/** Lays out a year of savings against its cost. */
export function yearChart({ points, cost }: YearCurve): YearChart {
  const annual = points.at(-1)?.savings ?? 0
  const ceiling = ceilingAbove(Math.max(annual, cost))
  const y = (dollars: number) => percent(1 - dollars / ceiling)
  // Savings grow by the same sum every month: a straight line.
  const savings = `M0 100L100 ${y(annual)}`
  return {
    savings,
    area: `${savings}V100H0z`,
    cost: y(cost),
    crossing: annual >= cost ? { x: percent(cost / annual), y: y(cost) } : null,
    scale: [ceiling, ceiling / 2, 0],
  }
}
