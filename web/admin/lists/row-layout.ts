import { useSyncExternalStore } from 'react'

/** How a list is drawn; the widths of list.css. */
type RowLayout = 'table' | 'lines' | 'cards'

/** How many pixels one row is about to take in each layout. */
export type RowHeights = Record<RowLayout, number>

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

const current = (): RowLayout => (wide.matches ? 'table' : phone.matches ? 'cards' : 'lines')

export const useRowLayout = (): RowLayout => useSyncExternalStore(subscribe, current)
