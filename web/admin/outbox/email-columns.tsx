import type { Email } from '#shared/mail/schema.ts'
import { emailKindLabels } from '#shared/mail/vocabulary.ts'
import { NothingCell, RelativeTimeCell, RowNameLink, TextCell } from '../lists/list-cells.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { EmailRowMenu } from './email-actions.tsx'
import { StateBadge } from './email-badges.tsx'

const helper = listColumns<Email>()

const columns = helper.columns([
  helper.accessor('toAddress', {
    header: 'To',
    cell: ({ row: { original } }) => (
      <RowNameLink record={original}>{original.toAddress}</RowNameLink>
    ),
  }),
  helper.accessor('subject', {
    header: 'Subject',
    enableSorting: false,
    cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
  }),
  helper.accessor('kind', {
    header: 'Kind',
    enableSorting: false,
    cell: ({ getValue }) => <TextCell>{emailKindLabels[getValue()]}</TextCell>,
  }),
  helper.accessor('state', {
    header: 'Status',
    enableSorting: false,
    cell: ({ row }) => <StateBadge email={row.original} />,
  }),
  helper.accessor('attempts', {
    header: 'Attempts',
    enableSorting: false,
    cell: ({ getValue }) => <Attempts count={getValue()} />,
  }),
  helper.accessor('lastAnswer', {
    header: 'Last answer',
    enableSorting: false,
    cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
  }),
  helper.accessor('createdAt', {
    header: 'Created',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTimeCell at={getValue()} />,
  }),
  helper.display({
    id: 'menu',
    header: 'Actions',
    cell: ({ row }) => <EmailRowMenu email={row.original} />,
  }),
])

/** How often it was tried; where no header says so, in a word. */
function Attempts({ count }: { count: number }) {
  if (count === 0) return <NothingCell />
  return (
    <span className="whitespace-nowrap">
      {count}
      <span className="xl:sr-only">{count === 1 ? ' attempt' : ' attempts'}</span>
    </span>
  )
}

export const emailTable: TableConfig<Email> = {
  label: 'Messages of the outbox',
  columns,
  sparse: ['attempts', 'lastAnswer'],
  heights: { table: 42, lines: 71, cards: 129 },
  className: 'emails-list',
}
