import { roiCopy } from '#content/pricing/roi.ts'
import { compactDollars, formatDollars } from '#shared/dollars.ts'
import { calculateRoi, type RoiInputs } from '#shared/roi/calculator.ts'
import { yearCurve } from '#shared/roi/year-curve.ts'
import { type YearChart, yearChart } from './year-chart.ts'

/** Everything the calculator shows for three numbers, ready to be written down. */
export type RoiView = {
  /** Whether all three numbers are there; without them every figure is 0. */
  complete: boolean
  figures: { annualSavings: string; multiple: string; efficiency: string }
  /** One sentence for what the chart shows. */
  payback: string
  /** The figures in one sentence, for those who hear them. */
  spoken: string
  chart: YearChart
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
  const complete = result.annualSavings > 0
  const { results, chart, empty } = roiCopy
  const payback = curve.breakEvenMonth ? chart.breakEven(curve.breakEvenMonth) : chart.noBreakEven
  return {
    complete,
    figures,
    payback: complete ? payback : empty,
    spoken: complete
      ? `${results.annualSavings}: ${figures.annualSavings}. ${results.multiple}: ${figures.multiple}. ${results.efficiency}: ${figures.efficiency}. ${payback}.`
      : '',
    chart: yearChart(curve),
    quarters: curve.points
      .filter(({ month }) => month > 0 && month % 3 === 0)
      .map(({ month, savings }) => ({ month, savings: compactDollars(savings) })),
  }
}
