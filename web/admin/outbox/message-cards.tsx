import { useQuery } from '@tanstack/react-query'
import { attentionStates } from '#shared/mail/vocabulary.ts'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { messageListPage } from './message-list-state.ts'
import { messageCountsQuery } from './message-queries.ts'

/** How many messages there are and how they stand; each number leads to those it counts. */
export function MessageCards() {
  const query = useQuery(messageCountsQuery)
  const { total, byState } = query.data ?? {}
  const attention = byState && attentionStates.reduce((sum, state) => sum + byState[state], 0)
  return (
    <SummaryCards
      label="The outbox at a glance"
      query={query}
      cards={[
        { label: 'Total Messages', count: total, to: messageListPage('all') },
        { label: 'Needs Attention', count: attention, to: messageListPage('attention') },
        { label: 'Waiting', count: byState?.waiting, to: messageListPage('waiting') },
        { label: 'Sent', count: byState?.sent, to: messageListPage('sent') },
      ]}
    />
  )
}
