import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'

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
    <div aria-busy="true" className="flex flex-col gap-7">
      <div className="grid gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge sm:grid-cols-3">
        {figures.map((width) => (
          <div key={width} className="flex h-28 flex-col justify-center gap-3 bg-card px-4">
            <Skeleton className="w-28" />
            <Skeleton className={`h-7 ${width}`} />
          </div>
        ))}
      </div>
      <div className="grid gap-5 xl:grid-cols-2">
        {lists.map((rows) => (
          <div
            key={rows}
            className="flex flex-col gap-4.5 rounded-md border border-paper-edge bg-card p-4"
          >
            {widths.slice(0, rows).map((width) => (
              <div key={width} className="flex flex-col gap-2">
                <Skeleton className="w-32" />
                <Skeleton className={`h-2.5 ${width}`} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

/** How long the figures over them are. */
const figures = ['w-16', 'w-20', 'w-36']
/** Rows of the lists that are on their way, and how long their second lines are. */
const lists = [5, 3]
const widths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4']
