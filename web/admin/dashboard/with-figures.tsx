import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadFailure } from '../http/load-failure.tsx'

type WithFiguresProps<Figures> = {
  query: UseQueryResult<Figures>
  /** The tab while its figures are on their way, each part in its place. */
  shape: ReactNode
  children: (figures: Figures) => ReactNode
}

/** A tab's content once its figures are there; before that their shape, or why they are not. */
export function WithFigures<Figures>({ query, shape, children }: WithFiguresProps<Figures>) {
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
  return <div aria-busy="true">{shape}</div>
}
