import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { AnyListState, ListState } from './list-state.ts'

/** The orders a list can be in, and how they are called; a leading `-` turns one round. */
export const sortLabels = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  '-lastActivityAt': 'Latest activity',
  lastActivityAt: 'Longest quiet',
  preferredDate: 'Earliest date',
  '-preferredDate': 'Latest date',
  name: 'Name A–Z',
  '-name': 'Name Z–A',
  company: 'Company A–Z',
  '-company': 'Company Z–A',
  email: 'Email A–Z',
  '-email': 'Email Z–A',
  toAddress: 'Address A–Z',
  '-toAddress': 'Address Z–A',
  title: 'Title A–Z',
  '-title': 'Title Z–A',
  '-value': 'Largest first',
  value: 'Smallest first',
  expectedClose: 'Closes first',
  '-expectedClose': 'Closes last',
  '-stageAt': 'Moved last',
  stageAt: 'Longest in stage',
}
export type ListSort = keyof typeof sortLabels

export type ChangeList<State> = (
  part: Partial<State> | Partial<AnyListState>,
  options?: { replace: boolean },
) => void

/** The state of the list as the address has it, and how to change it. */
export function useListState<State extends AnyListState>(list: ListState<State>) {
  const { parse, search, record } = list
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => parse(params), [parse, params])

  const change: ChangeList<State> = useCallback(
    (part, options) => {
      window.scrollTo(0, 0)
      // Of the address itself: a change that is not drawn yet, as of a search still being typed when
      // a column is pressed, must not be lost to the next.
      const now = new URLSearchParams(window.location.search)
      const next = search({ ...parse(now), ...part })
      const open = now.get(record)
      if (open) next.set(record, open)
      setParams(next, options)
    },
    [setParams, parse, search, record],
  )
  return [state, change] as const
}
