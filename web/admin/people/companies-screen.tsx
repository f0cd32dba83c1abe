import { Building2 } from 'lucide-react'
import { formatDollars } from '#shared/dollars.ts'
import type { Company } from '#shared/people/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { dateOf } from '#web/ui/relative-time.tsx'
import { RelativeTimeCell, RowNameLink, TextCell, UnmarkedCell } from '../lists/list-cells.tsx'
import { type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { AssigneeMark, OwnerFilter } from '../records/colleagues.tsx'
import { WovenMark } from '../records/woven-mark.tsx'
import { type CompanyListState, companyList, companyResource } from './company-list.ts'

const helper = listColumns<Company>()

const companyTable: TableConfig<Company> = {
  label: 'Companies',
  columns: helper.columns([
    helper.accessor('name', {
      header: 'Name',
      cell: ({ row: { original } }) => (
        <>
          <WovenMark seed={original.id} />
          <RowNameLink record={original}>{original.name}</RowNameLink>
        </>
      ),
    }),
    helper.accessor('domain', {
      header: 'Domain',
      enableSorting: false,
      cell: ({ getValue }) => <TextCell>{getValue()}</TextCell>,
    }),
    helper.accessor('people', {
      header: 'People',
      enableSorting: false,
      cell: ({ getValue }) => (
        <span>
          {getValue().toLocaleString('en')}
          <span className="xl:sr-only"> {getValue() === 1 ? 'person' : 'people'}</span>
        </span>
      ),
    }),
    helper.accessor('openValue', {
      header: 'Open deals',
      enableSorting: false,
      cell: ({ row: { original } }) => <OpenDealsCell company={original} />,
    }),
    helper.accessor('owner', {
      header: 'Owner',
      enableSorting: false,
      cell: ({ getValue }) => (getValue() ? <AssigneeMark id={getValue()} /> : <UnmarkedCell />),
    }),
    helper.accessor('lastActivityAt', {
      header: 'Activity',
      enableSorting: false,
      cell: ({ getValue }) => {
        const at = getValue()
        return at ? <RelativeTimeCell at={at} /> : <UnmarkedCell />
      },
    }),
    helper.accessor('createdAt', {
      header: 'Since',
      sortDescFirst: true,
      cell: ({ getValue }) => (
        <time dateTime={getValue()} className="whitespace-nowrap">
          {dateOf(Date.parse(getValue()))}
        </time>
      ),
    }),
  ]),
  heights: { table: 42, lines: 45, cards: 71 },
  className: 'companies-list',
}

/** What is at stake with them: the sum first, then in how many deals; both under those of the other rows. */
function OpenDealsCell({ company: { openDeals, openValue } }: { company: Company }) {
  if (openDeals === 0) return <UnmarkedCell />
  return (
    <span className="truncate">
      <span className="font-medium text-ink">{formatDollars(openValue)}</span>
      <span className="text-ink-faint sm:inline-block sm:w-17 sm:text-right">
        {' '}
        in {openDeals.toLocaleString('en')} {openDeals === 1 ? 'deal' : 'deals'}
      </span>
    </span>
  )
}

const listConfig: ListConfig<Company, CompanyListState, null> = {
  title: 'Companies',
  one: 'company',
  many: 'companies',
  resource: companyResource,
  state: companyList,
  searched: 'name or domain',
  Filters: ({ state, onChange }) => (
    <OwnerFilter owner={state.owner} onChoose={(owner) => onChange({ owner })} />
  ),
  table: companyTable,
  empty: {
    icon: <Building2 />,
    text: "No companies yet. People with a firm's address are gathered here.",
  },
  dialogs: {},
  pageOf: adminPage.company,
}

/** /admin/companies: the firms that people of ours are at. */
export const CompaniesScreen = () => <ListScreen list={listConfig} />
