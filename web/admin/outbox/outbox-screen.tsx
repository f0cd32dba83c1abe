import { Send } from 'lucide-react'
import type { Email, EmailCounts } from '#shared/mail/schema.ts'
import {
  attentionStates,
  emailKindLabels,
  emailKinds,
  emailStateFilters,
  stateFilterLabels,
} from '#shared/mail/vocabulary.ts'
import { type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { emailTable } from './email-columns.tsx'
import { EmailDialog, ResendDialog } from './email-dialogs.tsx'
import {
  countedIn,
  type EmailListState,
  emailCountsQuery,
  emailList,
  emailResource,
} from './email-list.ts'
import { HeldNotice } from './held-notice.tsx'

const listConfig: ListConfig<Email, EmailListState, EmailCounts> = {
  title: 'Outbox',
  one: 'message',
  many: 'messages',
  resource: emailResource,
  state: emailList,
  counts: emailCountsQuery,
  countedIn,
  searched: 'name, address or subject',
  Filters: ({ state: list, onChange }) => (
    <>
      <FilterSelect
        label="Status"
        all="All Statuses"
        value={list.state}
        words={emailStateFilters}
        labels={stateFilterLabels}
        onChoose={(state) => onChange({ state })}
      />
      <FilterSelect
        label="Kind"
        all="All Kinds"
        value={list.kind}
        words={emailKinds}
        labels={emailKindLabels}
        onChoose={(kind) => onChange({ kind })}
      />
    </>
  ),
  fileName: 'messages.csv',
  table: emailTable,
  empty: {
    icon: <Send />,
    text: 'No messages yet. Whatever the site sends by e-mail appears here.',
  },
  cards: {
    label: 'The outbox at a glance',
    of: (counts) => [
      { label: 'Total Messages', count: counts?.total, to: emailList.page({}) },
      {
        label: 'Needs Attention',
        count: counts && attentionStates.reduce((sum, state) => sum + counts.byState[state], 0),
        to: emailList.page({ state: 'attention' }),
        warns: true,
      },
      {
        label: 'Waiting',
        count: counts?.byState.waiting,
        to: emailList.page({ state: 'waiting' }),
      },
      { label: 'Sent', count: counts?.byState.sent, to: emailList.page({ state: 'sent' }) },
    ],
  },
  dialogs: {
    details: EmailDialog,
    resend: ResendDialog,
  },
}

/** /admin/outbox: every e-mail the product has sent, or still will. */
export const OutboxScreen = () => <ListScreen list={listConfig} notice={<HeldNotice />} />
