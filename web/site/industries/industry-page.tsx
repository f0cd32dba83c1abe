import { industryMetricsNote } from '#content/industries/list.ts'
import { industryPage } from '#content/pages/industries.ts'
import type { Industry } from '#content/types/industry.ts'
import { page, withTopic } from '#shared/routes.ts'
import { ActionRow } from '../page-parts/action-row.tsx'
import { BenefitColumns } from '../page-parts/benefit-columns.tsx'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { UseCases } from '../page-parts/use-cases.tsx'
import { WhatAndHow } from '../page-parts/what-and-how.tsx'
import { GatheredThreads } from '../threads/gathered-threads.tsx'
import { MetricRow } from './metric-row.tsx'
import { Story } from './story.tsx'

const parent = { label: 'Industries', href: page.industries }

/** One industry (public-site.md §2, /industries/{industry}). */
export function IndustryPage({ industry }: { industry: Industry }) {
  const { closing } = industryPage
  const actions = [closing.primary, closing.secondary].map(({ label, href }) => ({
    label,
    href: withTopic(href, { kind: 'industry', id: industry.id }),
  }))
  return (
    <>
      <PageHead
        heading={industry.title}
        lead={industry.subtitle}
        parent={parent}
        drawing={
          <GatheredThreads seed={industry.id} icon={industry.icon} className="h-auto w-full" />
        }
      >
        <ActionRow actions={actions} className="mt-9" />
      </PageHead>
      <div className="container-page pb-16 md:pb-24">
        <MetricRow metrics={industry.metrics} labels="page" />
        <p className="mt-3 max-w-prose text-ink-faint text-sm">{industryMetricsNote}</p>
      </div>
      <WhatAndHow
        paragraphs={industry.description}
        heading={industryPage.featuresHeading}
        features={industry.features}
      />
      <BenefitColumns heading={industryPage.benefitsHeading} benefits={industry.benefits} />
      <UseCases heading={industryPage.useCasesHeading} useCases={industry.useCases} />
      <Story story={industry.caseStudy} />
      <ClosingCall {...closing} actions={actions} />
    </>
  )
}
