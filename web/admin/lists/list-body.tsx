import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import type { TotalCount } from '../http/next-page.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import type { ListRecord } from './list-kind.ts'
import type { ListPage } from './list-pages.ts'
import { ListSkeleton } from './list-rows.tsx'
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

type ListEmptyProps = {
  /** Something narrows the list. */
  filtered: boolean
  icon: ReactNode
  /** What is said when nothing matches, and when there is nothing at all. */
  none: string
  noneAtAll: string
  onClear: () => void
}

/** No records at all, or none that match. */
export function ListEmpty({ filtered, icon, none, noneAtAll, onClear }: ListEmptyProps) {
  if (!filtered) return <EmptyState icon={icon} title={noneAtAll} />
  return (
    <EmptyState icon={<SearchX />} title={none}>
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  )
}

type ListMoreProps = { query: UseInfiniteQueryResult<InfiniteData<unknown>> }

/** Under the rows: the next page on a key press, and what went wrong with it. */
function ListMore({ query }: ListMoreProps) {
  if (!query.hasNextPage && !query.isRefetchError) return null
  return (
    <div className="flex flex-wrap items-center justify-center gap-3 py-4">
      {query.isError && (
        <p role="alert" className="text-red text-sm">
          Failed to fetch data
        </p>
      )}
      {query.hasNextPage && (
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
