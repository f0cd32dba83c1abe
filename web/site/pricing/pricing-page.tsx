import { pricingFaqs } from '#content/faqs.ts'
import { pricingClosing, pricingPage } from '#content/pricing/page.ts'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { FaqSection } from '../page-parts/faq-section.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { PartnerBenefits } from './partner-benefits.tsx'
import { Plans } from './plans.tsx'
import { PlatformCosts } from './platform-costs.tsx'
import { PricingRoi } from './pricing-roi.tsx'
import { ServicePrices } from './service-prices.tsx'

/** Plans and prices (public-site.md §2, /pricing). */
export function PricingPage() {
  return (
    <>
      <PageHead heading={pricingPage.heading} lead={pricingPage.introduction} />
      <Plans />
      <PlatformCosts />
      <PartnerBenefits />
      <ServicePrices />
      <PricingRoi />
      <FaqSection name="pricing-faq" heading={pricingPage.faqHeading} faqs={pricingFaqs} />
      <ClosingCall
        {...pricingClosing}
        actions={[pricingClosing.primary, pricingClosing.secondary]}
      />
    </>
  )
}
