import { type ReactNode, use } from 'react'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { type SubscriberState, subscriberStateLabels } from '#shared/newsletter/vocabulary.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { TextCell, WhenCell } from '../lists/list-cells.tsx'
import type { ListLook } from '../lists/list-table.tsx'
import { listColumns } from '../lists/list-table.tsx'
import { RowTabIndex, rowLinkId } from '../lists/open-record.ts'
import { mailHref } from '../records/facts.tsx'
import { RemoveButton } from './subscriber-remove.tsx'

const helper = listColumns<Subscriber>()

const stateTones: Record<SubscriberState, BadgeTone> = {
  unconfirmed: 'yellow',
  confirmed: 'green',
  unsubscribed: 'neutral',
}

/** The address: what stands for the row, though there is no more to open than a mail. */
function AddressLink({ id, children }: { id: string; children: string }): ReactNode {
  return (
    <a
      id={rowLinkId(id)}
      href={mailHref(children)}
      tabIndex={use(RowTabIndex)}
      className="list-name"
    >
      {children}
    </a>
  )
}

const columns = helper.columns([
  helper.accessor('email', {
    header: 'Email',
    cell: ({ row: { original } }) => <AddressLink id={original.id}>{original.email}</AddressLink>,
  }),
  helper.accessor('source', {
    header: 'Source',
    enableSorting: false,
    cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
  }),
  helper.accessor('state', {
    header: 'State',
    enableSorting: false,
    cell: ({ getValue }) => (
      <Badge tone={stateTones[getValue()]}>{subscriberStateLabels[getValue()]}</Badge>
    ),
  }),
  helper.accessor('createdAt', {
    header: 'Since',
    sortDescFirst: true,
    cell: ({ getValue }) => <WhenCell at={getValue()} />,
  }),
  helper.display({
    id: 'menu',
    header: 'Actions',
    cell: ({ row }) => <RemoveButton subscriber={row.original} />,
  }),
])

export const subscriberLook: ListLook<Subscriber> = {
  label: 'Newsletter subscribers',
  columns,
  heights: { table: 42, lines: 45, cards: 71 },
  className: 'subscribers-list',
}
