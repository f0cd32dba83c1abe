import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { type ReactNode, useCallback, useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ListTable, type TableConfig } from './list-table.tsx'
import type { ListPage, ListRecord, TotalCount } from './resource.ts'
import type { RowSelection } from './selection.ts'

type ListBodyProps<Row extends ListRecord, State, Sort extends string> = {
  query: UseInfiniteQueryResult<InfiniteData<ListPage<Row, State>>>
  rows: Row[]
  config: TableConfig<Row>
  sort: Sort
  sorts: readonly Sort[]
  onSort: (sort: Sort) => void
  selection?: RowSelection | undefined
  /** What is said while the list is on its way: "Loading leads". */
  loading: string
  /** What stands there when nothing is listed. */
  empty: ReactNode
  /** Rows may be missing because none match: the head of the table stays over what is said. */
  isFiltered?: boolean
  /** How many rows will come, where that is known before they are here. */
  expected?: number | undefined
  /** Where only the first rows are wanted: so many, and the way to all of them when there are more. */
  onlyFirst?: { count: number; all: ReactNode } | undefined
}

/** A list in each of its states: on its way, failed, empty, filled. */
export function ListBody<Row extends ListRecord, State, Sort extends string>(
  props: ListBodyProps<Row, State, Sort>,
) {
  const { query, rows, config, sort, sorts, onSort, onlyFirst } = props
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const atMost = onlyFirst?.count
  const drawn = useMemo(() => rows.slice(0, atMost), [rows, atMost])
  const more = useCallback(() => {
    // After a failure only the person asks again; by itself it would never stop.
    if (atMost || !hasNextPage || isFetchingNextPage || isFetchNextPageError) return
    void fetchNextPage()
  }, [atMost, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  const table = {
    config,
    sort,
    sorts,
    onSort,
    outdated: query.isPlaceholderData,
    selection: props.selection,
    onEndNear: more,
  }
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <p className="sr-only" role="status">
          {props.loading}
        </p>
        <ListTable {...table} rows={[]} waiting={{ rows: props.expected }} />
      </div>
    )
  }
  if (query.isError && !query.data) {
    return (
      <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
    )
  }
  if (rows.length === 0 && !hasNextPage) {
    return props.isFiltered ? <ListTable {...table} rows={[]} instead={props.empty} /> : props.empty
  }
  return (
    <>
      <ListTable {...table} rows={drawn} />
      <ListMore
        query={query}
        all={onlyFirst && (rows.length > drawn.length ? onlyFirst.all : null)}
      />
    </>
  )
}

type ListMoreProps = {
  query: UseInfiniteQueryResult<InfiniteData<unknown>>
  /** The way to all rows, or nothing, where no further ones are drawn here. */
  all: ReactNode
}

/** Under the rows: the next page on a key press, and what went wrong with it. */
function ListMore({ query, all }: ListMoreProps) {
  const more = all === undefined && query.hasNextPage
  if (!more && !all && !query.isRefetchError) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 py-4">
      {query.isError && (
        <p role="alert" className="danger-mark text-danger text-sm">
          Failed to fetch data
        </p>
      )}
      {all}
      {more && (
        <Button
          variant="secondary"
          size="sm"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          {query.isFetchingNextPage ? 'Loading...' : 'Load more'}
        </Button>
      )}
    </div>
  )
}

type ListTotalProps = {
  total: TotalCount | null
  /** The same from the figures over the list: they are whole where the server stops counting a list. */
  whole: number | undefined
  one: string
  many: string
}

/** How many records the list holds in all, said again to those who do not see it change. */
export function ListTotal({ total: counted, whole, one, many }: ListTotalProps) {
  const total = counted?.capped && whole !== undefined ? { count: whole, capped: false } : counted
  return (
    <span role="status" className="font-normal text-ink-faint text-sm tabular-nums">
      {total && (
        <>
          {total.count.toLocaleString('en')}
          {total.capped && '+'}
          <span className="sr-only"> {total.count === 1 ? one : many}</span>
        </>
      )}
    </span>
  )
}
