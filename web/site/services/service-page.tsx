import { servicePage } from '#content/pages/services.ts'
import { findService, relatedServices } from '#content/services/list.ts'
import { workExamples } from '#content/services/work-examples.ts'
import type { CopyLink } from '#content/types/common.ts'
import type { Service } from '#content/types/service.ts'
import { page, withTopic } from '#shared/routes.ts'
import { ClothEnd } from '../endings/cloth-end.tsx'
import { ActionRow } from '../sections/closing-call.tsx'
import { ClothHead } from '../sections/cloth-head.tsx'
import { CopyIcon } from '../sections/copy-icon.tsx'
import { FaqSection } from '../sections/faq-section.tsx'
import { BenefitColumns } from '../sections/points.tsx'
import { UseCases, WhatAndHow } from '../sections/what-and-how.tsx'
import { WorkExample } from './work-example.tsx'

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
      <ClothHead
        heading={service.title}
        lead={service.subtitle}
        parent={parent}
        trade={{ id: service.id, name: service.title, icon: service.icon }}
      >
        <ActionRow actions={[about(actions.schedule), actions.roi]} className="mt-9" />
      </ClothHead>
      <WhatAndHow
        paragraphs={service.description}
        heading={servicePage.featuresHeading}
        features={service.features}
      />
      <WorkExample example={workExamples[service.id]} />
      <BenefitColumns heading={servicePage.benefitsHeading} benefits={service.benefits} />
      <UseCases
        heading={servicePage.useCasesHeading}
        useCases={service.useCases}
        link={actions.caseStudies}
      />
      <FaqSection name="service-faq" heading={servicePage.faqHeading} faqs={service.faqs} />
      <RelatedServices heading={servicePage.relatedHeading} services={related} />
      <ClothEnd
        trades={[service.id]}
        {...closing}
        actions={[about(actions.contact), about(actions.schedule)]}
      />
    </>
  )
}

type RelatedServicesProps = { heading: string; services: readonly Service[] }

/** Services that clients buy together with this one. */
function RelatedServices({ heading, services }: RelatedServicesProps) {
  return (
    <section className="container-page pt-20 md:pt-28">
      <h2 className="font-bold text-2xl tracking-[-0.02em]">{heading}</h2>
      <ul className="mt-8 grid gap-x-8 md:grid-cols-3">
        {services.map((service) => (
          <li key={service.id} className="border-paper-edge border-t max-md:last:border-b">
            <a
              href={page.service(service.id)}
              className="group flex h-full gap-4 rounded-sm py-5 transition-colors hover:text-thread active:text-thread-deep"
            >
              <CopyIcon
                name={service.icon}
                strokeWidth={1.5}
                className="mt-0.5 size-5 shrink-0 text-thread"
              />
              <span>
                <span className="block font-semibold">{service.title}</span>
                <span className="mt-1 block text-ink-soft text-sm">{service.subtitle}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
