import { type ColumnSort, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { type LeadSort, leadSorts } from '#shared/leads/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'
import { leadColumns, leadFeatures, quarantineColumns } from './lead-columns.tsx'
import { LeadHead } from './lead-head.tsx'
import { LeadRows } from './lead-rows.tsx'

const toSorting = (sort: LeadSort): ColumnSort[] => [
  { id: sort.replace('-', ''), desc: sort.startsWith('-') },
]

const toSort = (sorting: ColumnSort[]): LeadSort | undefined => {
  const [first] = sorting
  return leadSorts.find((sort) => sort === `${first?.desc ? '-' : ''}${first?.id}`)
}

type LeadTableProps = {
  leads: Lead[]
  sort: LeadSort
  onSort: (sort: LeadSort) => void
  quarantined: boolean
  /** The rows still belong to the list before; those of this one are on their way. */
  outdated: boolean
  /** Called when the end of the rows comes near. */
  onEndNear: () => void
}

/** The leads, sorted by the server: a table where there is room for one, cards on a phone. */
export function LeadTable(props: LeadTableProps) {
  const { leads, sort, onSort, quarantined, outdated, onEndNear } = props
  const sorting = useMemo(() => toSorting(sort), [sort])
  const table = useTable({
    features: leadFeatures,
    columns: quarantined ? quarantineColumns : leadColumns,
    data: leads,
    getRowId: (lead) => lead.id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const next = toSort(typeof updater === 'function' ? updater(sorting) : updater)
      if (next) onSort(next)
    },
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that come and go with scrolling are no <table>.
    <div
      role="table"
      aria-label={quarantined ? 'Messages set aside' : 'Leads'}
      aria-rowcount={leads.length + 1}
      aria-busy={outdated}
      className={cx('lead-table', quarantined && 'lead-table-quarantine', outdated && 'opacity-60')}
    >
      <LeadHead table={table} />
      <LeadRows table={table} onEndNear={onEndNear} />
    </div>
  )
}
