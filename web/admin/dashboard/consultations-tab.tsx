import { queryOptions, useQuery } from '@tanstack/react-query'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import { totalOf } from '#shared/dashboard/arrivals.ts'
import { comparedWith } from '#shared/dashboard/comparison.ts'
import {
  type ConsultationsDashboard,
  consultationsDashboardSchema,
} from '#shared/dashboard/consultations-schema.ts'
import { adminPage, api, page } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { WeekDays } from '../consultations/agenda.tsx'
import { ConsultationStatusBadge } from '../consultations/consultation-badges.tsx'
import { consultationList } from '../consultations/consultation-list.ts'
import { call, zoned } from '../http/call.ts'
import { DashboardPart, titles } from './dashboard-part.tsx'
import { anew, dashboardKey } from './dashboard-queries.ts'
import { FirstSteps } from './first-steps.tsx'
import {
  DayThreads,
  Figure,
  FiguresShape,
  frame,
  LooseThreads,
  number,
  percent,
  Share,
} from './lead-figures.tsx'
import { Meetings } from './meetings.tsx'
import { RequestRows } from './next.tsx'
import { TwoParts } from './shapes.tsx'
import { Count } from './status-counts.tsx'
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
const ByStatus = ({ counts }: { counts?: ConsultationsDashboard['counts'] }) => (
  <ul
    aria-label="Consultations by status"
    className="mt-3 grid grid-cols-2 gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge sm:grid-cols-5"
  >
    <Count
      to={consultationList.page({})}
      count={counts?.total}
      className="bg-card max-sm:col-span-2"
    >
      <span className="font-medium text-ink-soft text-xs">All</span>
    </Count>
    {consultationStatuses.map((status) => (
      <Count key={status} to={consultationList.page({ status })} count={counts?.byStatus[status]}>
        <ConsultationStatusBadge status={status} />
      </Count>
    ))}
  </ul>
)

const figureTitles = {
  requested: 'Requests in 30 days',
  waiting: titles.requests,
  held: 'Calls that took place',
}

/** How many asked for a call, who still waits for an answer, and how many calls took place. */
function ConsultationFigures({ figures }: { figures: ConsultationsDashboard }) {
  const { counts, requested, pending } = figures
  const { completed, cancelled } = counts.byStatus
  const came = totalOf(requested.days)
  const ended = completed + cancelled
  const oldest = pending[0]
  return (
    <div className={frame}>
      <Figure
        title={figureTitles.requested}
        value={number.format(came)}
        compared={comparedWith(came, requested.before, number.format)}
        drawing={<DayThreads days={requested.days} />}
      />
      <Figure
        title={figureTitles.waiting}
        value={number.format(counts.byStatus.pending)}
        drawing={<LooseThreads count={counts.byStatus.pending} />}
      >
        {oldest ? (
          <>
            The first of them asked <RelativeTime at={oldest.createdAt} />
          </>
        ) : (
          'Everybody has an answer'
        )}
      </Figure>
      <Figure
        title={figureTitles.held}
        value={ended === 0 ? null : percent.format(completed / ended)}
        without="No call has ended yet"
        drawing={ended > 0 && <Share share={completed / ended} />}
      >
        {ended > 0 &&
          `${number.format(completed)} of ${number.format(ended)}; the others were cancelled`}
      </Figure>
    </div>
  )
}

const ConsultationsShape = () => (
  <>
    <FiguresShape titles={Object.values(figureTitles)} height="h-28" />
    <ByStatus />
    <TwoParts>
      <DashboardPart title={titles.meetings}>
        <WeekDays />
        <RowShapes count={8} />
      </DashboardPart>
      <DashboardPart title={titles.requests}>
        <RowShapes count={5} />
      </DashboardPart>
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
      <ConsultationFigures figures={figures} />
      <ByStatus counts={counts} />
      <TwoParts>
        <DashboardPart
          title={titles.meetings}
          more={{ to: consultationList.page({ status: 'scheduled' }), label: 'See all scheduled' }}
        >
          <WeekDays />
          <Meetings meetings={meetings} />
        </DashboardPart>
        <RequestRows requests={pending} />
      </TwoParts>
    </>
  )
}
