import type { Submission } from '#shared/lead-magnets/schema.ts'
import { ContactLink, RelativeTimeCell, RowNameLink, TextCell } from '../lists/list-cells.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { mailHref } from '../records/description-list.tsx'
import { SubmissionRowActions } from './submission-actions.tsx'
import { FollowupBadge, TypeBadge } from './submission-badges.tsx'

const helper = listColumns<Submission>()

/** The seven columns of admin-back-office.md §2, Lead Magnet Submissions. */
const columns = helper.columns([
  helper.accessor('name', {
    header: 'Name',
    // A visitor who asked by e-mail alone has no name.
    cell: ({ row: { original } }) => (
      <RowNameLink record={original}>{original.name || original.email}</RowNameLink>
    ),
  }),
  helper.accessor('company', {
    header: 'Company',
    cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
  }),
  helper.accessor('email', {
    header: 'Email',
    cell: ({ getValue, row: { original } }) => (
      <span className={original.name ? 'contents' : 'submissions-again'}>
        <ContactLink href={mailHref(getValue())}>{getValue()}</ContactLink>
      </span>
    ),
  }),
  helper.accessor('leadMagnetType', {
    header: 'Lead Magnet type',
    enableSorting: false,
    cell: ({ getValue }) => <TypeBadge type={getValue()} />,
  }),
  helper.accessor('followupStatus', {
    header: 'Follow-up Status',
    enableSorting: false,
    cell: ({ getValue }) => <FollowupBadge status={getValue()} />,
  }),
  helper.accessor('createdAt', {
    header: 'Downloaded',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTimeCell at={getValue()} />,
  }),
  helper.display({
    id: 'menu',
    header: 'Actions',
    cell: ({ row }) => <SubmissionRowActions submission={row.original} />,
  }),
])

export const submissionTable: TableConfig<Submission> = {
  label: 'Lead magnet submissions',
  columns,
  heights: { table: 42, lines: 71, cards: 129 },
  className: 'submissions-list',
}
