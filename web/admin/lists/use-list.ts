import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { readListsAgain } from './list-cache.ts'
import type { ListKind, ListRecord } from './list-kind.ts'
import { listQuery } from './list-queries.ts'

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

/** The records of a list as far as they are read, its total, and how to read it again. */
export function useRecordList<Row extends ListRecord, State>(
  kind: ListKind<Row, State>,
  state: State,
) {
  const queries = useQueryClient()
  const query = useInfiniteQuery(listQuery(kind, state))
  const rows = useMemo(() => query.data?.pages.flatMap((page) => page.rows) ?? [], [query.data])
  const onRefresh = useCallback(() => {
    window.scrollTo(0, 0)
    void readListsAgain(queries, kind)
  }, [queries, kind])
  return {
    query,
    rows,
    /** The list the rows are of: the one before while this one is on its way. */
    shown: query.data?.pages[0]?.state ?? state,
    total: query.data?.pages.at(-1)?.total ?? null,
    refresh: {
      onRefresh,
      refreshing: query.isFetching && !query.isFetchingNextPage,
      outdated: query.isStale && query.isSuccess && !query.isFetching,
    },
  }
}
