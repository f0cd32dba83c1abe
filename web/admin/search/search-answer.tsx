import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'

type SearchAnswerProps = {
  words: string
  waiting: boolean
  query: UseQueryResult
  /** How many lines can be chosen from. */
  count: number
}

/** What is said of the search besides what it found: that it is under way, failed, or found nothing. */
export function SearchAnswer({ words, waiting, query, count }: SearchAnswerProps) {
  const failed = words !== '' && !waiting && query.isError
  const nothing = words !== '' && !waiting && !failed && count === 0
  return (
    <>
      <p role="status" className="sr-only">
        {words === '' ? '' : waiting ? 'Searching' : failed ? '' : told(count)}
      </p>
      {waiting && count === 0 && (
        <div className="flex flex-col gap-4 px-5 py-5">
          <Skeleton className="w-1/3" />
          <Skeleton className="w-2/3" />
          <Skeleton className="w-1/2" />
        </div>
      )}
      {failed && (
        <LoadFailure
          error={query.error}
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {nothing && <EmptyState title={`Nothing found for “${words}”`} />}
    </>
  )
}

const told = (count: number) =>
  count === 0 ? 'Nothing found' : count === 1 ? 'One result' : `${count} results`
