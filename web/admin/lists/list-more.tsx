import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'

type ListMoreProps = { query: UseInfiniteQueryResult<InfiniteData<unknown>> }

/** Under the rows: the next page on a key press, and what went wrong with it. */
export function ListMore({ query }: ListMoreProps) {
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
