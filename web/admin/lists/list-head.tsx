import { ArrowDown, ArrowUp } from 'lucide-react'
import { headCellClass } from '#web/ui/table.tsx'
import type { ListHeader, ListTableModel } from './list-columns.ts'
import type { ListRecord } from './list-kind.ts'

/** The column headers; those the server can sort by are buttons. */
export function ListHead<Row extends ListRecord>({ table }: { table: ListTableModel<Row> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid that list-table.tsx draws.
    <div role="rowgroup" className="list-head">
      {table.getHeaderGroups().map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: as above.
        // biome-ignore lint/a11y/useFocusableInteractive: a row of headers takes no focus.
        <div key={group.id} role="row" aria-rowindex={1} className="list-row-grid">
          {group.headers.map((header) => (
            <HeadCell key={header.id} table={table} header={header} />
          ))}
        </div>
      ))}
    </div>
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
    // biome-ignore lint/a11y/useSemanticElements: as above.
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes it.
    <div
      role="columnheader"
      aria-sort={sorted ? orders[sorted] : undefined}
      data-column={column.id}
      style={{ gridArea: column.id }}
      className={`${headCellClass} flex items-center`}
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
    </div>
  )
}
