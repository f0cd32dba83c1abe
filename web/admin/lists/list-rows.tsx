import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { ListTableModel } from './list-columns.ts'
import type { ListRecord } from './list-kind.ts'
import { ListRow } from './list-row.tsx'
import { type RowHeights, useRowLayout } from './row-layout.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTop } from './use-top.ts'

/** The sticky bars that hide the top of the window. */
const stickyHeight = 104
/** How many rows before the end the next page is asked for. */
const nearEnd = 30

type ListRowsProps<Row extends ListRecord> = {
  table: ListTableModel<Row>
  heights: RowHeights
  onEndNear: () => void
}

/** The rows in view, of however many there are; one of them is where the keyboard is. */
export function ListRows<Row extends ListRecord>(props: ListRowsProps<Row>) {
  const { table, heights, onEndNear } = props
  const rows = table.getRowModel().rows
  const list = useRef<HTMLDivElement>(null)
  const layout = useRowLayout()
  const scrollMargin = useTop(list)
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const keys = useRowKeys(rows, (index) => virtual.scrollToIndex(index))
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => heights[layout],
    overscan: 12,
    // Rows drawn ahead cover the one frame that React may take; forcing it to hurry costs frames.
    useFlushSync: false,
    scrollMargin,
    scrollPaddingStart: stickyHeight,
    scrollPaddingEnd: 24,
    getItemKey: keyOf,
    rangeExtractor: (range) =>
      // The row with the focus stays drawn, or scrolling away would take the focus with it.
      [...new Set([keys.index, ...defaultRangeExtractor(range)])]
        .filter((index) => index < range.count)
        .sort((a, b) => a - b),
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was measured holds for one layout.
  useLayoutEffect(() => virtual.measure(), [layout])

  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  useEffect(() => {
    if (last >= rows.length - nearEnd) onEndNear()
  }, [last, rows.length, onEndNear])

  return (
    // biome-ignore lint/a11y/useSemanticElements: part of the grid that list-table.tsx draws.
    <div
      ref={list}
      role="rowgroup"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      onBlur={keys.onBlur}
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map((item) => {
        const row = rows[item.index]
        return (
          row && (
            <ListRow
              key={row.id}
              table={table}
              row={row}
              index={item.index}
              top={item.start - scrollMargin}
              active={item.index === keys.index}
              measure={layout === 'table' ? undefined : virtual.measureElement}
            />
          )
        )
      })}
    </div>
  )
}
