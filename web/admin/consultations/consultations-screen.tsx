import { useQuery } from '@tanstack/react-query'
import { CalendarDays, ShieldCheck } from 'lucide-react'
import { consultationSorts } from '#shared/consultations/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListBody, ListEmpty, ListTotal } from '../lists/list-body.tsx'
import { ListContext } from '../lists/open-record.ts'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { useListState, useRecordList } from '../lists/use-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { BookingButtons } from './booking-buttons.tsx'
import { ConsultationActionsContext } from './consultation-actions.tsx'
import { consultationLook, quarantineLook } from './consultation-columns.tsx'
import { ConsultationDialogs, useConsultationDialogs } from './consultation-dialogs.tsx'
import {
  type ConsultationListState,
  consultationListAddress,
  consultationListPage,
  countedIn,
  isFiltered,
} from './consultation-list-state.ts'
import { consultationCountsQuery, consultationKind } from './consultation-queries.ts'
import { ConsultationToolbar } from './consultation-toolbar.tsx'

/** /admin/consultations: who asked for a meeting, and who has one. */
export function ConsultationsScreen() {
  useTitle('Consultation Requests')
  const [state, change] = useListState(consultationListAddress)
  const { query, rows, shown, total, refresh } = useRecordList(consultationKind, state)
  const dialogs = useConsultationDialogs()
  return (
    <ConsultationActionsContext value={dialogs.actions}>
      <ListContext value={dialogs.opening}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
          <h1 className="flex items-baseline gap-2.5 font-semibold text-xl">
            {state.quarantined ? 'Set aside' : 'Consultation Requests'}
            <ListTotal
              total={total}
              whole={countedIn(shown, useQuery(consultationCountsQuery).data)}
              one="consultation"
              many="consultations"
            />
          </h1>
          <BookingButtons />
        </div>
        <ConsultationCards />
        <ConsultationToolbar state={state} onChange={change} refresh={refresh} />
        <ListBody
          query={query}
          rows={rows}
          look={shown.quarantined ? quarantineLook : consultationLook}
          sort={state.sort}
          sorts={consultationSorts}
          onSort={(sort) => change({ sort })}
          loading="Loading consultations"
          empty={<ConsultationEmpty state={shown} onChange={change} />}
        />
        <ConsultationDialogs dialogs={dialogs} consultations={rows} />
      </ListContext>
    </ConsultationActionsContext>
  )
}

/** How many requests there are and how they stand; each number leads to those it counts. */
export function ConsultationCards() {
  const query = useQuery(consultationCountsQuery)
  const counts = query.data
  return (
    <SummaryCards
      label="Consultations at a glance"
      query={query}
      cards={[
        { label: 'Total Requests', count: counts?.total, to: consultationListPage('all') },
        {
          label: 'Pending',
          count: counts?.byStatus.pending,
          to: consultationListPage('pending'),
        },
        {
          label: 'Scheduled',
          count: counts?.byStatus.scheduled,
          to: consultationListPage('scheduled'),
        },
        {
          label: 'Completed',
          count: counts?.byStatus.completed,
          to: consultationListPage('completed'),
        },
      ]}
    />
  )
}

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
