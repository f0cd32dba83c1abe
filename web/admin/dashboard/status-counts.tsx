import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LeadCounts } from '#shared/leads/schema.ts'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { StatusBadge } from '../leads/lead-badges.tsx'
import { leadList } from '../leads/lead-list.ts'

/** How many leads stand in each status; each number, known or not, leads to those it counts. */
export function StatusCounts({ counts }: { counts?: LeadCounts }) {
  return (
    <ul
      aria-label="Leads by status"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge sm:grid-cols-3 xl:grid-cols-6"
    >
      <Count to={leadList.page({})} count={counts?.total}>
        <span className="font-medium text-ink-soft text-xs">All leads</span>
      </Count>
      {leadStatuses.map((status) => (
        <Count key={status} to={leadList.page({ status })} count={counts?.byStatus[status]}>
          <StatusBadge status={status} />
        </Count>
      ))}
    </ul>
  )
}

type CountProps = {
  to: string
  count: number | undefined
  className?: string
  children: ReactNode
}

/** A number that leads to those it counts, under what they are. */
export function Count({ to, count, className = 'bg-card', children }: CountProps) {
  return (
    <li className={className}>
      <Link
        to={to}
        className="-outline-offset-2 flex h-full items-center justify-between gap-2 px-4 py-2 transition-colors hover:bg-paper active:bg-paper-deep"
      >
        {children}
        <span className="font-semibold text-base tabular-nums">
          {count === undefined ? <Skeleton className="my-1.65 w-8" /> : count.toLocaleString('en')}
        </span>
      </Link>
    </li>
  )
}
