import { queryOptions, useQuery } from '@tanstack/react-query'
import { consultationStatusLabels } from '#shared/consultations/vocabulary.ts'
import {
  type ConsultationsDashboard,
  consultationsDashboardSchema,
} from '#shared/dashboard/consultations-schema.ts'
import { adminPage, api, page } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { WeekDays } from '../consultations/agenda.tsx'
import { consultationList } from '../consultations/consultation-list.ts'
import { call, zoned } from '../http/call.ts'
import { SummaryCards } from '../lists/summary-cards.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { anew, dashboardKey } from './dashboard-queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { Meetings } from './meetings.tsx'
import { WaitingForDate } from './next.tsx'
import { PartShape, TwoParts } from './shapes.tsx'
import { Shares } from './shares.tsx'
import { WithFigures } from './with-figures.tsx'

const consultationsDashboardQuery = queryOptions({
  ...anew,
  queryKey: [...dashboardKey, 'consultations'],
  queryFn: ({ signal }) =>
    call(zoned(api.admin.dashboard.consultations), consultationsDashboardSchema, { signal }),
})

const firstSteps = [
  {
    to: page.schedule,
    label: 'Ask for a call yourself',
    detail: 'On the scheduling page of your site; the request appears here at once.',
    site: true,
  },
  {
    to: adminPage.consultations,
    label: 'Bring the meetings you already have',
    detail: 'Enter them by hand, from pasted text or from a file.',
  },
  {
    to: settingsPage('system'),
    label: 'Give visitors your calendar',
    detail: 'Set its address, and the scheduling page offers your free times.',
  },
] as const

/** The consultations: today's and the next meetings, and who waits for an answer. */
export function ConsultationsTab() {
  const query = useQuery(consultationsDashboardQuery)
  return (
    <WithFigures query={query} shape={<ConsultationsShape />}>
      {(figures) => <Consultations figures={figures} />}
    </WithFigures>
  )
}

/** How many there are of each status; undefined while that is not known. */
const StatusCards = ({ counts }: { counts?: ConsultationsDashboard['counts'] }) => (
  <SummaryCards
    label="Consultations by status"
    cards={[
      { label: 'Total Requests', count: counts?.total, to: consultationList.page({}) },
      {
        label: 'Pending',
        count: counts?.byStatus.pending,
        to: consultationList.page({ status: 'pending' }),
      },
      {
        label: 'Scheduled',
        count: counts?.byStatus.scheduled,
        to: consultationList.page({ status: 'scheduled' }),
      },
      {
        label: 'Completed',
        count: counts?.byStatus.completed,
        to: consultationList.page({ status: 'completed' }),
      },
    ]}
  />
)

const ConsultationsShape = () => (
  <>
    <StatusCards />
    <TwoParts>
      <PartShape>
        <WeekDays />
        <RowShapes count={6} />
      </PartShape>
      <PartShape>
        <RowShapes count={3} />
      </PartShape>
    </TwoParts>
  </>
)

function Consultations({ figures }: { figures: ConsultationsDashboard }) {
  const { counts, meetings, pending } = figures
  if (counts.total === 0 && pending.length === 0 && meetings.length === 0) {
    return <FirstSteps title="No consultations yet" steps={firstSteps} />
  }
  return (
    <>
      <StatusCards counts={counts} />
      <TwoParts>
        <DashboardPart
          title="Today and next"
          more={{ to: consultationList.page({ status: 'scheduled' }), label: 'See all scheduled' }}
        >
          <WeekDays />
          <Meetings meetings={meetings} />
        </DashboardPart>
        <div className="flex min-w-0 flex-col gap-7">
          <WaitingForDate requests={pending} />
          <DashboardPart title="How calls end">
            <Shares
              parts={(['completed', 'cancelled'] as const).map((status) => ({
                label: consultationStatusLabels[status],
                count: counts.byStatus[status],
                to: consultationList.page({ status }),
              }))}
            />
          </DashboardPart>
        </div>
      </TwoParts>
    </>
  )
}
