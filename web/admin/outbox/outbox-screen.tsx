import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { attentionStates, messageSorts } from '#shared/mail/vocabulary.ts'
import { ListBody, ListEmpty, ListTotal } from '../lists/list-body.tsx'
import { ListContext } from '../lists/open-record.ts'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { useListState, useRecordList } from '../lists/use-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { HeldNotice } from './held-notice.tsx'
import { MessageActionsContext } from './message-actions.tsx'
import { messageLook } from './message-columns.tsx'
import { MessageDialogs, useMessageDialogs } from './message-dialogs.tsx'
import {
  countedIn,
  isFiltered,
  messageCountsQuery,
  messageKind,
  messageListAddress,
  messageListPage,
} from './message-list.ts'
import { MessageToolbar } from './message-toolbar.tsx'

/** /admin/outbox: every message the product has sent, or still will. */
export function OutboxScreen() {
  useTitle('Outbox')
  const [state, change] = useListState(messageListAddress)
  const { query, rows, shown, total, refresh } = useRecordList(messageKind, state)
  const dialogs = useMessageDialogs()
  return (
    <MessageActionsContext value={dialogs.actions}>
      <ListContext value={dialogs.opening}>
        <h1 className="flex items-baseline gap-2.5 pb-4 font-semibold text-xl">
          Outbox
          <ListTotal
            total={total}
            whole={countedIn(shown, useQuery(messageCountsQuery).data)}
            one="message"
            many="messages"
          />
        </h1>
        <HeldNotice />
        <MessageCards />
        <MessageToolbar state={state} onChange={change} refresh={refresh} />
        <ListBody
          query={query}
          rows={rows}
          look={messageLook}
          sort={state.sort}
          sorts={messageSorts}
          onSort={(sort) => change({ sort })}
          loading="Loading messages"
          empty={
            <ListEmpty
              filtered={isFiltered(shown)}
              icon={<Send />}
              none="No messages match your filters"
              noneAtAll="No messages yet. Whatever the site sends by e-mail appears here."
              onClear={() => change({ q: '', state: 'all', kind: 'all' })}
            />
          }
        />
        <MessageDialogs dialogs={dialogs} messages={rows} />
      </ListContext>
    </MessageActionsContext>
  )
}

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
