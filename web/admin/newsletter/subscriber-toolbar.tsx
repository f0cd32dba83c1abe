import {
  type SubscriberSort,
  type SubscriberState,
  subscriberStateLabels,
  subscriberStates,
} from '#shared/newsletter/vocabulary.ts'
import {
  ChoiceSelect,
  filterClass,
  ListToolbar,
  type RefreshModel,
} from '../lists/list-toolbar.tsx'
import type { ChangeList } from '../lists/use-list.ts'
import { type SubscriberListState, subscriberExportCall } from './subscriber-list.ts'

const sortOptions: { value: SubscriberSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'email', label: 'Email A–Z' },
  { value: '-email', label: 'Email Z–A' },
]

const stateOptions: { value: SubscriberState | 'all'; label: string }[] = [
  { value: 'all', label: 'All States' },
  ...subscriberStates.map((value) => ({ value, label: subscriberStateLabels[value] })),
]

type SubscriberToolbarProps = {
  state: SubscriberListState
  onChange: ChangeList<SubscriberListState>
  refresh: RefreshModel
}

/** Search, filter and order of the subscribers. */
export function SubscriberToolbar({ state, onChange, refresh }: SubscriberToolbarProps) {
  return (
    <ListToolbar
      search={{
        label: 'Search subscribers',
        placeholder: 'Search email',
        q: state.q,
        onSearch: (q) => onChange({ q }, { replace: true }),
      }}
      order={{ sort: state.sort, options: sortOptions, onSort: (sort) => onChange({ sort }) }}
      filter={
        <ChoiceSelect
          label="State"
          value={state.state}
          options={stateOptions}
          onChoose={(state) => onChange({ state })}
          className={filterClass}
        />
      }
      exported={{ path: subscriberExportCall(state), fileName: 'subscribers.csv' }}
      refresh={refresh}
    />
  )
}
