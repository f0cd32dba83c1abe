import { useSyncExternalStore } from 'react'

/** How a list is drawn; the widths of list.css. */
export type RowLayout = 'table' | 'lines' | 'cards'

const widths = { table: '(width >= 80rem)', cards: '(width < 40rem)' }

function subscribe(listener: () => void) {
  const queries = Object.values(widths).map((width) => window.matchMedia(width))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

function current(): RowLayout {
  if (window.matchMedia(widths.table).matches) return 'table'
  return window.matchMedia(widths.cards).matches ? 'cards' : 'lines'
}

/** How lists are drawn in a window this wide. */
export const useRowLayout = (): RowLayout => useSyncExternalStore(subscribe, current)
