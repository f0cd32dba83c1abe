import { roiCopy } from '#content/pricing/roi.ts'
import { compactDollars, formatDollars } from '#shared/dollars.ts'
import { type PlanFit, planThatFits } from '#shared/pricing/plan-fit.ts'
import { calculateRoi, type RoiInputs } from '#shared/roi/calculator.ts'
import { type RoiDoubt, roiDoubts } from '#shared/roi/doubts.ts'
import { yearCurve } from '#shared/roi/year-curve.ts'
import { weeksUntilPaid } from './year-threads.ts'

/** Everything the calculator shows for three numbers, ready to be written down. */
export type RoiView = {
  /** Whether all three numbers are there; without them every figure is 0 (public-site.md §5). */
  complete: boolean
  /** What to do while they are not. */
  missing: string
  figures: { annualSavings: string; multiple: string; efficiency: string }
  /** One sentence for what the chart shows. */
  payback: string
  /** The figures in one sentence, for those who hear them. */
  spoken: string
  /** How many weeks of the year begin before its cost is paid. */
  weeksUntilPaid: number
  /** What the chart shows, for those who do not see it. */
  described: string
  /** What is hard to believe, a sentence each, and the number it is about: none where it is the result. */
  doubts: readonly { sentence: string; about: keyof RoiInputs | null }[]
  /** The plan that fits, when there is something to save. */
  fit: PlanFit | null
  /** What is saved by the end of each quarter. */
  quarters: readonly { month: number; savings: string }[]
}

const multiples = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

const aboutOf: Record<RoiDoubt, keyof RoiInputs | null> = {
  impossibleHours: 'hoursPerWeek',
  longHours: 'hoursPerWeek',
  hourlyRate: 'hourlyRate',
  multiple: null,
}

const nothing: RoiInputs = { employees: 0, hoursPerWeek: 0, hourlyRate: 0 }

/**
 * Calculates and words the result (public-site.md §9). While a field holds what is no number to
 * count, `wrong`, there are dashes for figures: a 0 would be read as one.
 */
export function roiView(typed: RoiInputs, wrong = false): RoiView {
  const inputs = wrong ? nothing : typed
  const figure = (text: string) => (wrong ? '–' : text)
  const result = calculateRoi(inputs)
  const curve = yearCurve(result.annualSavings)
  const figures = {
    annualSavings: figure(formatDollars(result.annualSavings)),
    multiple: figure(`${multiples.format(result.multiple)}×`),
    efficiency: figure(`${result.efficiencyPercent}%`),
  }
  const doubts = roiDoubts(inputs, result).map((doubt) => ({
    sentence: roiCopy.doubts[doubt],
    about: aboutOf[doubt],
  }))
  const complete = result.annualSavings > 0
  const untilPaid = weeksUntilPaid(result.annualSavings)
  const { results, chart } = roiCopy
  const missing = wrong ? roiCopy.toCorrect : roiCopy.empty
  const payback = curve.breakEvenMonth ? chart.breakEven(curve.breakEvenMonth) : chart.noBreakEven
  return {
    complete,
    missing,
    figures,
    payback: complete ? payback : '',
    spoken: complete
      ? `${results.annualSavings}: ${figures.annualSavings}. ${results.multiple}: ${figures.multiple}. ${results.efficiency}: ${figures.efficiency}. ${payback}. ${doubts.map(({ sentence }) => sentence).join(' ')}`.trim()
      : '',
    weeksUntilPaid: untilPaid,
    described: complete ? chart.described(untilPaid) : missing,
    doubts,
    fit: planThatFits({
      savedHours: (inputs.employees * inputs.hoursPerWeek * result.efficiencyPercent) / 100,
      savedPerMonth: result.annualSavings / 12,
    }),
    quarters: curve.points
      .filter(({ month }) => month > 0 && month % 3 === 0)
      .map(({ month, savings }) => ({ month, savings: complete ? compactDollars(savings) : '–' })),
  }
}
