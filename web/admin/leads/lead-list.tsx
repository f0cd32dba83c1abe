import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { LeadEmpty } from './lead-empty.tsx'
import type { LeadListState } from './lead-list-state.ts'
import { LeadMore } from './lead-more.tsx'
import type { LeadPage } from './lead-pages.ts'
import { LeadSkeleton } from './lead-skeleton.tsx'
import { LeadTable } from './lead-table.tsx'

type LeadListProps = {
  state: LeadListState
  onChange: (change: Partial<LeadListState>) => void
  query: UseInfiniteQueryResult<InfiniteData<LeadPage>>
  leads: Lead[]
}

/** The list in each of its states: on its way, failed, empty, filled. */
export function LeadList({ state, onChange, query, leads }: LeadListProps) {
  const { isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const more = useCallback(() => {
    // After a failure only the person asks again; by itself it would never stop.
    if (hasNextPage && !isFetchingNextPage && !isFetchNextPageError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])

  if (query.isPending) return <LeadSkeleton />
  if (query.isError && !query.data) {
    return (
      <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
    )
  }
  if (leads.length === 0 && !hasNextPage) return <LeadEmpty state={state} onChange={onChange} />
  return (
    <>
      <LeadTable
        leads={leads}
        sort={state.sort}
        onSort={(sort) => onChange({ sort })}
        quarantined={state.quarantined}
        outdated={query.isPlaceholderData}
        onEndNear={more}
      />
      <LeadMore query={query} />
    </>
  )
}
