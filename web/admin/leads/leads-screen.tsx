import { useQuery } from '@tanstack/react-query'
import { Inbox, Plus, SearchX, ShieldCheck } from 'lucide-react'
import { leadSorts } from '#shared/leads/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListBody, ListTotal } from '../lists/list-body.tsx'
import { ListContext } from '../lists/open-record.ts'
import { useListState, useRecordList } from '../lists/use-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { LeadActionsContext } from './lead-actions.tsx'
import { leadLook, quarantineLook } from './lead-columns.tsx'
import { LeadDialogs, useLeadDialogs } from './lead-dialogs.tsx'
import {
  countedIn,
  defaultLeadList,
  isFiltered,
  type LeadListState,
  leadListAddress,
} from './lead-list-state.ts'
import { leadCountsQuery, leadKind } from './lead-queries.ts'
import { LeadToolbar } from './lead-toolbar.tsx'

/** /admin/leads: everyone who has written, searched, filtered and sorted at the server. */
export function LeadsScreen() {
  useTitle('Leads')
  const [state, change] = useListState(leadListAddress)
  const { query, rows, shown, total, refresh } = useRecordList(leadKind, state)
  const dialogs = useLeadDialogs()
  return (
    <LeadActionsContext value={dialogs.actions}>
      <ListContext value={dialogs.opening}>
        <div className="flex items-center justify-between gap-4 pb-4">
          <h1 className="flex items-baseline gap-2.5 font-semibold text-xl">
            {state.quarantined ? 'Set aside' : 'Leads'}
            <ListTotal
              total={total}
              whole={countedIn(shown, useQuery(leadCountsQuery).data)}
              one="lead"
              many="leads"
            />
          </h1>
          <Button size="sm" onClick={dialogs.create}>
            <Plus size={16} />
            Add Lead
          </Button>
        </div>
        <LeadToolbar state={state} onChange={change} refresh={refresh} />
        <ListBody
          query={query}
          rows={rows}
          look={shown.quarantined ? quarantineLook : leadLook}
          sort={state.sort}
          sorts={leadSorts}
          onSort={(sort) => change({ sort })}
          loading="Loading leads"
          empty={<LeadEmpty state={shown} onChange={change} />}
        />
        <LeadDialogs dialogs={dialogs} leads={rows} query={query} />
      </ListContext>
    </LeadActionsContext>
  )
}

type LeadEmptyProps = {
  state: LeadListState
  onChange: (change: Partial<LeadListState>) => void
}

/** No leads at all, or none that match (admin-back-office.md §2, Leads). */
export function LeadEmpty({ state, onChange }: LeadEmptyProps) {
  if (isFiltered(state)) {
    return (
      <EmptyState icon={<SearchX />} title="No leads match your filters">
        <Button
          variant="secondary"
          size="sm"
          onClick={() =>
            onChange({ ...defaultLeadList, sort: state.sort, quarantined: state.quarantined })
          }
        >
          Clear filters
        </Button>
      </EmptyState>
    )
  }
  if (state.quarantined) {
    return (
      <EmptyState icon={<ShieldCheck />} title="Nothing is set aside.">
        <Button variant="secondary" size="sm" onClick={() => onChange({ quarantined: false })}>
          Back to all leads
        </Button>
      </EmptyState>
    )
  }
  return (
    <EmptyState icon={<Inbox />} title="No leads yet. Start promoting your automation services!" />
  )
}
