import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LeadCounts } from '#shared/leads/schema.ts'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import { StatusBadge } from '../leads/lead-badges.tsx'
import { leadListPage } from '../leads/lead-list-state.ts'

/** How many leads stand in each status; each number leads to those it counts. */
export function StatusCounts({ counts }: { counts: LeadCounts }) {
  return (
    <ul
      aria-label="Leads by status"
      className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge sm:grid-cols-3 xl:grid-cols-6"
    >
      <Count to={leadListPage({})} count={counts.total}>
        <span className="font-medium text-ink-soft text-xs">All leads</span>
      </Count>
      {leadStatuses.map((status) => (
        <Count key={status} to={leadListPage({ status })} count={counts.byStatus[status]}>
          <StatusBadge status={status} />
        </Count>
      ))}
    </ul>
  )
}

type CountProps = { to: string; count: number; children: ReactNode }

function Count({ to, count, children }: CountProps) {
  return (
    <li className="bg-card">
      <Link
        to={to}
        className="-outline-offset-2 flex h-full flex-col gap-1.5 px-4 py-3 transition-colors hover:bg-paper active:bg-paper-deep"
      >
        <span className="flex h-5.5 items-center">{children}</span>
        <span className="flex h-8 items-center font-semibold text-xl tabular-nums">
          {count.toLocaleString('en')}
        </span>
      </Link>
    </li>
  )
}
