import { CalendarDays } from 'lucide-react'
import type { Consultation, ConsultationCounts } from '#shared/consultations/schema.ts'
import { consultationStatuses, consultationStatusLabels } from '#shared/consultations/vocabulary.ts'
import { bulkCalls } from '#shared/office-calls.ts'
import { choicesOf } from '#web/ui/field.tsx'
import { type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { useListState } from '../lists/list-state.ts'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import type { RecordDialogs } from '../lists/record-dialogs.tsx'
import { DeleteDialog } from '../records/delete-record.tsx'
import { EditDialog } from '../records/edit-dialog.tsx'
import { WeekStrip } from './agenda.tsx'
import { BookingButtons } from './booking-buttons.tsx'
import { consultationTable, quarantineTable } from './consultation-columns.tsx'
import { ConsultationDetails } from './consultation-details.tsx'
import { consultationDeletion, consultationForm } from './consultation-form.tsx'
import {
  type ConsultationListState,
  consultationCountsQuery,
  consultationList,
  consultationResource,
  countedIn,
} from './consultation-list.ts'
import { HostFilter, ShowSwitch } from './list-or-week.tsx'
import { WeekScreen } from './week/week-screen.tsx'

const dialogs: RecordDialogs<Consultation> = {
  details: ConsultationDetails,
  edit: (props) => <EditDialog {...props} form={consultationForm} />,
  delete: (props) => <DeleteDialog {...props} deletable={consultationDeletion} />,
}

const listConfig: ListConfig<Consultation, ConsultationListState, ConsultationCounts> = {
  title: 'Consultation Requests',
  one: 'consultation',
  many: 'consultations',
  resource: consultationResource,
  state: consultationList,
  counts: consultationCountsQuery,
  countedIn,
  searched: 'name, email or company',
  Filters: ({ state, onChange }) => (
    <>
      <FilterSelect
        label="Status"
        all="All Statuses"
        value={state.status}
        words={consultationStatuses}
        labels={consultationStatusLabels}
        onChoose={(status) => onChange({ status })}
      />
      <HostFilter state={state} onChange={onChange} />
    </>
  ),
  foldsEarly: true,
  Switches: ShowSwitch,
  switchesLast: true,
  fileName: 'consultations.csv',
  table: consultationTable,
  empty: {
    icon: <CalendarDays />,
    text: 'No consultation requests yet. Promote your free consultation offer!',
  },
  aside: {
    table: quarantineTable,
    back: 'Back to all requests',
    count: ({ quarantined }) => quarantined,
  },
  cards: {
    label: 'Consultations at a glance',
    of: (counts) => [
      { label: 'Total Requests', count: counts?.total, to: consultationList.page({}) },
      ...(['pending', 'scheduled', 'completed'] as const).map((status) => ({
        label: consultationStatusLabels[status],
        count: counts?.byStatus[status],
        to: consultationList.page({ status }),
      })),
    ],
  },
  bulk: {
    path: bulkCalls.consultationsBulk,
    noun: 'consultation',
    status: {
      label: 'Status',
      options: choicesOf(consultationStatuses, consultationStatusLabels),
    },
    delete: true,
    exported: { path: bulkCalls.consultationsBulkExport, fileName: 'consultations.csv' },
  },
  dialogs,
}

/** /admin/consultations: who asked for a meeting, and who has one; as a list or as a week. */
export function ConsultationsScreen() {
  const [{ asWeek }] = useListState(consultationList)
  if (asWeek) return <WeekScreen dialogs={dialogs} />
  return (
    <ListScreen
      list={listConfig}
      actions={(quiet) => <BookingButtons quiet={quiet} />}
      strip={<WeekStrip wide />}
    />
  )
}
