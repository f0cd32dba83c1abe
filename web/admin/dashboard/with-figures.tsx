import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'

type WithFiguresProps<Figures> = {
  query: UseQueryResult<Figures>
  children: (figures: Figures) => ReactNode
}

/** A tab's content once its figures are there; before that their shape, or why they are not. */
export function WithFigures<Figures>({ query, children }: WithFiguresProps<Figures>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <LoadFailure
        error={query.error}
        busy={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton className="h-20 rounded-md xl:col-span-2" />
      <Skeleton className="h-72 rounded-md" />
      <Skeleton className="h-72 rounded-md" />
    </div>
  )
}
