import { roiCopy } from '#content/pricing/roi.ts'
import type { ClothThread } from '#shared/audit/week-cloth.ts'
import { compactDollars, formatDollars } from '#shared/dollars.ts'
import { type PlanFit, planThatFits } from '#shared/pricing/plan-fit.ts'
import { calculateRoi, type RoiInputs } from '#shared/roi/calculator.ts'
import { roiDoubts } from '#shared/roi/doubts.ts'
import { yearCurve } from '#shared/roi/year-curve.ts'
import { weeksThatPay, yearThreads } from './year-cloth.ts'

/** Everything the calculator shows for three numbers, ready to be written down. */
export type RoiView = {
  /** Whether all three numbers are there; without them every figure is 0. */
  complete: boolean
  figures: { annualSavings: string; multiple: string; efficiency: string }
  /** One sentence for what the chart shows. */
  payback: string
  /** The figures in one sentence, for those who hear them. */
  spoken: string
  threads: readonly ClothThread[]
  /** What the chart shows, for those who do not see it. */
  described: string
  /** What is hard to believe, a sentence each. */
  doubts: readonly string[]
  /** The plan that fits, when there is something to save. */
  fit: PlanFit | null
  /** What is saved by the end of each quarter. */
  quarters: readonly { month: number; savings: string }[]
}

const multiples = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 })

/** Calculates and words the result (public-site.md §9). */
export function roiView(inputs: RoiInputs): RoiView {
  const result = calculateRoi(inputs)
  const curve = yearCurve(result.annualSavings)
  const figures = {
    annualSavings: formatDollars(result.annualSavings),
    multiple: `${multiples.format(result.multiple)}×`,
    efficiency: `${result.efficiencyPercent}%`,
  }
  const doubts = roiDoubts(inputs, result).map((doubt) => roiCopy.doubts[doubt])
  const complete = result.annualSavings > 0
  const { results, chart, empty } = roiCopy
  const payback = curve.breakEvenMonth ? chart.breakEven(curve.breakEvenMonth) : chart.noBreakEven
  return {
    complete,
    figures,
    payback: complete ? payback : '',
    spoken: complete
      ? `${results.annualSavings}: ${figures.annualSavings}. ${results.multiple}: ${figures.multiple}. ${results.efficiency}: ${figures.efficiency}. ${payback}. ${doubts.join(' ')}`.trim()
      : '',
    threads: yearThreads(result.annualSavings),
    described: complete ? chart.described(Math.ceil(weeksThatPay(result.annualSavings))) : empty,
    doubts,
    fit: planThatFits({
      savedHours: (inputs.employees * inputs.hoursPerWeek * result.efficiencyPercent) / 100,
      savedPerMonth: result.annualSavings / 12,
    }),
    quarters: curve.points
      .filter(({ month }) => month > 0 && month % 3 === 0)
      .map(({ month, savings }) => ({ month, savings: compactDollars(savings) })),
  }
}
