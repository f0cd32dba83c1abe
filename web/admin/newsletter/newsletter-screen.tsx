import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { useCallback } from 'react'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import {
  subscriberSorts,
  subscriberStateLabels,
  subscriberStates,
} from '#shared/newsletter/vocabulary.ts'
import { ListBody, ListEmpty, ListTotal } from '../lists/list-body.tsx'
import { useRowDialogs } from '../lists/open-record.ts'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { useListState, useRecordList } from '../lists/use-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { subscriberLook } from './subscriber-columns.tsx'
import {
  countedIn,
  isFiltered,
  subscriberCountsQuery,
  subscriberKind,
  subscriberListAddress,
  subscriberListPage,
} from './subscriber-list.ts'
import { AskToRemove, RemoveDialog, type RemoveQuestion } from './subscriber-remove.tsx'
import { SubscriberToolbar } from './subscriber-toolbar.tsx'

/** /admin/newsletter: who gets the newsletter, from where and since when. */
export function NewsletterScreen() {
  useTitle('Newsletter')
  const [state, change] = useListState(subscriberListAddress)
  const { query, rows, shown, total, refresh } = useRecordList(subscriberKind, state)
  const { dialog, show, close } = useRowDialogs<RemoveQuestion>()
  const ask = useCallback((subscriber: Subscriber) => show({ kind: 'remove', subscriber }), [show])
  return (
    <AskToRemove value={ask}>
      <h1 className="flex items-baseline gap-2.5 pb-4 font-semibold text-xl">
        Newsletter
        <ListTotal
          total={total}
          whole={countedIn(shown, useQuery(subscriberCountsQuery).data)}
          one="subscriber"
          many="subscribers"
        />
      </h1>
      <SubscriberCards />
      <SubscriberToolbar state={state} onChange={change} refresh={refresh} />
      <ListBody
        query={query}
        rows={rows}
        look={subscriberLook}
        sort={state.sort}
        sorts={subscriberSorts}
        onSort={(sort) => change({ sort })}
        loading="Loading subscribers"
        empty={
          <ListEmpty
            filtered={isFiltered(shown)}
            icon={<Mails />}
            none="No subscribers match your filters"
            noneAtAll="No subscribers yet. The form on the resources page collects them."
            onClear={() => change({ q: '', state: 'all' })}
          />
        }
      />
      {dialog && <RemoveDialog key={dialog.key} dialog={dialog} onClose={close} />}
    </AskToRemove>
  )
}

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
