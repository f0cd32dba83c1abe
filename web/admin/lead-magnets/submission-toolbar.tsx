import { useQuery } from '@tanstack/react-query'
import {
  type LeadMagnetType,
  leadMagnetTypeLabels,
  leadMagnetTypes,
  type SubmissionSort,
} from '#shared/lead-magnets/vocabulary.ts'
import {
  ChoiceSelect,
  filterClass,
  ListToolbar,
  type RefreshModel,
} from '../lists/list-toolbar.tsx'
import type { ChangeList } from '../lists/use-list.ts'
import { type SubmissionListState, submissionExportCall } from './submission-list-state.ts'
import { submissionCountsQuery } from './submission-queries.ts'

const sortOptions: { value: SubmissionSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
  { value: 'company', label: 'Company A–Z' },
  { value: '-company', label: 'Company Z–A' },
  { value: 'email', label: 'Email A–Z' },
  { value: '-email', label: 'Email Z–A' },
]

/** The types that are present in the data, and the one a link has chosen. */
function useTypeOptions(current: LeadMagnetType | 'all') {
  const byType = useQuery(submissionCountsQuery).data?.byType
  const present = leadMagnetTypes.filter((type) => byType?.[type] || type === current)
  const all: { value: LeadMagnetType | 'all'; label: string } = { value: 'all', label: 'All Types' }
  return [all, ...present.map((value) => ({ value, label: leadMagnetTypeLabels[value] }))]
}

type SubmissionToolbarProps = {
  state: SubmissionListState
  onChange: ChangeList<SubmissionListState>
  refresh: RefreshModel
}

/** Search, filter and order of the submissions. */
export function SubmissionToolbar({ state, onChange, refresh }: SubmissionToolbarProps) {
  return (
    <ListToolbar
      search={{
        label: 'Search submissions',
        placeholder: 'name, email or company',
        q: state.q,
        onSearch: (q) => onChange({ q }, { replace: true }),
      }}
      order={{ sort: state.sort, options: sortOptions, onSort: (sort) => onChange({ sort }) }}
      filter={
        <ChoiceSelect
          label="Type"
          value={state.type}
          options={useTypeOptions(state.type)}
          onChoose={(type) => onChange({ type })}
          className={filterClass}
        />
      }
      exported={{ path: submissionExportCall(state), fileName: 'lead-magnets.csv' }}
      refresh={refresh}
    />
  )
}
