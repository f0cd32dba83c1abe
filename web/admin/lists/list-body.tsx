import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback } from 'react'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { ListRecord } from './list-kind.ts'
import { ListMore } from './list-more.tsx'
import type { ListPage } from './list-pages.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { type ListLook, ListTable } from './list-table.tsx'

type ListBodyProps<Row extends ListRecord, State, Sort extends string> = {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row, State>>>
  rows: Row[]
  look: ListLook<Row>
  sort: Sort
  sorts: readonly Sort[]
  onSort: (sort: Sort) => void
  /** What is said while the list is on its way: "Loading leads". */
  loading: string
  /** What stands there when nothing is listed. */
  empty: ReactNode
}

/** A list in each of its states: on its way, failed, empty, filled. */
export function ListBody<Row extends ListRecord, State, Sort extends string>(
  props: ListBodyProps<Row, State, Sort>,
) {
  const { query, rows, look, sort, sorts, onSort } = props
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const more = useCallback(() => {
    // After a failure only the person asks again; by itself it would never stop.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (query.isPending) return <ListSkeleton label={props.loading} />
  if (query.isError && !query.data) {
    return (
      <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
    )
  }
  if (rows.length === 0 && !hasNextPage) return props.empty
  return (
    <>
      <ListTable
        look={look}
        rows={rows}
        sort={sort}
        sorts={sorts}
        onSort={onSort}
        outdated={query.isPlaceholderData}
        onEndNear={more}
      />
      <ListMore query={query} />
    </>
  )
}
