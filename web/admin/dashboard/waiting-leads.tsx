import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Lead } from '#shared/leads/schema.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Table, TableCell, TableHeadCell, TableRow } from '#web/ui/table.tsx'
import { PriorityBadge } from '../leads/lead-badges.tsx'
import { leadListPage, leadPage } from '../leads/lead-list-state.ts'
import { waitingLeadsQuery } from '../leads/lead-queries.ts'
import { LoadFailure } from '../shell/load-failure.tsx'
import { When } from '../shell/when.tsx'

const shown = 8

/** The newest leads that nobody has answered yet, with how long they have waited. */
export function WaitingLeads() {
  const waiting = useQuery(waitingLeadsQuery(shown))
  return (
    <section aria-labelledby="waiting" className="mt-8">
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id="waiting" className="font-semibold text-base">
          Waiting for an answer
        </h2>
        <Link to={leadListPage({ status: 'new' })} className={`${linkClass} text-sm`}>
          See all new leads
        </Link>
      </div>
      <div className="overflow-hidden rounded-md border border-paper-edge bg-card">
        {waiting.isPending ? (
          <Skeleton className="m-4 h-24" />
        ) : waiting.isError && !waiting.data ? (
          <LoadFailure
            error={waiting.error}
            busy={waiting.isFetching}
            onRetry={() => waiting.refetch()}
          />
        ) : waiting.data.length === 0 ? (
          <EmptyState title="Nobody is waiting. Every lead has been answered." />
        ) : (
          <WaitingTable leads={waiting.data} />
        )}
      </div>
    </section>
  )
}

function WaitingTable({ leads }: { leads: Lead[] }) {
  return (
    <Table className="table-fixed">
      <thead>
        <tr>
          <TableHeadCell>Name</TableHeadCell>
          <TableHeadCell className="max-md:hidden">Message</TableHeadCell>
          <TableHeadCell className="w-22">Priority</TableHeadCell>
          <TableHeadCell className="w-24 text-right">Waiting</TableHeadCell>
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <TableRow key={lead.id}>
            <TableCell className="truncate py-1.5">
              <Link
                to={leadPage(lead.id)}
                className="font-medium decoration-paper-edge underline-offset-3 hover:underline"
              >
                {lead.name}
              </Link>
              {lead.company && (
                <span className="block truncate text-ink-faint text-xs">{lead.company}</span>
              )}
            </TableCell>
            <TableCell className="truncate text-ink-soft max-md:hidden">
              {lead.message ?? <span className="text-ink-faint">No message</span>}
            </TableCell>
            <TableCell>
              <PriorityBadge priority={lead.priority} />
            </TableCell>
            <TableCell className="text-right text-ink-soft">
              <When at={lead.createdAt} />
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}
