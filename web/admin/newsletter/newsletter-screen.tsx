import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { useCallback } from 'react'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { subscriberSorts } from '#shared/newsletter/vocabulary.ts'
import { ListBody } from '../lists/list-body.tsx'
import { ListEmpty } from '../lists/list-empty.tsx'
import { ListTotal } from '../lists/list-total.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useRecordList } from '../lists/use-record-list.ts'
import { useRowDialogs } from '../lists/use-row-dialogs.ts'
import { useTitle } from '../shell/use-title.ts'
import { SubscriberCards } from './subscriber-cards.tsx'
import { subscriberLook } from './subscriber-columns.tsx'
import { countedIn, isFiltered, subscriberListAddress } from './subscriber-list-state.ts'
import { subscriberCountsQuery, subscriberKind } from './subscriber-queries.ts'
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
