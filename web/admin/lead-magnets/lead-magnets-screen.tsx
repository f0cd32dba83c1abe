import { useQuery } from '@tanstack/react-query'
import { FileDown, Plus } from 'lucide-react'
import { submissionSorts } from '#shared/lead-magnets/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { ListBody, ListEmpty, ListTotal } from '../lists/list-body.tsx'
import { ListContext } from '../lists/open-record.ts'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { useListState, useRecordList } from '../lists/use-list.ts'
import { useTitle } from '../shell/use-title.ts'
import { SubmissionActionsContext } from './submission-actions.tsx'
import { submissionLook } from './submission-columns.tsx'
import { SubmissionDialogs, useSubmissionDialogs } from './submission-dialogs.tsx'
import {
  countedIn,
  isFiltered,
  submissionListAddress,
  submissionListPage,
} from './submission-list-state.ts'
import { submissionCountsQuery, submissionKind } from './submission-queries.ts'
import { SubmissionToolbar } from './submission-toolbar.tsx'

/** /admin/lead-magnets: who took a checklist, an audit, a template or a guide. */
export function LeadMagnetsScreen() {
  useTitle('Lead Magnet Submissions')
  const [state, change] = useListState(submissionListAddress)
  const { query, rows, shown, total, refresh } = useRecordList(submissionKind, state)
  const dialogs = useSubmissionDialogs()
  return (
    <SubmissionActionsContext value={dialogs.actions}>
      <ListContext value={dialogs.opening}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
          <h1 className="flex items-baseline gap-2.5 font-semibold text-xl">
            Lead Magnet Submissions
            <ListTotal
              total={total}
              whole={countedIn(shown, useQuery(submissionCountsQuery).data)}
              one="submission"
              many="submissions"
            />
          </h1>
          <Button size="sm" onClick={dialogs.create}>
            <Plus size={16} />
            Add New Submission
          </Button>
        </div>
        <SubmissionCards />
        <SubmissionToolbar state={state} onChange={change} refresh={refresh} />
        <ListBody
          query={query}
          rows={rows}
          look={submissionLook}
          sort={state.sort}
          sorts={submissionSorts}
          onSort={(sort) => change({ sort })}
          loading="Loading submissions"
          empty={
            <ListEmpty
              filtered={isFiltered(shown)}
              icon={<FileDown />}
              none="No submissions match your filters"
              noneAtAll="No lead magnet submissions yet. Start promoting your valuable resources!"
              onClear={() => change({ q: '', type: 'all' })}
            />
          }
        />
        <SubmissionDialogs dialogs={dialogs} submissions={rows} />
      </ListContext>
    </SubmissionActionsContext>
  )
}

/** How much was asked for; each number leads to those it counts. */
export function SubmissionCards() {
  const query = useQuery(submissionCountsQuery)
  const counts = query.data
  const { checklist, audit, template } = counts?.byType ?? {}
  return (
    <SummaryCards
      label="Lead magnets at a glance"
      query={query}
      cards={[
        { label: 'Total Downloads', count: counts?.total, to: submissionListPage('all') },
        { label: 'Checklists', count: checklist, to: submissionListPage('checklist') },
        { label: 'Audits', count: audit, to: submissionListPage('audit') },
        { label: 'Templates', count: template, to: submissionListPage('template') },
      ]}
    />
  )
}
