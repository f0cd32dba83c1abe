import { createContext, use, useCallback, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
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

/** What is remembered of an address that this screen itself has gone to. */
const fromHere = { openedHere: true }

/**
 * The record whose details are open: `parameter` of the address names it, so that it can be linked
 * to and left by Back.
 */
export function useOpenRecord(parameter: string) {
  const [search, setSearch] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = search.get(parameter)

  const open = useCallback(
    (record: ListRecord) => {
      // Of the address itself: it may have a search that is not drawn yet.
      const now = new URLSearchParams(window.location.search)
      now.set(parameter, record.id)
      setSearch(now, { state: fromHere })
    },
    [setSearch, parameter],
  )

  // In place: Back leads to the list, not through all that were looked at.
  const move = useCallback(
    (record: ListRecord) => {
      const now = new URLSearchParams(window.location.search)
      now.set(parameter, record.id)
      setSearch(now, { state, replace: true })
    },
    [setSearch, parameter, state],
  )

  const close = useCallback(() => {
    // Back, where we came from the list itself; an address from elsewhere is changed in place.
    if (state?.openedHere) return navigate(-1)
    setSearch(
      (now) => {
        now.delete(parameter)
        return now
      },
      { replace: true },
    )
  }, [state, navigate, setSearch, parameter])

  return { id, open, move, close }
}

/** A dialog over a list and over its details; it stays drawn while it fades out. */
export type ShownDialog<Dialog> = Dialog & { key: number; open: boolean }

/** The dialog that is open over a screen, at most one; each opening is a new one. */
export function useRowDialogs<Dialog extends { kind: string }>() {
  const [dialog, setDialog] = useState<ShownDialog<Dialog> | null>(null)
  const show = useCallback(
    (next: Dialog) => setDialog((last) => ({ ...next, key: (last?.key ?? 0) + 1, open: true })),
    [],
  )
  const close = useCallback(() => setDialog((last) => last && { ...last, open: false }), [])
  return { dialog, show, close }
}

/** The value, or while it is null the one before: what a dialog shows while it fades out. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

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
