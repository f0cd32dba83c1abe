import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { ChooseRow } from './selection.ts'

/** Whether Tab stops at the controls of a row: only at those of the row in use. */
export const RowTabIndex = createContext<0 | -1>(-1)

/** The id of the link that stands for a record in its list; the focus returns there. */
export const rowLinkId = (id: string) => `row-${id}`

/** The id of the search box over the list. */
export const listSearchId = 'list-search'

export const focusListSearch = () => document.getElementById(listSearchId)?.focus()

const tabStop = () => document.querySelector<HTMLElement>('.list-name[tabindex="0"]')

/** Puts the focus on the first row; far down a list, on the row that Tab would stop at. */
export function focusList(): void {
  const first = document.querySelector<HTMLElement>('.list-row[data-index="0"] .list-name')
  ;(first ?? tabStop())?.focus()
}

/** The row of a record; when it has left the list, the row that Tab would stop at, or the search. */
export const rowOf = (id: string): HTMLElement | null =>
  document.getElementById(rowLinkId(id)) ?? tabStop() ?? document.getElementById(listSearchId)

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
  const movedTo = useRef('')
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
    if (!id || !(movedTo.current === id || dropped)) return
    movedTo.current = ''
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
    const to = rows[next]?.id ?? ''
    if (event.shiftKey && choose && id && to) {
      choose(id, true)
      choose(to, true)
    }
    movedTo.current = to
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
