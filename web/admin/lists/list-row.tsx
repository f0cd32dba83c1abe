import { type MouseEvent, memo, use } from 'react'
import { cx } from '#web/ui/cx.ts'
import type { ListTableModel, ListTableRow } from './list-columns.ts'
import { ListContext, RowTabIndex } from './list-context.ts'
import type { ListRecord } from './list-kind.ts'

/** React's memo for a component with a type parameter, which the type of memo itself would lose. */
const memoized = memo as <Component>(component: Component) => Component

type ListRowProps<Row extends ListRecord> = {
  table: ListTableModel<Row>
  row: ListTableRow<Row>
  index: number
  /** Pixels from the top of the list. */
  top: number
  active: boolean
  /** For rows whose height depends on what is in them. */
  measure: ((element: Element | null) => void) | undefined
}

/** One record in the list. The whole of it can be clicked; the keyboard goes to its name. */
export const ListRow = memoized(function ListRow<Row extends ListRecord>(props: ListRowProps<Row>) {
  const { table, row, index, top, active, measure } = props
  const opening = use(ListContext)
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    // A link or button does its own work; so does selecting text to copy it.
    if (target.closest('a, button') || window.getSelection()?.toString()) return
    opening?.open(row.original)
  }
  return (
    <RowTabIndex value={active ? 0 : -1}>
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid that list-table.tsx draws. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the link inside takes the focus. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: and the keys; the click is a larger target. */}
      <div
        ref={measure}
        role="row"
        data-index={index}
        aria-rowindex={index + 2}
        onClick={follow}
        className={cx('list-row list-row-grid', opening && 'cursor-pointer')}
        style={{ transform: `translateY(${top}px)` }}
      >
        {row.getAllCells().map((cell) => (
          // biome-ignore lint/a11y/useSemanticElements: as its row.
          <div
            key={cell.id}
            role="cell"
            data-column={cell.column.id}
            className="list-cell"
            style={{ gridArea: cell.column.id }}
          >
            <table.FlexRender cell={cell} />
          </div>
        ))}
      </div>
    </RowTabIndex>
  )
})
