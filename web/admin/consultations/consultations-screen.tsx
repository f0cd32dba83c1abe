import { useQuery } from '@tanstack/react-query'
import { consultationSorts } from '#shared/consultations/vocabulary.ts'
import { ListBody } from '../lists/list-body.tsx'
import { ListContext } from '../lists/list-context.ts'
import { ListTotal } from '../lists/list-total.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useRecordList } from '../lists/use-record-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { BookingButtons } from './booking-buttons.tsx'
import { ConsultationActionsContext } from './consultation-actions.ts'
import { ConsultationCards } from './consultation-cards.tsx'
import { consultationLook, quarantineLook } from './consultation-columns.tsx'
import { ConsultationDialogs } from './consultation-dialogs.tsx'
import { ConsultationEmpty } from './consultation-empty.tsx'
import { consultationListAddress, countedIn } from './consultation-list-state.ts'
import { consultationCountsQuery, consultationKind } from './consultation-queries.ts'
import { ConsultationToolbar } from './consultation-toolbar.tsx'
import { useConsultationDialogs } from './use-consultation-dialogs.ts'

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
