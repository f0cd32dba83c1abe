import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'

type WithQueryProps<Data> = {
  query: UseQueryResult<Data>
  /** What is on its way, for those who do not see its shape. */
  what: string
  children: (data: Data) => ReactNode
}

/** What is drawn of an answer once it is here; its shape before, and the way to try again after a failure. */
export function WithQuery<Data>({ query, what, children }: WithQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return <LoadFailure error={query.error} busy={query.isFetching} onRetry={query.refetch} />
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-5 py-1">
      <p role="status" className="sr-only">
        Loading {what}
      </p>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
