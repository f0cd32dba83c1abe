import { Inbox, SearchX, ShieldCheck } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { defaultLeadList, isFiltered, type LeadListState } from './lead-list-state.ts'

type LeadEmptyProps = {
  state: LeadListState
  onChange: (change: Partial<LeadListState>) => void
}

/** No leads at all, or none that match (admin-back-office.md §2, Leads). */
export function LeadEmpty({ state, onChange }: LeadEmptyProps) {
  if (isFiltered(state)) {
    return (
      <EmptyState icon={<SearchX />} title="No leads match your filters">
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            onChange({ ...defaultLeadList, sort: state.sort, quarantined: state.quarantined })
          }
        >
          Clear filters
        </Button>
      </EmptyState>
    )
  }
  if (state.quarantined) {
    return (
      <EmptyState icon={<ShieldCheck />} title="Nothing is set aside.">
        <Button variant="secondary" size="sm" onClick={() => onChange({ quarantined: false })}>
          Back to all leads
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Inbox />} title="No leads yet. Start promoting your automation services!" />
  )
}
