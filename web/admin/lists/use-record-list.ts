import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { readListsAgain } from './list-cache.ts'
import type { ListKind, ListRecord } from './list-kind.ts'
import { listQuery } from './list-queries.ts'

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
