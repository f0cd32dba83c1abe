import { useQuery } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import type { Submission, SubmissionFigures } from '#shared/lead-magnets/schema.ts'
import {
  followupStatusLabels,
  leadMagnetTypeLabels,
  leadMagnetTypes,
  offeredFollowupStatuses,
} from '#shared/lead-magnets/vocabulary.ts'
import { bulkCalls } from '#shared/office-calls.ts'
import { choicesOf } from '#web/ui/field.tsx'
import { type FilterProps, type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { WeeklyChart } from '../lists/weekly-chart.tsx'
import { CreateDialog } from '../records/create-dialog.tsx'
import { DeleteDialog } from '../records/delete-record.tsx'
import { EditDialog } from '../records/edit-dialog.tsx'
import { submissionTable } from './submission-columns.tsx'
import { SubmissionDetails } from './submission-details.tsx'
import { submissionCreation, submissionDeletion, submissionForm } from './submission-form.tsx'
import {
  countedIn,
  type SubmissionListState,
  submissionCountsQuery,
  submissionList,
  submissionResource,
} from './submission-list.ts'

/** Offers the types that are present in the data, and the one a link has chosen. */
function TypeFilter({ state: { type }, onChange }: FilterProps<SubmissionListState>) {
  const byType = useQuery(submissionCountsQuery).data?.byType
  return (
    <FilterSelect
      label="Type"
      all="All Types"
      value={type}
      words={leadMagnetTypes.filter((each) => byType?.[each] || each === type)}
      labels={leadMagnetTypeLabels}
      onChoose={(type) => onChange({ type })}
    />
  )
}

const listConfig: ListConfig<Submission, SubmissionListState, SubmissionFigures> = {
  title: 'Lead Magnet Submissions',
  one: 'submission',
  many: 'submissions',
  resource: submissionResource,
  state: submissionList,
  counts: submissionCountsQuery,
  countedIn,
  searched: 'name, email or company',
  Filters: TypeFilter,
  fileName: 'lead-magnets.csv',
  table: submissionTable,
  empty: {
    icon: <FileDown />,
    text: 'No lead magnet submissions yet. Start promoting your valuable resources!',
  },
  cards: {
    label: 'Lead magnets at a glance',
    of: (counts) => [
      { label: 'Total Downloads', count: counts?.total, to: submissionList.page({}) },
      {
        label: 'Checklists',
        count: counts?.byType.checklist,
        to: submissionList.page({ type: 'checklist' }),
      },
      { label: 'Audits', count: counts?.byType.audit, to: submissionList.page({ type: 'audit' }) },
      {
        label: 'Templates',
        count: counts?.byType.template,
        to: submissionList.page({ type: 'template' }),
      },
    ],
  },
  bulk: {
    path: bulkCalls.submissionsBulk,
    noun: 'submission',
    status: {
      label: 'Follow-up',
      options: choicesOf(offeredFollowupStatuses, followupStatusLabels),
    },
    delete: true,
    exported: { path: bulkCalls.submissionsBulkExport, fileName: 'lead-magnets.csv' },
  },
  add: 'Add New Submission',
  dialogs: {
    details: SubmissionDetails,
    create: (props) => (
      <CreateDialog {...props} form={submissionForm} creation={submissionCreation} />
    ),
    edit: (props) => <EditDialog {...props} form={submissionForm} />,
    delete: (props) => <DeleteDialog {...props} deletable={submissionDeletion} />,
  },
}

/** How much was asked for in each of the last weeks; nothing before the first submission. */
function Downloads() {
  const { data: counts, isPending } = useQuery(submissionCountsQuery)
  if (counts ? counts.total === 0 : !isPending) return null
  return <WeeklyChart title="New Downloads" label="New downloads by week" weeks={counts?.weeks} />
}

/** /admin/lead-magnets: who took a checklist, an audit, a template or a guide. */
export const LeadMagnetsScreen = () => <ListScreen list={listConfig} chart={<Downloads />} />
