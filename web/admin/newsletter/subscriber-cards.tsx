import { useQuery } from '@tanstack/react-query'
import { subscriberStateLabels, subscriberStates } from '#shared/newsletter/vocabulary.ts'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { subscriberListPage } from './subscriber-list-state.ts'
import { subscriberCountsQuery } from './subscriber-queries.ts'

/** How many subscribers there are, by state; each number leads to those it counts. */
export function SubscriberCards() {
  const query = useQuery(subscriberCountsQuery)
  const counts = query.data
  return (
    <SummaryCards
      label="Subscribers at a glance"
      query={query}
      cards={[
        { label: 'Total Subscribers', count: counts?.total, to: subscriberListPage('all') },
        ...subscriberStates.map((state) => ({
          label: subscriberStateLabels[state],
          count: counts?.byState[state],
          to: subscriberListPage(state),
        })),
      ]}
    />
  )
}
