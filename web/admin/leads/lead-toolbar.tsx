import { useQuery } from '@tanstack/react-query'
import { UserRound } from 'lucide-react'
import {
  filterableLeadStatuses,
  type LeadSort,
  type LeadStatus,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import {
  ChoiceSelect,
  filterClass,
  ListToolbar,
  QuarantineToggle,
  type RefreshModel,
} from '../lists/list-toolbar.tsx'
import type { ChangeList } from '../lists/use-list.ts'
import { type LeadListState, leadExportCall } from './lead-list-state.ts'
import { leadCountsQuery } from './lead-queries.ts'

const sortOptions: { value: LeadSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'name', label: 'Name A–Z' },
  { value: '-name', label: 'Name Z–A' },
  { value: 'company', label: 'Company A–Z' },
  { value: '-company', label: 'Company Z–A' },
  { value: 'email', label: 'Email A–Z' },
  { value: '-email', label: 'Email Z–A' },
]

/** The choices of the filter; a status it does not offer is named when a link has set it. */
const statusOptions = (current: LeadStatus | 'all') => {
  const offered: (LeadStatus | 'all')[] = ['all', ...filterableLeadStatuses]
  const listed = offered.includes(current) ? offered : [...offered, current]
  return listed.map((value) => ({
    value,
    label: value === 'all' ? 'All' : leadStatusLabels[value],
  }))
}

type LeadToolbarProps = {
  state: LeadListState
  onChange: ChangeList<LeadListState>
  refresh: RefreshModel
}

/** Search, filter, order, and the messages that were set aside. */
export function LeadToolbar({ state, onChange, refresh }: LeadToolbarProps) {
  const aside = useQuery(leadCountsQuery).data?.quarantined ?? 0
  return (
    <ListToolbar
      search={{
        label: 'Search leads',
        placeholder: 'Name, email, company, phone, message',
        q: state.q,
        onSearch: (q) => onChange({ q }, { replace: true }),
      }}
      order={{ sort: state.sort, options: sortOptions, onSort: (sort) => onChange({ sort }) }}
      filter={
        <ChoiceSelect
          label="Status"
          value={state.status}
          options={statusOptions(state.status)}
          onChoose={(status) => onChange({ status })}
          className={filterClass}
        />
      }
      extra={
        <>
          <MineToggle pressed={state.mine} onPressedChange={(mine) => onChange({ mine })} />
          <QuarantineToggle
            count={aside}
            pressed={state.quarantined}
            onPressedChange={(quarantined) => onChange({ quarantined })}
          />
        </>
      }
      exported={{ path: leadExportCall(state), fileName: 'leads.csv' }}
      refresh={refresh}
    />
  )
}

type MineToggleProps = { pressed: boolean; onPressedChange: (pressed: boolean) => void }

/** Shows only the leads that are assigned to who is signed in. */
function MineToggle({ pressed, onPressedChange }: MineToggleProps) {
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="aria-pressed:bg-paper-deep aria-pressed:text-ink"
    >
      <UserRound size={16} />
      Mine
    </Button>
  )
}
