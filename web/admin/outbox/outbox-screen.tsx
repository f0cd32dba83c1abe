import { Send } from 'lucide-react'
import type { Message, MessageCounts } from '#shared/mail/schema.ts'
import {
  attentionStates,
  messageKindLabels,
  messageKinds,
  messageStateFilters,
  stateFilterLabels,
} from '#shared/mail/vocabulary.ts'
import { type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { HeldNotice } from './held-notice.tsx'
import { messageTable } from './message-columns.tsx'
import { MessageDialog, ResendDialog } from './message-dialogs.tsx'
import {
  countedIn,
  type MessageListState,
  messageCountsQuery,
  messageList,
  messageResource,
} from './message-list.ts'

const listConfig: ListConfig<Message, MessageListState, MessageCounts> = {
  title: 'Outbox',
  one: 'message',
  many: 'messages',
  resource: messageResource,
  state: messageList,
  counts: messageCountsQuery,
  countedIn,
  searched: 'name, address or subject',
  Filters: ({ state: list, onChange }) => (
    <>
      <FilterSelect
        label="Status"
        all="All Statuses"
        value={list.state}
        words={messageStateFilters}
        labels={stateFilterLabels}
        onChoose={(state) => onChange({ state })}
      />
      <FilterSelect
        label="Kind"
        all="All Kinds"
        value={list.kind}
        words={messageKinds}
        labels={messageKindLabels}
        onChoose={(kind) => onChange({ kind })}
      />
    </>
  ),
  fileName: 'messages.csv',
  table: messageTable,
  empty: {
    icon: <Send />,
    text: 'No messages yet. Whatever the site sends by e-mail appears here.',
  },
  cards: {
    label: 'The outbox at a glance',
    of: (counts) => [
      { label: 'Total Messages', count: counts?.total, to: messageList.page({}) },
      {
        label: 'Needs Attention',
        count: counts && attentionStates.reduce((sum, state) => sum + counts.byState[state], 0),
        to: messageList.page({ state: 'attention' }),
      },
      {
        label: 'Waiting',
        count: counts?.byState.waiting,
        to: messageList.page({ state: 'waiting' }),
      },
      { label: 'Sent', count: counts?.byState.sent, to: messageList.page({ state: 'sent' }) },
    ],
  },
  dialogs: {
    details: (props) => <MessageDialog key={props.id} {...props} />,
    resend: ResendDialog,
  },
}

/** /admin/outbox: every message the product has sent, or still will. */
export const OutboxScreen = () => <ListScreen list={listConfig} notice={<HeldNotice />} />
