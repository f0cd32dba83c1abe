import { referenceCost } from '#shared/roi/calculator.ts'

export const weeksOfYear = 52

/** How many weeks of savings pay the cost of the year, at most all of them; 0 without savings. */
export const weeksThatPay = (annualSavings: number): number =>
  annualSavings <= 0 ? 0 : Math.min(weeksOfYear, (weeksOfYear * referenceCost) / annualSavings)

/** How many weeks of the year begin before its cost is paid; all of them without savings. */
export const weeksUntilPaid = (annualSavings: number): number =>
  annualSavings <= 0 ? weeksOfYear : Math.ceil(weeksThatPay(annualSavings))
