import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusBadge } from '../leads/lead-badges.tsx'
import { leadListPage } from '../leads/lead-list-state.ts'
import { leadCountsQuery } from '../leads/lead-queries.ts'
import { LoadFailure } from '../shell/load-failure.tsx'

/** How many leads stand in each status; each number leads to those it counts. */
export function StatusCounts() {
  const counts = useQuery(leadCountsQuery)
  if (counts.isError && !counts.data) {
    return (
      <LoadFailure error={counts.error} busy={counts.isFetching} onRetry={() => counts.refetch()} />
    )
  }
  return (
    <ul
      aria-label="Leads by status"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge sm:grid-cols-3 xl:grid-cols-6"
    >
      <Count to={leadListPage({})} count={counts.data?.total}>
        <span className="font-medium text-ink-soft text-xs">All leads</span>
      </Count>
      {leadStatuses.map((status) => (
        <Count key={status} to={leadListPage({ status })} count={counts.data?.byStatus[status]}>
          <StatusBadge status={status} />
        </Count>
      ))}
    </ul>
  )
}

type CountProps = { to: string; count: number | undefined; children: ReactNode }

function Count({ to, count, children }: CountProps) {
  return (
    <li className="bg-card">
      <Link
        to={to}
        className="flex h-full flex-col gap-1.5 px-4 py-3 transition-colors -outline-offset-2 hover:bg-paper active:bg-paper-deep"
      >
        <span className="flex h-5.5 items-center">{children}</span>
        <span className="flex h-8 items-center font-semibold text-xl tabular-nums">
          {count === undefined ? <Skeleton className="w-10" /> : count.toLocaleString('en')}
        </span>
      </Link>
    </li>
  )
}
