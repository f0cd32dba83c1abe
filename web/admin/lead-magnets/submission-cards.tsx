import { useQuery } from '@tanstack/react-query'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { submissionListPage } from './submission-list-state.ts'
import { submissionCountsQuery } from './submission-queries.ts'

/** How much was asked for; each number leads to those it counts. */
export function SubmissionCards() {
  const query = useQuery(submissionCountsQuery)
  const counts = query.data
  const { checklist, audit, template } = counts?.byType ?? {}
  return (
    <SummaryCards
      label="Lead magnets at a glance"
      query={query}
      cards={[
        { label: 'Total Downloads', count: counts?.total, to: submissionListPage('all') },
        { label: 'Checklists', count: checklist, to: submissionListPage('checklist') },
        { label: 'Audits', count: audit, to: submissionListPage('audit') },
        { label: 'Templates', count: template, to: submissionListPage('template') },
      ]}
    />
  )
}
