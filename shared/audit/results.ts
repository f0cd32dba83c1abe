import { type AuditAnswers, type HourField, hourFields } from './answers.ts'
import { hourlyRates } from './vocabulary.ts'

/**
 * The figures of public-site.md §9. **Money is in integer cents**, hours in hours (two decimals at
 * most, saved hours up to four), `roi` in percent and not rounded.
 */
export type AuditResults = {
  readonly totalHours: number
  readonly weeklyCost: number
  readonly monthlyCost: number
  readonly yearlyCost: number
  /** Hours of a week that automation saves: 75% of all. */
  readonly automationSavings: number
  readonly monthlySavings: number
  readonly yearlySavings: number
  /** Return on the first year's reference investment of $15,000, never below 0. */
  readonly roi: number
  readonly hourlyRate: number
}

/** What the results need of the answers. */
export type AuditFigures = Pick<AuditAnswers, HourField | 'employeeCount'>

const savedPercent = 75
const weeksPerMonth = 4
const monthsPerYear = 12
const investmentCents = 15_000 * 100

// Hours count in hundredths: hundredths of hours × dollars are cents, and all sums stay integers.
const hundredths = (hours: number) => Math.round(hours * 100)

/** Every figure of the results page. The page, the report and the server call this same function. */
export function calculateAudit(answers: AuditFigures): AuditResults {
  const rate = hourlyRates[answers.employeeCount]
  const total = hourFields.reduce((sum, field) => sum + hundredths(answers[field]), 0)
  const weeklyCost = total * rate
  const monthlyCost = weeklyCost * weeksPerMonth
  const monthlySavings = (monthlyCost * savedPercent) / 100
  const yearlySavings = monthlySavings * monthsPerYear
  return {
    totalHours: total / 100,
    weeklyCost,
    monthlyCost,
    yearlyCost: monthlyCost * monthsPerYear,
    automationSavings: (total * savedPercent) / 10_000,
    monthlySavings,
    yearlySavings,
    roi: Math.max(0, ((yearlySavings - investmentCents) * 100) / investmentCents),
    hourlyRate: rate * 100,
  }
}

/**
 * The figures as `POST /api/send-audit-report` tells them: money in dollars, like the constants of
 * public-site.md §9, everything else as it is.
 */
export function inDollars(results: AuditResults): AuditResults {
  const { weeklyCost, monthlyCost, yearlyCost, monthlySavings, yearlySavings, hourlyRate } = results
  return {
    ...results,
    weeklyCost: weeklyCost / 100,
    monthlyCost: monthlyCost / 100,
    yearlyCost: yearlyCost / 100,
    monthlySavings: monthlySavings / 100,
    yearlySavings: yearlySavings / 100,
    hourlyRate: hourlyRate / 100,
  }
}

/** One bar of the chart: weekly hours now and after automation. */
export type HoursBar = { readonly field: HourField; readonly now: number; readonly after: number }

/** The chart of hours now and after: each of the four tasks keeps a quarter of its hours. */
export function hoursNowAndAfter(answers: Pick<AuditAnswers, HourField>): HoursBar[] {
  return hourFields.map((field) => {
    const now = hundredths(answers[field])
    return { field, now: now / 100, after: (now * (100 - savedPercent)) / 10_000 }
  })
}
