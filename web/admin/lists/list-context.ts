import { createContext, use } from 'react'
import type { ListRecord } from './list-kind.ts'

/** How a row of the list around is opened. */
type ListOpening = {
  /** The parameter of the address that names the open record. */
  parameter: string
  open: (record: ListRecord) => void
}

/** Null around a list whose rows have no details to open. */
export const ListContext = createContext<ListOpening | null>(null)

/** How to open a row; only to be used in a list whose rows have details. */
export function useListOpening(): ListOpening {
  const opening = use(ListContext)
  if (!opening) throw new Error('A row that opens is drawn outside of a list with details.')
  return opening
}

/** Whether Tab stops at the controls of a row: only at those of the row in use. */
export const RowTabIndex = createContext<0 | -1>(-1)
