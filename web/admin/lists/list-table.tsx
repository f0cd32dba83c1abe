import {
  type ColumnSort,
  createColumnHelper,
  type Header,
  type ReactTable,
  rowSortingFeature,
  type TableOptions,
  type Row as TableRow,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { cx } from '#web/ui/cx.ts'
import { headCellClass } from '#web/ui/table.tsx'
import { useTracks } from './columns.tsx'
import { ListRows, type RowHeights, SelectBox, WaitingRows } from './list-rows.tsx'
import type { ListRecord } from './resource.ts'
import type { RowSelection } from './selection.ts'

const listFeatures = tableFeatures({ rowSortingFeature })
type Features = typeof listFeatures

type ListColumns<Row extends ListRecord> = TableOptions<Features, Row>['columns']
export type ListTableModel<Row extends ListRecord> = ReactTable<Features, Row>
export type ListTableRow<Row extends ListRecord> = TableRow<Features, Row>
type ListHeader<Row extends ListRecord> = Header<Features, Row, unknown>

/** The maker of a list's columns; their ids are the areas of the row in the list's stylesheet. */
export const listColumns = <Row extends ListRecord>() => createColumnHelper<Features, Row>()

const toSorting = (sort: string): ColumnSort[] => [
  { id: sort.replace('-', ''), desc: sort.startsWith('-') },
]

const toSort = ([first]: ColumnSort[]) => `${first?.desc ? '-' : ''}${first?.id}`

export type TableConfig<Row extends ListRecord> = {
  /** The name of the table. */
  label: string
  columns: ListColumns<Row>
  heights: RowHeights
  /** Where the list's stylesheet lays its columns out. */
  className: string
  /** The keys whose columns are left out, unless they were chosen, while no row that is read has anything there. */
  sparse?: readonly (keyof Row)[]
  /** The columns in the order they were chosen in; absent where they stand as the style sheet says. */
  order?: readonly string[]
}

type ListTableProps<Row extends ListRecord, Sort extends string> = {
  config: TableConfig<Row>
  rows: Row[]
  sort: Sort
  /** Every order the server knows. */
  sorts: readonly Sort[]
  onSort: (sort: Sort) => void
  /** The rows still belong to the list before; those of this one are on their way. */
  outdated: boolean
  /** What is chosen of the rows, where they can be. */
  selection?: RowSelection | undefined
  /** Called when the end of the rows comes near. */
  onEndNear: () => void
  /** The rows are on their way, and so many of them will come, where that is known. */
  waiting?: { rows: number | undefined }
  /** What is said in the place of rows. */
  instead?: ReactNode
}

/** The records, sorted by the server: a table where there is room for one, cards on a phone. */
export function ListTable<Row extends ListRecord, Sort extends string>(
  props: ListTableProps<Row, Sort>,
) {
  const { config, rows, sort, sorts, onSort, outdated, selection, onEndNear, waiting, instead } =
    props
  const sorting = useMemo(() => toSorting(sort), [sort])
  const table = useTable({
    features: listFeatures,
    columns: config.columns,
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
    <table
      ref={useTracks(config.order)}
      aria-label={config.label}
      aria-rowcount={rows.length + 1}
      aria-busy={outdated}
      aria-hidden={waiting !== undefined || undefined}
      inert={waiting !== undefined}
      data-selectable={selection !== undefined || undefined}
      data-chosen={config.order !== undefined || undefined}
      className={cx('list-table', config.className, outdated && 'opacity-60')}
    >
      <ListHead table={table} selection={selection} />
      {waiting ? (
        <WaitingRows table={table} heights={config.heights} count={waiting.rows} />
      ) : instead ? (
        <tbody className="block">
          <tr className="block">
            <td className="block">{instead}</td>
          </tr>
        </tbody>
      ) : (
        <ListRows
          table={table}
          heights={config.heights}
          selection={selection}
          onEndNear={onEndNear}
        />
      )}
    </table>
  )
}

type ListHeadProps<Row extends ListRecord> = {
  table: ListTableModel<Row>
  selection: RowSelection | undefined
}

/** The column headers; those the server can sort by are buttons. */
function ListHead<Row extends ListRecord>({ table, selection }: ListHeadProps<Row>) {
  return (
    <thead className="list-head">
      {table.getHeaderGroups().map((group) => (
        <tr key={group.id} aria-rowindex={1} className="list-row-grid">
          {selection && (
            <th scope="col" className="list-select">
              <SelectBox
                label="Select every row that is loaded"
                checked={selection.state === 'every'}
                partly={selection.state === 'some'}
                onChange={selection.chooseRead}
              />
            </th>
          )}
          {group.headers.map((header) => (
            <HeadCell key={header.id} table={table} header={header} />
          ))}
        </tr>
      ))}
    </thead>
  )
}

type HeadCellProps<Row extends ListRecord> = {
  table: ListTableModel<Row>
  header: ListHeader<Row>
}

const orders = { asc: 'ascending', desc: 'descending' } as const

function HeadCell<Row extends ListRecord>({ table, header }: HeadCellProps<Row>) {
  const { column } = header
  const sorted = column.getIsSorted()
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted ? orders[sorted] : undefined}
      data-column={column.id}
      style={{ gridArea: column.id }}
      className={`${headCellClass} list-head-cell`}
    >
      {column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className="-mx-1 inline-flex h-full cursor-pointer items-center gap-1 rounded-sm px-1 hover:text-ink active:text-thread"
        >
          <table.FlexRender header={header} />
          {sorted && <Arrow size={12} aria-hidden="true" />}
        </button>
      ) : (
        <table.FlexRender header={header} />
      )}
    </th>
  )
}
