import { industries, industryMetricsNote } from '#content/industries/list.ts'
import { industriesPage } from '#content/pages/industries.ts'
import { ActionRow } from '../page-parts/action-row.tsx'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { BeadedThread } from '../threads/beaded-thread.tsx'
import { IndustryCard } from './industry-card.tsx'

/** All industries (public-site.md §2, /industries). */
export function IndustriesPage() {
  const { heading, introduction, closing } = industriesPage
  const actions = [closing.primary, closing.secondary]
  return (
    <>
      <PageHead
        heading={heading}
        lead={introduction}
        drawing={
          <BeadedThread icons={industries.map(({ icon }) => icon)} className="h-auto w-full" />
        }
      >
        <ActionRow actions={actions} className="mt-9" />
      </PageHead>
      <div className="container-page">
        <ul className="grid gap-x-8 gap-y-16 lg:grid-cols-2 lg:gap-x-16">
          {industries.map((industry) => (
            <IndustryCard key={industry.id} industry={industry} />
          ))}
        </ul>
        <p className="mt-12 max-w-prose text-ink-faint text-sm">{industryMetricsNote}</p>
      </div>
      <ClosingCall {...closing} actions={actions} />
    </>
  )
}
