import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import type { Subscriber, SubscriberCounts } from '#shared/newsletter/schema.ts'
import { subscriberStateLabels, subscriberStates } from '#shared/newsletter/vocabulary.ts'
import { type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { WeeklyChart } from '../lists/weekly-chart.tsx'
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

/** How many joined in each of the last weeks; nothing before the first subscriber. */
function Growth() {
  const { data: counts, isPending } = useQuery(subscriberCountsQuery)
  if (counts ? counts.total === 0 : !isPending) return null
  return (
    <WeeklyChart
      title="New Subscribers"
      label="New subscribers by week"
      weeks={counts?.weeks.map(({ since, joined }) => ({ since, count: joined }))}
    />
  )
}

/** /admin/newsletter: who gets the newsletter, from where and since when. */
export const NewsletterScreen = () => <ListScreen list={listConfig} chart={<Growth />} />
