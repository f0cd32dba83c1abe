import { roiCopy } from '#content/pricing/roi.ts'
import { RoiCalculator } from '../roi/roi-calculator.tsx'

/** The ROI calculator as a section of the pricing page. */
export function PricingRoi() {
  return (
    <section className="container-page pb-20 md:pb-28">
      <div className="stitched pt-10 md:pt-14">
        <h2 className="font-bold text-3xl tracking-[-0.025em]">{roiCopy.title}</h2>
        <p className="mt-4 mb-12 max-w-2xl text-ink-soft text-lg">{roiCopy.introduction}</p>
        <RoiCalculator />
      </div>
    </section>
  )
}
