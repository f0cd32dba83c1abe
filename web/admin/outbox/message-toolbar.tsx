import {
  type MessageSort,
  messageKindLabels,
  messageKinds,
  messageStateFilters,
  stateFilterLabels,
} from '#shared/mail/vocabulary.ts'
import {
  ChoiceSelect,
  filterClass,
  ListToolbar,
  type RefreshModel,
} from '../lists/list-toolbar.tsx'
import type { ChangeList } from '../lists/use-list.ts'
import { type MessageListState, messageExportCall } from './message-list.ts'

const sortOptions: { value: MessageSort; label: string }[] = [
  { value: '-createdAt', label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'toAddress', label: 'Address A–Z' },
  { value: '-toAddress', label: 'Address Z–A' },
]

const stateOptions: { value: MessageListState['state']; label: string }[] = [
  { value: 'all', label: 'All States' },
  ...messageStateFilters.map((value) => ({ value, label: stateFilterLabels[value] })),
]

const kindOptions: { value: MessageListState['kind']; label: string }[] = [
  { value: 'all', label: 'All Kinds' },
  ...messageKinds.map((value) => ({ value, label: messageKindLabels[value] })),
]

type MessageToolbarProps = {
  state: MessageListState
  onChange: ChangeList<MessageListState>
  refresh: RefreshModel
}

/** Search, filters and order of the outbox. */
export function MessageToolbar({ state, onChange, refresh }: MessageToolbarProps) {
  return (
    <ListToolbar
      search={{
        label: 'Search messages',
        placeholder: 'name, address or subject',
        q: state.q,
        onSearch: (q) => onChange({ q }, { replace: true }),
      }}
      order={{ sort: state.sort, options: sortOptions, onSort: (sort) => onChange({ sort }) }}
      filter={
        <>
          <ChoiceSelect
            label="State"
            value={state.state}
            options={stateOptions}
            onChoose={(state) => onChange({ state })}
            className={filterClass}
          />
          <ChoiceSelect
            label="Kind"
            value={state.kind}
            options={kindOptions}
            onChoose={(kind) => onChange({ kind })}
            className={filterClass}
          />
        </>
      }
      exported={{ path: messageExportCall(state), fileName: 'messages.csv' }}
      refresh={refresh}
    />
  )
}
