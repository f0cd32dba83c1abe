import { useSyncExternalStore } from 'react'

/** How the list is drawn, and how many pixels one row is about to take; the widths of leads.css. */
export type RowLayout = { kind: 'table' | 'lines' | 'cards'; height: number }

const layouts = {
  table: { kind: 'table', height: 42 },
  lines: { kind: 'lines', height: 71 },
  cards: { kind: 'cards', height: 129 },
} satisfies Record<RowLayout['kind'], RowLayout>

const wide = window.matchMedia('(width >= 80rem)')
const phone = window.matchMedia('(width < 40rem)')

function subscribe(listener: () => void) {
  wide.addEventListener('change', listener)
  phone.addEventListener('change', listener)
  return () => {
    wide.removeEventListener('change', listener)
    phone.removeEventListener('change', listener)
  }
}

const current = (): RowLayout =>
  wide.matches ? layouts.table : phone.matches ? layouts.cards : layouts.lines

export const useRowLayout = (): RowLayout => useSyncExternalStore(subscribe, current)
