import { pricingClosing } from '#content/pricing/page.ts'
import { roiPage } from '#content/pricing/roi.ts'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { RoiCalculator } from './roi-calculator.tsx'

/** The calculator on a page of its own (design.md §4). */
export function RoiPage() {
  const { heading, introduction, closing } = roiPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} />
      <section className="container-page">
        <RoiCalculator />
      </section>
      <ClosingCall {...closing} actions={[pricingClosing.primary, pricingClosing.secondary]} />
    </>
  )
}
