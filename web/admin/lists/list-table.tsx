import { type ColumnSort, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import { cx } from '#web/ui/cx.ts'
import { type ListColumns, listFeatures } from './list-columns.ts'
import { ListHead } from './list-head.tsx'
import type { ListRecord } from './list-kind.ts'
import { ListRows } from './list-rows.tsx'
import type { RowHeights } from './row-layout.ts'

const toSorting = (sort: string): ColumnSort[] => [
  { id: sort.replace('-', ''), desc: sort.startsWith('-') },
]

const toSort = ([first]: ColumnSort[]) => `${first?.desc ? '-' : ''}${first?.id}`

export type ListLook<Row extends ListRecord> = {
  /** The name of the table. */
  label: string
  columns: ListColumns<Row>
  heights: RowHeights
  /** Where the list's style sheet lays its columns out. */
  className: string
}

type ListTableProps<Row extends ListRecord, Sort extends string> = {
  look: ListLook<Row>
  rows: Row[]
  sort: Sort
  /** Every order the server knows. */
  sorts: readonly Sort[]
  onSort: (sort: Sort) => void
  /** The rows still belong to the list before; those of this one are on their way. */
  outdated: boolean
  /** Called when the end of the rows comes near. */
  onEndNear: () => void
}

/** The records, sorted by the server: a table where there is room for one, cards on a phone. */
export function ListTable<Row extends ListRecord, Sort extends string>(
  props: ListTableProps<Row, Sort>,
) {
  const { look, rows, sort, sorts, onSort, outdated, onEndNear } = props
  const sorting = useMemo(() => toSorting(sort), [sort])
  const table = useTable({
    features: listFeatures,
    columns: look.columns,
    data: rows,
    getRowId: (row) => row.id,
    manualSorting: true,
    enableSortingRemoval: false,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const wanted = toSort(typeof updater === 'function' ? updater(sorting) : updater)
      const next = sorts.find((each) => each === wanted)
      if (next) onSort(next)
    },
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows that come and go with scrolling are no <table>.
    <div
      role="table"
      aria-label={look.label}
      aria-rowcount={rows.length + 1}
      aria-busy={outdated}
      className={cx('list-table', look.className, outdated && 'opacity-60')}
    >
      <ListHead table={table} />
      <ListRows table={table} heights={look.heights} onEndNear={onEndNear} />
    </div>
  )
}
