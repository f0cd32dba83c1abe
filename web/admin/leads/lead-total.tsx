import { useQuery } from '@tanstack/react-query'
import type { TotalCount } from '../http/next-page.ts'
import { isFiltered, type LeadListState } from './lead-list-state.ts'
import { leadCountsQuery } from './lead-queries.ts'

type LeadTotalProps = { state: LeadListState; total: TotalCount | null }

/** How many leads the list holds in all, said again to those who do not see it change. */
export function LeadTotal({ state, total }: LeadTotalProps) {
  const counts = useQuery(leadCountsQuery).data
  // The server stops counting a list at some number; that of all leads it keeps.
  const whole = total?.capped && !isFiltered(state) && !state.quarantined
  const shown = whole && counts ? { count: counts.total, capped: false } : total
  return (
    <span role="status" className="font-normal text-ink-faint text-sm tabular-nums">
      {shown && (
        <>
          {shown.count.toLocaleString('en')}
          {shown.capped && '+'}
          <span className="sr-only">{shown.count === 1 ? ' lead' : ' leads'}</span>
        </>
      )}
    </span>
  )
}
