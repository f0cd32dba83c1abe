import { useQuery } from '@tanstack/react-query'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { consultationListPage } from './consultation-list-state.ts'
import { consultationCountsQuery } from './consultation-queries.ts'

/** How many requests there are and how they stand; each number leads to those it counts. */
export function ConsultationCards() {
  const query = useQuery(consultationCountsQuery)
  const counts = query.data
  return (
    <SummaryCards
      label="Consultations at a glance"
      query={query}
      cards={[
        { label: 'Total Requests', count: counts?.total, to: consultationListPage('all') },
        {
          label: 'Pending',
          count: counts?.byStatus.pending,
          to: consultationListPage('pending'),
        },
        {
          label: 'Scheduled',
          count: counts?.byStatus.scheduled,
          to: consultationListPage('scheduled'),
        },
        {
          label: 'Completed',
          count: counts?.byStatus.completed,
          to: consultationListPage('completed'),
        },
      ]}
    />
  )
}
