import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import type { LeadTableModel } from './lead-head.tsx'
import { LeadRow } from './lead-row.tsx'
import { useRowLayout } from './row-layout.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useTop } from './use-top.ts'

/** The sticky bars that hide the top of the window. */
const stickyHeight = 104
/** How many rows before the end the next page is asked for. */
const nearEnd = 30

type LeadRowsProps = { table: LeadTableModel; onEndNear: () => void }

/** The rows in view, of however many there are; one of them is where the keyboard is. */
export function LeadRows({ table, onEndNear }: LeadRowsProps) {
  const rows = table.getRowModel().rows
  const list = useRef<HTMLDivElement>(null)
  const layout = useRowLayout()
  const scrollMargin = useTop(list)
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const keys = useRowKeys(rows, (index) => virtual.scrollToIndex(index))
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => layout.height,
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
    // biome-ignore lint/a11y/useSemanticElements: part of the grid that lead-table.tsx draws.
    <div
      ref={list}
      role="rowgroup"
      onKeyDown={keys.onKeyDown}
      onFocus={keys.onFocus}
      className="relative"
      style={{ height: virtual.getTotalSize() }}
    >
      {items.map((item) => {
        const row = rows[item.index]
        return (
          row && (
            <LeadRow
              key={row.id}
              table={table}
              row={row}
              index={item.index}
              top={item.start - scrollMargin}
              active={item.index === keys.index}
              measure={layout.kind === 'table' ? undefined : virtual.measureElement}
            />
          )
        )
      })}
    </div>
  )
}
