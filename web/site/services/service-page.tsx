import { servicePage } from '#content/pages/services.ts'
import { findService, relatedServices } from '#content/services/list.ts'
import type { CopyLink } from '#content/types/common.ts'
import type { Service } from '#content/types/service.ts'
import { page, withTopic } from '#shared/routes.ts'
import { ActionRow } from '../page-parts/action-row.tsx'
import { BenefitColumns } from '../page-parts/benefit-columns.tsx'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { FaqSection } from '../page-parts/faq-section.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { UseCases } from '../page-parts/use-cases.tsx'
import { WhatAndHow } from '../page-parts/what-and-how.tsx'
import { GatheredThreads } from '../threads/gathered-threads.tsx'
import { RelatedServices } from './related-services.tsx'

const parent = { label: 'Services', href: page.services }

/** One service (public-site.md §2, /services/{service}). */
export function ServicePage({ service }: { service: Service }) {
  const { actions, closing } = servicePage
  const about = (action: CopyLink) => ({
    ...action,
    href: withTopic(action.href, { kind: 'service', id: service.id }),
  })
  const related = relatedServices[service.id].flatMap((slug) => findService(slug) ?? [])
  return (
    <>
      <PageHead
        heading={service.title}
        lead={service.subtitle}
        parent={parent}
        drawing={
          <GatheredThreads seed={service.id} icon={service.icon} className="h-auto w-full" />
        }
      >
        <ActionRow actions={[about(actions.schedule), actions.roi]} className="mt-9" />
      </PageHead>
      <WhatAndHow
        paragraphs={service.description}
        heading={servicePage.featuresHeading}
        features={service.features}
      />
      <BenefitColumns heading={servicePage.benefitsHeading} benefits={service.benefits} />
      <UseCases
        heading={servicePage.useCasesHeading}
        useCases={service.useCases}
        link={actions.caseStudies}
      />
      <FaqSection name="service-faq" heading={servicePage.faqHeading} faqs={service.faqs} />
      <RelatedServices heading={servicePage.relatedHeading} services={related} />
      <ClosingCall {...closing} actions={[about(actions.contact), about(actions.schedule)]} />
    </>
  )
}
