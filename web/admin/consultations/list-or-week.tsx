import { useQuery } from '@tanstack/react-query'
import { CalendarRange, List } from 'lucide-react'
import type { FilterProps } from '../lists/list-screen.tsx'
import { BarSwitch, FilterSelect } from '../lists/list-toolbar.tsx'
import { colleaguesQuery } from '../records/colleagues.tsx'
import type { ConsultationListState } from './consultation-list.ts'

/** The meetings of one host, in the list and in the week. */
export function HostFilter({ state, onChange }: FilterProps<ConsultationListState>) {
  const people = useQuery(colleaguesQuery).data?.filter(({ active }) => active) ?? []
  return (
    <FilterSelect
      label="Host"
      all="All Hosts"
      value={state.host}
      words={people.map(({ id }) => id)}
      labels={{
        [state.host]: '…',
        ...Object.fromEntries(people.map(({ id, name }) => [id, name])),
      }}
      onChoose={(host) => onChange({ host })}
    />
  )
}

/** Shows the consultations as a list or as a week. */
export function ShowSwitch({ state, onChange }: FilterProps<ConsultationListState>) {
  return (
    <fieldset className="flex" aria-label="View">
      <BarSwitch pressed={!state.asWeek} onPressedChange={() => onChange({ asWeek: false })}>
        <List size={16} />
        <span className="bar-word max-sm:sr-only">List</span>
      </BarSwitch>
      <BarSwitch pressed={state.asWeek} onPressedChange={() => onChange({ asWeek: true })}>
        <CalendarRange size={16} />
        <span className="bar-word max-sm:sr-only">Week</span>
      </BarSwitch>
    </fieldset>
  )
}
