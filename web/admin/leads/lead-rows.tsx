import type { Row } from '@tanstack/react-table'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type MouseEvent, memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { RowTabIndex, useLeadActions } from './lead-actions.tsx'
import type { leadFeatures } from './lead-columns.tsx'
import type { LeadTableModel } from './lead-head.tsx'
import { useRowKeys } from './use-row-keys.ts'

/** About what a row measures before it is drawn, in pixels: a table's line, or a phone's card. */
const lineHeight = 42
const cardHeight = 148
/** The sticky bars that hide the top of the window. */
const stickyHeight = 104
/** How many rows before the end the next page is asked for. */
const nearEnd = 30

type LeadRowsProps = { table: LeadTableModel; onEndNear: () => void }

/** The rows in view, of however many there are; one of them is where the keyboard is. */
export function LeadRows({ table, onEndNear }: LeadRowsProps) {
  const rows = table.getRowModel().rows
  const list = useRef<HTMLDivElement>(null)
  const [scrollMargin, setScrollMargin] = useState(0)
  const keys = useRowKeys(rows, (index) => virtual.scrollToIndex(index))
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => (window.innerWidth < 832 ? cardHeight : lineHeight),
    overscan: 12,
    scrollMargin,
    scrollPaddingStart: stickyHeight,
    scrollPaddingEnd: 24,
    getItemKey: (index) => rows[index]?.id ?? index,
    rangeExtractor: (range) =>
      // The row with the focus stays drawn, or scrolling away would take the focus with it.
      [...new Set([keys.index, ...defaultRangeExtractor(range)])]
        .filter((index) => index < range.count)
        .sort((a, b) => a - b),
  })

  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0
    setScrollMargin(Math.round(top + window.scrollY))
  })

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
              measure={virtual.measureElement}
            />
          )
        )
      })}
    </div>
  )
}

type LeadRowProps = {
  table: LeadTableModel
  row: Row<typeof leadFeatures, Lead>
  index: number
  /** Pixels from the top of the list. */
  top: number
  active: boolean
  measure: (element: Element | null) => void
}

const LeadRow = memo(function LeadRow(props: LeadRowProps) {
  const { table, row, index, top, active, measure } = props
  const { open } = useLeadActions()
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    // A link or button does its own work; so does selecting text to copy it.
    if (target.closest('a, button') || window.getSelection()?.toString()) return
    open(row.original)
  }
  return (
    <RowTabIndex value={active ? 0 : -1}>
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid that lead-table.tsx draws. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the link inside takes the focus. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: and the keys; the click is a larger target. */}
      <div
        ref={measure}
        role="row"
        data-index={index}
        aria-rowindex={index + 2}
        onClick={follow}
        className="lead-row lead-row-grid"
        style={{ transform: `translateY(${top}px)` }}
      >
        {row.getAllCells().map((cell) => (
          // biome-ignore lint/a11y/useSemanticElements: as its row.
          <div
            key={cell.id}
            role="cell"
            data-column={cell.column.id}
            className="lead-cell"
            style={{ gridArea: cell.column.id }}
          >
            <table.FlexRender cell={cell} />
          </div>
        ))}
      </div>
    </RowTabIndex>
  )
})
