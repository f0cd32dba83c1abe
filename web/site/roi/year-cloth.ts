import type { ClothThread } from '#shared/audit/week-cloth.ts'
import { referenceCost } from '#shared/roi/calculator.ts'

export const weeksOfYear = 52

/** How many weeks of savings pay the cost of the year, at most all of them; 0 without savings. */
export const weeksThatPay = (annualSavings: number): number =>
  annualSavings <= 0 ? 0 : Math.min(weeksOfYear, (weeksOfYear * referenceCost) / annualSavings)

/** A year of savings as cloth, a thread a week: taken over is what lies beyond the cost. */
export function yearThreads(annualSavings: number): ClothThread[] {
  if (annualSavings <= 0) return []
  const paying = weeksThatPay(annualSavings)
  return Array.from({ length: weeksOfYear }, (_, week) => ({
    field: 'dataEntry',
    index: week,
    at: week,
    width: 1,
    taken: Math.min(1, Math.max(0, week + 1 - paying)),
  }))
}
