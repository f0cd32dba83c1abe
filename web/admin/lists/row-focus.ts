import { createContext } from 'react'

/** Whether Tab stops at the controls of a row: only at those of the row in use. */
export const RowTabIndex = createContext<0 | -1>(-1)

/** The id of the link that stands for a record in its list; the focus returns there. */
export const rowLinkId = (id: string) => `row-${id}`

/** The id of the search box over the list. */
export const listSearchId = 'list-search'

const tabStop = () => document.querySelector<HTMLElement>('.list-name[tabindex="0"]')

/** Puts the focus on the first row; far down a list, on the row that Tab would stop at. */
export function focusList(): void {
  const first = document.querySelector<HTMLElement>('.list-row[data-index="0"] .list-name')
  ;(first ?? tabStop())?.focus()
}

/** The row of a record; when it has left the list, the row that Tab would stop at, or the search. */
export const rowOf = (id: string): HTMLElement | null =>
  document.getElementById(rowLinkId(id)) ?? tabStop() ?? document.getElementById(listSearchId)
