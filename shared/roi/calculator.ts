/** The pricing page's ROI calculator (public-site.md §5 and §9). Money is in whole US dollars. */

/** Whole numbers; `hoursPerWeek` is per employee, `hourlyRate` in dollars. 0 stands for "not given". */
export type RoiInputs = {
  readonly employees: number
  readonly hoursPerWeek: number
  readonly hourlyRate: number
}

export type RoiResult = {
  /** Dollars a year, rounded to the dollar. */
  readonly annualSavings: number
  /** `annualSavings` over the reference cost, to one decimal, halves up. */
  readonly multiple: number
  /** The efficiency rate as a whole percent. */
  readonly efficiencyPercent: number
}

const monthlyReferenceCost = 500
export const referenceCost = monthlyReferenceCost * 12

/** Larger inputs are read as these, so that every product stays an exact integer. */
export const roiLimits = { employees: 1_000_000, hoursPerWeek: 1_000, hourlyRate: 10_000 } as const

type Step = { readonly above: number; readonly adds: number }

const basePercent = 60
const capPercent = 85
const employeeSteps: Step[] = [
  { above: 100, adds: 15 },
  { above: 50, adds: 10 },
  { above: 20, adds: 5 },
]
const hourSteps: Step[] = [
  { above: 30, adds: 10 },
  { above: 15, adds: 5 },
]
const rateSteps: Step[] = [
  { above: 50, adds: 5 },
  { above: 30, adds: 3 },
]

const bonus = (steps: Step[], value: number) => steps.find(({ above }) => value > above)?.adds ?? 0

/** The share of the manual hours that automation saves, in whole percent (60 to 85). */
function efficiencyPercent({ employees, hoursPerWeek, hourlyRate }: RoiInputs): number {
  const percent =
    basePercent +
    bonus(employeeSteps, employees) +
    bonus(hourSteps, hoursPerWeek) +
    bonus(rateSteps, hourlyRate)
  return Math.min(percent, capPercent)
}

const noResult: RoiResult = { annualSavings: 0, multiple: 0, efficiencyPercent: 0 }

/** A percentage of a whole number, rounded to the nearest, exact as far as safe integers go. */
function percentOf(whole: number, percent: number): number {
  const hundreds = Math.floor(whole / 100)
  return hundreds * percent + Math.round(((whole % 100) * percent) / 100)
}

/**
 * Annual savings = employees × hours per week × 52 × rate × hourly rate. Rates are integer
 * percents because 0.6 + 0.05 is not 0.65 in floating point. Any input of 0 makes every result 0.
 */
export function calculateRoi(inputs: RoiInputs): RoiResult {
  const { employees, hoursPerWeek, hourlyRate } = inputs
  if (employees <= 0 || hoursPerWeek <= 0 || hourlyRate <= 0) return noResult
  const percent = efficiencyPercent(inputs)
  const annualSavings = percentOf(employees * hoursPerWeek * 52 * hourlyRate, percent)
  return {
    annualSavings,
    multiple: Math.round((annualSavings * 10) / referenceCost) / 10,
    efficiencyPercent: percent,
  }
}
