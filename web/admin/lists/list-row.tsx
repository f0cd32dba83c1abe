import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  memo,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { cx } from '#web/ui/cx.ts'
import type { ListTableModel, ListTableRow } from './list-table.tsx'
import { useRowOpening } from './record-dialogs.tsx'
import type { ListRecord } from './resource.ts'
import { RowTabIndex, rowLinkId } from './row-focus.ts'
import { ChooseRow } from './selection.ts'

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
export const ListRow = memoized(function ListRow<Row extends ListRecord>(props: ListRowProps<Row>) {
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
      {/* biome-ignore lint/a11y/useSemanticElements: part of the grid that list-table.tsx draws. */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: the link inside takes the focus. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: and the keys; the click is a larger target. */}
      <div
        ref={measure}
        role="row"
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
          // biome-ignore lint/a11y/useSemanticElements: as its row.
          <div role="cell" className="list-select">
            <SelectBox
              label={`Select row ${index + 1}`}
              checked={selected}
              tabIndex={-1}
              onChange={() => choose(row.id)}
            />
          </div>
        )}
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
        className="size-4 cursor-pointer accent-ink"
      />
    </label>
  )
}

/** Where a key leads from row `index` of `count`; null when it is not one that moves. */
export function rowAfterKey(key: string, index: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(index + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}

const indexOf = (rows: { id: string }[], id: string) => rows.findIndex((row) => row.id === id)

/**
 * The row the keyboard is at: Tab stops there alone, the arrow keys, Home and End move it. It is
 * the same record when others come in above; when it goes, the one that takes its place. `reveal`
 * scrolls a row into view.
 */
export function useRowKeys(
  rows: { id: string }[],
  reveal: (index: number) => void,
  choose: ChooseRow | null,
) {
  const [at, setAt] = useState({ id: '', index: 0 })
  const moved = useRef(false)
  const held = useRef(false)
  const index = useMemo(() => {
    const moved = at.id === '' || rows[at.index]?.id === at.id ? -1 : indexOf(rows, at.id)
    return Math.max(0, Math.min(moved < 0 ? at.index : moved, rows.length - 1))
  }, [rows, at])
  const id = rows[index]?.id

  // Only now is a row that was out of sight drawn, and can take the focus. When the row with the
  // focus has left the list the focus fell to the page: the row in its place takes it up.
  useEffect(() => {
    const dropped = held.current && document.activeElement === document.body
    if (!id || !(moved.current || dropped)) return
    moved.current = false
    document.getElementById(rowLinkId(id))?.focus({ preventScroll: true })
  }, [id])

  const go = (next: number) => setAt({ id: rows[next]?.id ?? '', index: next })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || (event.shiftKey && !choose)) return
    const onRow = event.target instanceof Element && event.target.closest('.list-name')
    if (onRow && choose && id && event.key === ' ') {
      event.preventDefault()
      choose(id, event.shiftKey)
      return
    }
    const next = onRow ? rowAfterKey(event.key, index, rows.length) : null
    if (next === null) return
    event.preventDefault()
    if (next === index) return
    const to = rows[next]?.id
    if (event.shiftKey && choose && id && to) {
      choose(id, true)
      choose(to, true)
    }
    moved.current = true
    go(next)
    reveal(next)
  }

  const onFocus = (event: FocusEvent) => {
    const row = event.target instanceof Element && event.target.closest('[data-index]')
    held.current = true
    if (row) go(Number(row.getAttribute('data-index')))
  }

  // A row that is taken out of the page loses the focus to nothing.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget) held.current = false
  }

  return { index, go, onKeyDown, onFocus, onBlur }
}
