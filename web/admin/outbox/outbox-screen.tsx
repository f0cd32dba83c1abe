import { useQuery } from '@tanstack/react-query'
import { Send } from 'lucide-react'
import { messageSorts } from '#shared/mail/vocabulary.ts'
import { ListBody } from '../lists/list-body.tsx'
import { ListContext } from '../lists/list-context.ts'
import { ListEmpty } from '../lists/list-empty.tsx'
import { ListTotal } from '../lists/list-total.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useRecordList } from '../lists/use-record-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { HeldNotice } from './held-notice.tsx'
import { MessageActionsContext } from './message-actions.ts'
import { MessageCards } from './message-cards.tsx'
import { messageLook } from './message-columns.tsx'
import { MessageDialogs } from './message-dialogs.tsx'
import { countedIn, isFiltered, messageListAddress } from './message-list-state.ts'
import { messageCountsQuery, messageKind } from './message-queries.ts'
import { MessageToolbar } from './message-toolbar.tsx'
import { useMessageDialogs } from './use-message-dialogs.ts'

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
