import { useQuery } from '@tanstack/react-query'
import { RefreshCw, ShieldQuestion } from 'lucide-react'
import type { ChangeEvent } from 'react'
import {
  filterableLeadStatuses,
  type LeadSort,
  type LeadStatus,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { NativeSelect } from '#web/ui/field.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import type { LeadListState } from './lead-list-state.ts'
import { leadCountsQuery } from './lead-queries.ts'
import { LeadSearch } from './lead-search.tsx'

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

/** Answers a select's change with the value of the option that was chosen. */
const choose =
  <Value extends string>(options: { value: Value }[], take: (value: Value) => void) =>
  (event: ChangeEvent<HTMLSelectElement>) => {
    const chosen = options.find(({ value }) => value === event.target.value)
    if (chosen) take(chosen.value)
  }

type LeadToolbarProps = {
  state: LeadListState
  onChange: (change: Partial<LeadListState>) => void
  onSearch: (q: string) => void
  onLeaveSearch: () => void
  onRefresh: () => void
  refreshing: boolean
  /** Others have changed leads since the list was read. */
  outdated: boolean
}

/** Search, filter, order, and the messages that were set aside. */
export function LeadToolbar(props: LeadToolbarProps) {
  const { state, onChange } = props
  return (
    <search className="flex flex-wrap items-center gap-2 pb-3">
      <LeadSearch q={state.q} onSearch={props.onSearch} onLeave={props.onLeaveSearch} />
      <NativeSelect
        aria-label="Status"
        value={state.status}
        onChange={choose(statusOptions(state.status), (status) => onChange({ status }))}
        options={statusOptions(state.status)}
        compact
        className="flex-[1_1_calc(50%-0.25rem)] sm:w-36 sm:flex-none"
      />
      <NativeSelect
        aria-label="Order"
        value={state.sort}
        onChange={choose(sortOptions, (sort) => onChange({ sort }))}
        options={sortOptions}
        compact
        className="flex-[1_1_calc(50%-0.25rem)] sm:w-36 sm:flex-none xl:hidden"
      />
      <div className="ml-auto flex items-center justify-end gap-1">
        <QuarantineToggle
          pressed={state.quarantined}
          onPressedChange={(quarantined) => onChange({ quarantined })}
        />
        <RefreshButton {...props} />
      </div>
    </search>
  )
}

function RefreshButton({ onRefresh, refreshing, outdated }: LeadToolbarProps) {
  if (outdated) {
    return (
      <Button variant="secondary" size="sm" busy={refreshing} onClick={onRefresh}>
        <RefreshCw size={15} className={cx(refreshing && 'animate-spin')} />
        Show changes
      </Button>
    )
  }
  return (
    <Tooltip content="Read the list again">
      <Button
        variant="quiet"
        size="icon"
        aria-label="Refresh"
        busy={refreshing}
        onClick={onRefresh}
      >
        <RefreshCw size={16} className={cx(refreshing && 'animate-spin')} />
      </Button>
    </Tooltip>
  )
}

type QuarantineToggleProps = { pressed: boolean; onPressedChange: (pressed: boolean) => void }

/** Shows the messages that were set aside; absent while there are none. */
function QuarantineToggle({ pressed, onPressedChange }: QuarantineToggleProps) {
  const count = useQuery(leadCountsQuery).data?.quarantined ?? 0
  if (count === 0 && !pressed) return null
  return (
    <Button
      variant="quiet"
      size="sm"
      aria-pressed={pressed}
      onClick={() => onPressedChange(!pressed)}
      className="aria-pressed:bg-paper-deep aria-pressed:text-ink"
    >
      <ShieldQuestion size={16} />
      Set aside
      <span className="text-ink-faint tabular-nums">{count.toLocaleString('en')}</span>
    </Button>
  )
}
