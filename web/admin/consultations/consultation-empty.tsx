import { CalendarDays, ShieldCheck } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListEmpty } from '../lists/list-empty.tsx'
import { type ConsultationListState, isFiltered } from './consultation-list-state.ts'

type ConsultationEmptyProps = {
  state: ConsultationListState
  onChange: (change: Partial<ConsultationListState>) => void
}

/** No requests at all, none set aside, or none that match (admin-back-office.md §2). */
export function ConsultationEmpty({ state, onChange }: ConsultationEmptyProps) {
  const filtered = isFiltered(state)
  if (state.quarantined && !filtered) {
    return (
      <EmptyState icon={<ShieldCheck />} title="Nothing is set aside.">
        <Button variant="secondary" size="sm" onClick={() => onChange({ quarantined: false })}>
          Back to all requests
        </Button>
      </EmptyState>
    )
  }
  return (
    <ListEmpty
      filtered={filtered}
      icon={<CalendarDays />}
      none="No consultations match your filters"
      noneAtAll="No consultation requests yet. Promote your free consultation offer!"
      onClear={() => onChange({ q: '', status: 'all' })}
    />
  )
}
