import { type ReactNode, use } from 'react'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { subscriberStateLabels } from '#shared/newsletter/vocabulary.ts'
import { sourceLabel } from '#shared/source-label.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RelativeTimeCell, TextCell } from '../lists/list-cells.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { RowTabIndex, rowLinkId } from '../lists/row-focus.ts'
import { mailHref } from '../records/description-list.tsx'
import { tones } from '../records/tones.ts'
import { RemoveButton } from './subscriber-remove.tsx'

const helper = listColumns<Subscriber>()

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
    cell: ({ getValue }) => <TextCell>{sourceLabel(getValue())}</TextCell>,
  }),
  helper.accessor('state', {
    header: 'Status',
    enableSorting: false,
    cell: ({ getValue }) => (
      <Badge tone={tones[getValue()]}>{subscriberStateLabels[getValue()]}</Badge>
    ),
  }),
  helper.accessor('createdAt', {
    header: 'Since',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTimeCell at={getValue()} />,
  }),
  helper.display({
    id: 'menu',
    header: 'Actions',
    cell: ({ row }) => <RemoveButton subscriber={row.original} />,
  }),
])

export const subscriberTable: TableConfig<Subscriber> = {
  label: 'Newsletter subscribers',
  columns,
  heights: { table: 42, lines: 45, cards: 71 },
  className: 'subscribers-list',
}
