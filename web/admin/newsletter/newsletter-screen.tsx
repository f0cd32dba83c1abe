import { Mails } from 'lucide-react'
import type { Subscriber, SubscriberCounts } from '#shared/newsletter/schema.ts'
import { subscriberStateLabels, subscriberStates } from '#shared/newsletter/vocabulary.ts'
import { type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { Growth } from './growth.tsx'
import { subscriberTable } from './subscriber-columns.tsx'
import {
  countedIn,
  type SubscriberListState,
  subscriberCountsQuery,
  subscriberList,
  subscriberResource,
} from './subscriber-list.ts'
import { RemoveDialog } from './subscriber-remove.tsx'

const listConfig: ListConfig<Subscriber, SubscriberListState, SubscriberCounts> = {
  title: 'Newsletter',
  one: 'subscriber',
  many: 'subscribers',
  resource: subscriberResource,
  state: subscriberList,
  counts: subscriberCountsQuery,
  countedIn,
  searched: 'email',
  Filters: ({ state: list, onChange }) => (
    <FilterSelect
      label="Status"
      all="All Statuses"
      value={list.state}
      words={subscriberStates}
      labels={subscriberStateLabels}
      onChoose={(state) => onChange({ state })}
    />
  ),
  fileName: 'subscribers.csv',
  table: subscriberTable,
  empty: {
    icon: <Mails />,
    text: 'No subscribers yet. The form on the resources page collects them.',
  },
  cards: {
    label: 'Subscribers at a glance',
    of: (counts) => [
      { label: 'Total Subscribers', count: counts?.total, to: subscriberList.page({}) },
      ...subscriberStates.map((state) => ({
        label: subscriberStateLabels[state],
        count: counts?.byState[state],
        to: subscriberList.page({ state }),
      })),
    ],
  },
  dialogs: { delete: RemoveDialog },
}

/** /admin/newsletter: who gets the newsletter, from where and since when. */
export const NewsletterScreen = () => <ListScreen list={listConfig} chart={<Growth />} />
