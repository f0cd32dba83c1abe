import { useQuery } from '@tanstack/react-query'
import {
  type ConsultationSort,
  type ConsultationStatus,
  consultationStatuses,
  consultationStatusLabels,
} from '#shared/consultations/vocabulary.ts'
import {
  ChoiceSelect,
  filterClass,
  ListToolbar,
  QuarantineToggle,
  type RefreshModel,
} from '../lists/list-toolbar.tsx'
import type { ChangeList } from '../lists/use-list.ts'
import { type ConsultationListState, consultationExportCall } from './consultation-list-state.ts'
import { consultationCountsQuery } from './consultation-queries.ts'

const sortOptions: { value: ConsultationSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'preferredDate', label: 'Earliest date' },
  { value: '-preferredDate', label: 'Latest date' },
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
  { value: 'company', label: 'Company A–Z' },
  { value: '-company', label: 'Company Z–A' },
]

const statusOptions: { value: ConsultationStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All Statuses' },
  ...consultationStatuses.map((value) => ({ value, label: consultationStatusLabels[value] })),
]

type ConsultationToolbarProps = {
  state: ConsultationListState
  onChange: ChangeList<ConsultationListState>
  refresh: RefreshModel
}

/** Search, filter and order of the consultations, and the requests that were set aside. */
export function ConsultationToolbar({ state, onChange, refresh }: ConsultationToolbarProps) {
  const aside = useQuery(consultationCountsQuery).data?.quarantined ?? 0
  return (
    <ListToolbar
      search={{
        label: 'Search consultations',
        placeholder: 'name, email or company',
        q: state.q,
        onSearch: (q) => onChange({ q }, { replace: true }),
      }}
      order={{ sort: state.sort, options: sortOptions, onSort: (sort) => onChange({ sort }) }}
      filter={
        <ChoiceSelect
          label="Status"
          value={state.status}
          options={statusOptions}
          onChoose={(status) => onChange({ status })}
          className={filterClass}
        />
      }
      extra={
        <QuarantineToggle
          count={aside}
          pressed={state.quarantined}
          onPressedChange={(quarantined) => onChange({ quarantined })}
        />
      }
      exported={{ path: consultationExportCall(state), fileName: 'consultations.csv' }}
      refresh={refresh}
    />
  )
}
