import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  type MouseEvent,
  memo,
  type RefObject,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { cx } from '#web/ui/cx.ts'
import { lineWidths, Skeleton } from '#web/ui/skeleton.tsx'
import type { ListTableModel, ListTableRow } from './list-table.tsx'
import { OpenRecord, useRowOpening } from './record-dialogs.tsx'
import type { ListRecord } from './resource.ts'
import { RowTabIndex, useRowKeys } from './row-focus.ts'
import { type RowLayout, useRowLayout } from './row-layout.ts'
import { ChooseRow, type RowSelection } from './selection.ts'

/** How many pixels one row is about to take in each layout. */
export type RowHeights = Record<RowLayout, number>

/** The sticky bars that hide the top of the window. */
const stickyHeight = 104
/** About how much of a window is over the rows of a list. */
const overList = 220
/** How many rows before the end the next page is asked for. */
const nearEnd = 30

type ListRowsProps<Row extends ListRecord> = {
  table: ListTableModel<Row>
  heights: RowHeights
  selection: RowSelection | undefined
  onEndNear: () => void
}

/** The rows in view, of however many there are; one of them is where the keyboard is. */
export function ListRows<Row extends ListRecord>(props: ListRowsProps<Row>) {
  const { table, heights, selection, onEndNear } = props
  const choose = selection?.choose ?? null
  const rows = table.getRowModel().rows
  const list = useRef<HTMLTableSectionElement>(null)
  const layout = useRowLayout()
  const scrollMargin = useTop(list)
  const keyOf = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  const keys = useRowKeys(rows, (index) => virtual.scrollToIndex(index), choose)
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

  // The record whose details are open is in sight, and Tab stops at it.
  const openId = use(OpenRecord)
  const follow = useEffectEvent((id: string) => {
    const index = rows.findIndex((row) => row.id === id)
    if (index < 0) return
    keys.go(index)
    virtual.scrollToIndex(index)
  })
  useEffect(() => {
    if (openId) follow(openId)
  }, [openId])

  return (
    <ChooseRow value={choose}>
      <tbody
        ref={list}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        onBlur={keys.onBlur}
        className="relative block"
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
                open={row.id === openId}
                selected={selection?.has(row.id) ?? false}
                measure={layout === 'table' ? undefined : virtual.measureElement}
              />
            )
          )
        })}
      </tbody>
    </ChooseRow>
  )
}

type WaitingRowsProps<Row extends ListRecord> = {
  table: ListTableModel<Row>
  heights: RowHeights
  /** How many will come, where that is known. */
  count: number | undefined
}

/** The rows while they are on their way, as many as will come and the window has room for. */
export function WaitingRows<Row extends ListRecord>(props: WaitingRowsProps<Row>) {
  const layout = useRowLayout()
  const height = props.heights[layout]
  const room = Math.ceil((window.innerHeight - overList) / height)
  const headers = props.table.getHeaderGroups()[0]?.headers ?? []
  return (
    <tbody className="block">
      {Array.from({ length: Math.min(props.count ?? room, room) }, (_, index) => {
        const width = lineWidths[index % lineWidths.length]
        return (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
            key={index}
            className={cx('list-row', layout === 'table' && 'list-row-grid')}
            style={{ position: 'static', display: layout === 'table' ? 'grid' : 'block', height }}
          >
            {layout === 'table' ? (
              headers.map(({ column: { id } }) => (
                <td key={id} className="list-cell" data-column={id} style={{ gridArea: id }}>
                  {/^owner/.test(id) ? (
                    <Skeleton className="size-6 rounded-full" />
                  ) : (
                    <Skeleton className={id === 'menu' ? 'mr-3 w-4' : width} />
                  )}
                </td>
              ))
            ) : (
              <td className="flex flex-col gap-3 py-2">
                <Skeleton className={width} />
                <Skeleton className="h-2.5 w-1/2" />
              </td>
            )}
          </tr>
        )
      })}
    </tbody>
  )
}

/** How many pixels an element is from the top of the document; again whenever the page changes its size. */
function useTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect()
      if (box) setTop(Math.round(box.top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [element])
  return top
}

/** React's memo for a component with a type parameter, which the type of memo itself would lose. */
const memoized = memo as <Component>(component: Component) => Component

type ListRowProps<Row extends ListRecord> = {
  table: ListTableModel<Row>
  row: ListTableRow<Row>
  index: number
  /** Pixels from the top of the list. */
  top: number
  active: boolean
  /** Its details are open. */
  open: boolean
  selected: boolean
  /** For rows whose height depends on what is in them. */
  measure: ((element: Element | null) => void) | undefined
}

/** One record in the list. The whole of it can be clicked; the keyboard goes to its name. */
const ListRow = memoized(function ListRow<Row extends ListRecord>(props: ListRowProps<Row>) {
  const { table, row, index, top, active, open, selected, measure } = props
  const opening = useRowOpening()
  const choose = use(ChooseRow)
  // With Shift a press chooses the rows up to this one, wherever in the row it is.
  const range = (event: MouseEvent<HTMLElement>) => {
    if (!choose || !event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    if (event.type === 'click') choose(row.id, true)
  }
  // A press may end beside where it began: the row moves when the panel beside the list closes.
  const pressed = useRef<EventTarget>(null)
  const follow = (event: MouseEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    if (!(target instanceof Element) || !currentTarget.contains(target)) return
    // A link or button does its own work; so does selecting text to copy it.
    const isOnControl = [pressed.current, target].some(
      (at) => at instanceof Element && at.closest('a, button, label'),
    )
    if (isOnControl || window.getSelection()?.toString()) return
    opening?.open(row.original)
  }
  return (
    <RowTabIndex value={active ? 0 : -1}>
      <tr
        ref={measure}
        data-index={index}
        aria-rowindex={index + 2}
        data-open={open || undefined}
        data-selected={selected || undefined}
        onPointerDownCapture={({ target }) => {
          pressed.current = target
        }}
        onMouseDownCapture={range}
        onClickCapture={range}
        onClick={follow}
        className={cx('list-row list-row-grid', opening && 'cursor-pointer')}
        style={{ transform: `translateY(${top}px)` }}
      >
        {choose && (
          <td className="list-select">
            <SelectBox
              label={`Select row ${index + 1}`}
              checked={selected}
              tabIndex={-1}
              onChange={() => choose(row.id)}
            />
          </td>
        )}
        {row.getAllCells().map((cell) => (
          <td
            key={cell.id}
            data-column={cell.column.id}
            className="list-cell"
            style={{ gridArea: cell.column.id }}
          >
            <table.FlexRender cell={cell} />
          </td>
        ))}
      </tr>
    </RowTabIndex>
  )
})

type SelectBoxProps = {
  label: string
  checked: boolean
  /** Some of what it stands for is chosen, not all. */
  partly?: boolean
  tabIndex?: -1
  onChange: () => void
}

/** The box that chooses a row, or all of them; the keyboard chooses a row by Space at its name. */
export function SelectBox({ label, checked, partly = false, onChange, tabIndex }: SelectBoxProps) {
  return (
    <label className="grid size-full cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = partly
        }}
        onChange={onChange}
        className="tick-box size-4"
      />
    </label>
  )
}
