import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useTitle } from '../shell/use-title.ts'
import { LeadActionsContext } from './lead-actions.tsx'
import { readListsAgain } from './lead-cache.ts'
import { LeadDialogs } from './lead-dialogs.tsx'
import { LeadList } from './lead-list.tsx'
import { leadListQuery } from './lead-queries.ts'
import { LeadToolbar } from './lead-toolbar.tsx'
import { LeadTotal } from './lead-total.tsx'
import { useLeadDialogs } from './use-lead-dialogs.ts'
import { useLeadListState } from './use-lead-list.ts'

/** /admin/leads: everyone who has written, searched, filtered and sorted at the server. */
export function LeadsScreen() {
  useTitle('Leads')
  const queries = useQueryClient()
  const [state, change] = useLeadListState()
  const query = useInfiniteQuery(leadListQuery(state))
  const leads = useMemo(() => query.data?.pages.flatMap((page) => page.leads) ?? [], [query.data])
  const dialogs = useLeadDialogs()
  const refresh = useCallback(() => {
    window.scrollTo(0, 0)
    void readListsAgain(queries)
  }, [queries])

  return (
    <LeadActionsContext value={dialogs.actions}>
      <div className="flex items-center justify-between gap-4 pb-4">
        <h1 className="flex items-baseline gap-2.5 font-semibold text-xl">
          {state.quarantined ? 'Set aside' : 'Leads'}
          <LeadTotal state={state} total={query.data?.pages.at(-1)?.total ?? null} />
        </h1>
        <Button size="sm" onClick={dialogs.create}>
          <Plus size={16} />
          Add Lead
        </Button>
      </div>
      <LeadToolbar
        state={state}
        onChange={change}
        onSearch={(q) => change({ q }, { replace: true })}
        onLeaveSearch={focusList}
        onRefresh={refresh}
        refreshing={query.isFetching && !query.isFetchingNextPage}
        outdated={query.isStale && query.isSuccess && !query.isFetching}
      />
      <LeadList state={state} onChange={change} query={query} leads={leads} />
      <LeadDialogs dialogs={dialogs} leads={leads} />
    </LeadActionsContext>
  )
}

/** Puts the focus on the row that Tab would stop at. */
function focusList() {
  document.querySelector<HTMLElement>('.lead-name[tabindex="0"]')?.focus()
}
