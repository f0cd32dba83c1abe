import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { leadLinkId } from './lead-actions.tsx'

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
 * the same lead when others come in above; when it goes, the one that takes its place. `reveal`
 * scrolls a row into view.
 */
export function useRowKeys(rows: { id: string }[], reveal: (index: number) => void) {
  const [at, setAt] = useState({ id: '', index: 0 })
  const moved = useRef(false)
  const index = useMemo(() => {
    const moved = at.id === '' || rows[at.index]?.id === at.id ? -1 : indexOf(rows, at.id)
    return Math.max(0, Math.min(moved < 0 ? at.index : moved, rows.length - 1))
  }, [rows, at])
  const id = rows[index]?.id

  // Only now is a row that was out of sight drawn, and can take the focus.
  useEffect(() => {
    if (!moved.current || !id) return
    moved.current = false
    document.getElementById(leadLinkId(id))?.focus({ preventScroll: true })
  }, [id])

  const go = (next: number) => setAt({ id: rows[next]?.id ?? '', index: next })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    const onRow = event.target instanceof Element && event.target.closest('.lead-name')
    const next = onRow ? rowAfterKey(event.key, index, rows.length) : null
    if (next === null) return
    event.preventDefault()
    if (next === index) return
    moved.current = true
    go(next)
    reveal(next)
  }

  const onFocus = (event: FocusEvent) => {
    const row = event.target instanceof Element && event.target.closest('[data-index]')
    if (row) go(Number(row.getAttribute('data-index')))
  }

  return { index, onKeyDown, onFocus }
}
