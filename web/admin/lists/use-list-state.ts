import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'

/** How the state of a list is read from an address, and written into one. */
type ListAddress<State> = {
  parse: (search: URLSearchParams) => State
  search: (state: State) => URLSearchParams
}

export type ChangeList<State> = (part: Partial<State>, options?: { replace: boolean }) => void

/** The state of the list as the address has it, and how to change it. `address` must be stable. */
export function useListState<State>({ parse, search }: ListAddress<State>) {
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => parse(params), [parse, params])

  const change: ChangeList<State> = useCallback(
    (part, options) => {
      window.scrollTo(0, 0)
      // Of the address itself: a change that is not drawn yet, as of a search still being typed when
      // a column is pressed, must not be lost to the next.
      const now = new URLSearchParams(window.location.search)
      setParams(search({ ...parse(now), ...part }), options)
    },
    [setParams, parse, search],
  )
  return [state, change] as const
}
