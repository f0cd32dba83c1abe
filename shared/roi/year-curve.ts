import { referenceCost } from './calculator.ts'

/** Savings of a year month by month, against its cost. Money is in whole dollars. */
export type YearCurve = {
  /** Month 0 (nothing saved yet) to 12; `net` is what is left after the whole year's cost. */
  readonly points: readonly {
    readonly month: number
    readonly savings: number
    readonly net: number
  }[]
  /** The year's reference cost, held against every month as if it were paid on the first day. */
  readonly cost: number
  /** The first month (1 to 12) by whose end the savings have paid the whole year's cost, or null. */
  readonly breakEvenMonth: number | null
}

/**
 * Cumulative savings over twelve equal months. The cost is taken whole from the start rather than
 * 500 a month, so that the break-even month is the careful one.
 */
export function yearCurve(annualSavings: number): YearCurve {
  const months = Array.from({ length: 13 }, (_, month) => month)
  const points = months.map((month) => {
    const savings = Math.round((annualSavings * month) / 12)
    return { month, savings, net: savings - referenceCost }
  })
  const paid = months.find((month) => month > 0 && annualSavings * month >= referenceCost * 12)
  return { points, cost: referenceCost, breakEvenMonth: paid ?? null }
}
