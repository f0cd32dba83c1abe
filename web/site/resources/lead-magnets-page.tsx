import { leadMagnetsPage } from '#content/resources/page.ts'
import { ActionRow } from '../page-parts/action-row.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { ResourceCards } from './resource-cards.tsx'

/** The further page of free resources (public-site.md §2, /resources; design.md §4). */
export function LeadMagnetsPage() {
  const { heading, introduction, links } = leadMagnetsPage
  return (
    <>
      <PageHead heading={heading} lead={introduction}>
        <ActionRow actions={links} className="mt-8" />
      </PageHead>
      <ResourceCards />
    </>
  )
}
