import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { leadSorts } from '#shared/leads/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { ListContext } from '../lists/list-context.ts'
import { ListTotal } from '../lists/list-total.tsx'
import { useListState } from '../lists/use-list-state.ts'
import { useRecordList } from '../lists/use-record-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { LeadActionsContext } from './lead-actions.tsx'
import { leadLook, quarantineLook } from './lead-columns.tsx'
import { LeadDialogs } from './lead-dialogs.tsx'
import { LeadEmpty } from './lead-empty.tsx'
import { countedIn, leadListAddress } from './lead-list-state.ts'
import { leadCountsQuery, leadKind } from './lead-queries.ts'
import { LeadToolbar } from './lead-toolbar.tsx'
import { useLeadDialogs } from './use-lead-dialogs.ts'

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
