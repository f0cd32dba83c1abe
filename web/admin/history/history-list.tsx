import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { listQuery } from '../lists/resource.ts'
import { type HistoryQuery, historyResource } from './history-calls.ts'
import { HistoryEntry } from './history-entry.tsx'

type HistoryListProps = {
  query: HistoryQuery
  /** It stands with the record that it is about. */
  beside?: boolean
  /** What stands there when nothing was done. */
  empty: ReactNode
}

/** The history, newest first, in each of its states: on its way, failed, empty, and page after page. */
export function HistoryList({ query: asked, beside, empty }: HistoryListProps) {
  const query = useInfiniteQuery(listQuery(historyResource, asked))
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading history
        </p>
        <Skeleton className={beside ? 'h-24' : 'h-64'} />
      </div>
    )
  }
  return (
    <div className="flex flex-col">
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isSuccess && entries.length === 0 && empty}
      <ol
        aria-busy={query.isPlaceholderData}
        className={cx(query.isPlaceholderData && 'opacity-60')}
      >
        {entries.map((change) => (
          <HistoryEntry key={change.id} change={change} beside={beside ?? false} />
        ))}
      </ol>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="mt-4 self-center"
          busy={query.isFetchingNextPage}
          onClick={() => query.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}
