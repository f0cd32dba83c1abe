import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import type { LeadsDashboard } from '#shared/dashboard/schema.ts'
import { RowShapes, Skeleton } from '#web/ui/skeleton.tsx'
import { WeekShape } from '../consultations/week-shape.tsx'
import { useRowLayout } from '../lists/row-layout.ts'
import { DashboardPart, titles } from './dashboard-part.tsx'
import { leadsDashboardQuery, overviewQuery } from './dashboard-queries.ts'
import { LeadFigures, LeadFiguresShape } from './lead-figures.tsx'
import { NewestLeads, OverdueLeads } from './lead-parts.tsx'
import { ChartShape, TableShape } from './shapes.tsx'
import { StatusCounts } from './status-counts.tsx'
import { WithFigures } from './with-figures.tsx'

// Fetched after what the leads themselves ask for: the first screen has its budget.
const fetchNext = () => import('./next.tsx')
const WeekAhead = lazy(async () => ({ default: (await fetchNext()).WeekAhead }))
const PendingRequests = lazy(async () => ({ default: (await fetchNext()).PendingRequests }))
const FirstLeads = lazy(async () => ({ default: (await import('./first-leads.tsx')).FirstLeads }))
const fetchCharts = () => import('./lead-charts.tsx')
const LeadArrivals = lazy(async () => ({ default: (await fetchCharts()).LeadArrivals }))
const LeadSteps = lazy(async () => ({ default: (await fetchCharts()).LeadSteps }))
const Origins = lazy(async () => ({ default: (await fetchCharts()).Origins }))

/** The leads: how it goes, who waits for an answer and whom one meets, then where leads come from and how far they get. */
export function LeadsTab() {
  const query = useQuery(leadsDashboardQuery)
  return (
    <WithFigures query={query} shape={<LeadsShape />}>
      {(figures) => <Leads figures={figures} />}
    </WithFigures>
  )
}

/** Each part of the tab, whether it is there or on its way. */
type LeadParts = {
  figures: ReactNode
  overdue?: ReactNode
  waiting: ReactNode
  week: ReactNode
  dates: ReactNode
  arrivals: ReactNode
  steps: ReactNode
  origins: ReactNode
}

const Stack = ({ children }: { children: ReactNode }) => (
  <div className="flex min-w-0 flex-col gap-7">{children}</div>
)

/**
 * Two columns under the figures, each as long as it is, so that neither waits for the other; in one column
 * the figures come after whoever waits: who is overdue before the week, and who may still wait after it.
 */
function Arranged(parts: LeadParts) {
  const { overdue, waiting, week, dates, arrivals, steps, origins } = parts
  const figures = <div className="flex flex-col gap-3">{parts.figures}</div>
  if (useRowLayout() !== 'table') {
    return (
      <Stack>
        {overdue}
        {week}
        {waiting}
        {dates}
        {figures}
        {arrivals}
        {steps}
        {origins}
      </Stack>
    )
  }
  return (
    <Stack>
      {figures}
      <div className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] gap-x-5">
        <Stack>
          {overdue}
          {waiting}
          {arrivals}
          {origins}
        </Stack>
        <Stack>
          {week}
          {dates}
          {steps}
        </Stack>
      </div>
    </Stack>
  )
}

const WeekPartShape = () => (
  <>
    <OverdueTasksShape />
    <DashboardPart title={titles.week}>
      <WeekShape />
    </DashboardPart>
  </>
)

/** The tasks while what is said of them is on its way: nothing, once none is known to be overdue. */
const OverdueTasksShape = () =>
  useQuery(overviewQuery).data?.tasksOverdue !== 0 && (
    <DashboardPart title={titles.overdueTasks}>
      <Skeleton className="mx-4 my-4.25 w-48" />
    </DashboardPart>
  )

type ShapeProps = { title: string }

const PeopleShape = ({ title }: ShapeProps) => (
  <DashboardPart title={title}>
    <RowShapes count={5} />
  </DashboardPart>
)
const RowsShape = ({ title }: ShapeProps) => (
  <DashboardPart title={title}>
    <TableShape rows={6} />
  </DashboardPart>
)

const shapes = {
  dates: <PeopleShape title={titles.requests} />,
  arrivals: (
    <DashboardPart title={titles.arrivals}>
      <ChartShape />
    </DashboardPart>
  ),
  steps: <RowsShape title={titles.steps} />,
  origins: <RowsShape title={titles.origins} />,
}

const LeadsShape = () => (
  <Arranged
    figures={
      <>
        <LeadFiguresShape />
        <StatusCounts />
      </>
    }
    {...shapes}
    waiting={<PeopleShape title={titles.waiting} />}
    week={<WeekPartShape />}
  />
)

function Leads({ figures }: { figures: LeadsDashboard }) {
  const { counts, answers, arrivals, newest, overdue, overdueTotal } = figures
  if (counts.total === 0 && newest.length === 0) {
    return (
      <Suspense fallback={<LeadsShape />}>
        <FirstLeads />
      </Suspense>
    )
  }
  const waiting = newest.filter(({ id }) => overdue.every((each) => each.id !== id))
  return (
    <Arranged
      figures={
        <>
          <LeadFigures arrivals={arrivals} answers={answers} />
          <StatusCounts counts={counts} />
        </>
      }
      overdue={overdue.length > 0 && <OverdueLeads leads={overdue} total={overdueTotal} />}
      waiting={(waiting.length > 0 || overdue.length === 0) && <NewestLeads leads={waiting} />}
      week={
        <Suspense fallback={<WeekPartShape />}>
          <WeekAhead />
        </Suspense>
      }
      dates={
        <Suspense fallback={shapes.dates}>
          <PendingRequests />
        </Suspense>
      }
      arrivals={
        <Suspense fallback={shapes.arrivals}>
          <LeadArrivals arrivals={arrivals} />
        </Suspense>
      }
      steps={
        <Suspense fallback={shapes.steps}>
          <LeadSteps byStatus={counts.byStatus} />
        </Suspense>
      }
      origins={
        <Suspense fallback={shapes.origins}>
          <Origins />
        </Suspense>
      }
    />
  )
}
