import { Inbox, UserRound } from 'lucide-react'
import type { Lead, LeadCounts } from '#shared/leads/schema.ts'
import { filterableLeadStatuses, leadStatuses, leadStatusLabels } from '#shared/leads/vocabulary.ts'
import { bulkCalls } from '#shared/office-calls.ts'
import { choicesOf } from '#web/ui/field.tsx'
import { type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { BarSwitch, FilterSelect } from '../lists/list-toolbar.tsx'
import { OwnerFilter, useColleagues } from '../records/colleagues.tsx'
import { CreateDialog } from '../records/create-dialog.tsx'
import { DeleteDialog } from '../records/delete-record.tsx'
import { EditDialog } from '../records/edit-dialog.tsx'
import { TagFilter } from '../records/tags.tsx'
import { LeadDealDialog } from './lead-actions.tsx'
import { leadTable, quarantineTable } from './lead-columns.tsx'
import { LeadDetails } from './lead-details.tsx'
import { leadCreation, leadDeletion, leadForm } from './lead-form.tsx'
import {
  countedIn,
  type LeadListState,
  leadCountsQuery,
  leadList,
  leadResource,
} from './lead-list.ts'

const listConfig: ListConfig<Lead, LeadListState, LeadCounts> = {
  title: 'Leads',
  one: 'lead',
  many: 'leads',
  resource: leadResource,
  state: leadList,
  counts: leadCountsQuery,
  countedIn,
  searched: 'name, email, company or message',
  Filters: ({ state, onChange }) => (
    <>
      <FilterSelect
        label="Status"
        all="All Statuses"
        value={state.status}
        words={filterableLeadStatuses}
        labels={leadStatusLabels}
        onChoose={(status) => onChange({ status })}
      />
      <OwnerFilter owner={state.owner} onChoose={(owner) => onChange({ owner })} />
      <TagFilter tag={state.tag} onChoose={(tag) => onChange({ tag })} />
    </>
  ),
  foldsEarly: true,
  Switches: ({ state, onChange }) => (
    <BarSwitch
      pressed={state.owner === 'me'}
      onPressedChange={(isMine) => onChange({ owner: isMine ? 'me' : 'all' })}
    >
      <UserRound size={16} />
      <span className="bar-word">Mine</span>
    </BarSwitch>
  ),
  fileName: 'leads.csv',
  table: leadTable,
  empty: {
    icon: <Inbox />,
    text: 'No leads yet. Start promoting your automation services!',
  },
  aside: {
    table: quarantineTable,
    back: 'Back to all leads',
    count: ({ quarantined }) => quarantined,
  },
  bulk: {
    path: bulkCalls.leadsBulk,
    noun: 'lead',
    status: { label: 'Status', options: choicesOf(leadStatuses, leadStatusLabels) },
    owner: { useOptions: () => useColleagues(null) },
    tags: true,
    delete: true,
    exported: { path: bulkCalls.leadsBulkExport, fileName: 'leads.csv' },
  },
  add: 'Add Lead',
  dialogs: {
    details: LeadDetails,
    create: (props) => <CreateDialog {...props} form={leadForm} creation={leadCreation} />,
    edit: (props) => <EditDialog {...props} form={leadForm} />,
    delete: (props) => <DeleteDialog {...props} deletable={leadDeletion} />,
    deal: LeadDealDialog,
  },
}

/** /admin/leads: everyone who has written, searched, filtered and sorted at the server. */
export const LeadsScreen = () => <ListScreen list={listConfig} />
