import { use } from 'react'
import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { ContactLink, RelativeTimeCell, RowNameLink, UnmarkedCell } from '../lists/list-cells.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { RowTabIndex } from '../lists/row-focus.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { mailHref } from '../records/description-list.tsx'
import { TagList } from '../records/tags.tsx'
import { DueLabel } from './due-label.tsx'
import { type PersonRow, personTitle } from './person-list.ts'
import { PersonMark } from './person-mark.tsx'

const helper = listColumns<PersonRow>()

function CompanyLink({ id, children }: { id: string; children: string | null }) {
  return (
    <Link to={adminPage.company(id)} tabIndex={use(RowTabIndex)} className="list-contact">
      {children}
    </Link>
  )
}

/** The name, with the cloth of their firm; of one firm all would have the same. */
const names = (ofOneFirm: boolean) =>
  helper.columns([
    helper.accessor('name', {
      header: 'Name',
      cell: ({ row: { original } }) => (
        <>
          <PersonMark person={ofOneFirm ? { ...original, companyId: null } : original} />
          <RowNameLink record={original}>{personTitle(original)}</RowNameLink>
        </>
      ),
    }),
  ])

const companies = helper.columns([
  helper.accessor('company', {
    header: 'Company',
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.companyId ? (
        <CompanyLink id={original.companyId}>{original.company}</CompanyLink>
      ) : (
        <UnmarkedCell />
      ),
  }),
])

const others = helper.columns([
  helper.accessor('nextStep', {
    header: 'Next step',
    enableSorting: false,
    cell: ({ getValue }) => {
      const step = getValue()
      if (!step) return <UnmarkedCell />
      return (
        <span className="flex min-w-0 gap-2 text-ink">
          <DueLabel dueAt={step.dueAt} className="font-medium" />
          <span className="truncate">{step.title}</span>
        </span>
      )
    },
  }),
  helper.accessor('email', {
    header: 'Email',
    enableSorting: false,
    cell: ({ row: { original } }) =>
      original.name ? (
        <ContactLink href={mailHref(original.email)}>{original.email}</ContactLink>
      ) : (
        <UnmarkedCell />
      ),
  }),
  helper.accessor('tags', {
    header: 'Tags',
    enableSorting: false,
    cell: ({ getValue }) =>
      getValue().length > 0 ? <TagList tags={getValue()} /> : <UnmarkedCell />,
  }),
  helper.accessor('owner', {
    header: 'Owner',
    enableSorting: false,
    cell: ({ getValue }) => (getValue() ? <AssigneeMark id={getValue()} /> : <UnmarkedCell />),
  }),
  helper.accessor('lastActivityAt', {
    header: 'Activity',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTimeCell at={getValue()} />,
  }),
])

export const personTable: TableConfig<PersonRow> = {
  label: 'People',
  columns: [...names(false), ...companies, ...others],
  heights: { table: 42, lines: 71, cards: 97 },
  className: 'people-list',
}

/** The people of a company, under which they stand; of few people some columns are empty from top to bottom. */
export const companyPeopleTable: TableConfig<PersonRow> = {
  ...personTable,
  columns: [...names(true), ...others],
  sparse: ['nextStep', 'tags', 'owner'],
  className: 'people-list people-of-company',
}
