import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import type { Subscriber } from '#shared/newsletter/schema.ts'
import { subscriberStateLabels } from '#shared/newsletter/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { sourceLabel } from '#shared/source-label.ts'
import { NothingCell, RelativeTimeCell, TextCell } from '../lists/list-cells.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { RowTabIndex, rowLinkId } from '../lists/row-focus.ts'
import { mailHref } from '../records/description-list.tsx'
import { RecordStatus } from '../records/record-status.tsx'
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

/** Who is behind the address, and leads to all that is known of them. */
function PersonLink({ personId, person }: Subscriber): ReactNode {
  const tabIndex = use(RowTabIndex)
  if (personId === null || person === null) return <NothingCell />
  return (
    <Link to={adminPage.person(personId)} tabIndex={tabIndex} className="list-contact">
      {person || 'Open person'}
    </Link>
  )
}

const columns = helper.columns([
  helper.accessor('email', {
    header: 'Email',
    cell: ({ row: { original } }) => <AddressLink id={original.id}>{original.email}</AddressLink>,
  }),
  helper.accessor('person', {
    header: 'Person',
    enableSorting: false,
    cell: ({ row: { original } }) => <PersonLink {...original} />,
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
      <RecordStatus status={getValue()}>{subscriberStateLabels[getValue()]}</RecordStatus>
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
  heights: { table: 42, lines: 71, cards: 97 },
  className: 'subscribers-list',
}
