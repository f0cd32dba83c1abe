import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { LeadsDashboard } from '#shared/dashboard/schema.ts'
import { adminPage, page } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { WeekShape } from '../consultations/week-shape.tsx'
import { leadsDashboardQuery } from './dashboard-queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { LeadFigures, LeadFiguresShape } from './lead-figures.tsx'
import { NewestLeads, OverdueLeads } from './lead-parts.tsx'
import { ChartShape, PartShape, PeopleShape, TableShape } from './shapes.tsx'
import { StatusCounts } from './status-counts.tsx'
import { WithFigures } from './with-figures.tsx'

// Fetched after what the leads themselves ask for: the first screen has its budget.
const Next = lazy(async () => ({ default: (await import('./next.tsx')).Next }))
const fetchCharts = () => import('./lead-charts.tsx')
const LeadArrivals = lazy(async () => ({ default: (await fetchCharts()).LeadArrivals }))
const LeadSteps = lazy(async () => ({ default: (await fetchCharts()).LeadSteps }))
const Origins = lazy(async () => ({ default: (await import('./origins-part.tsx')).Origins }))

const firstSteps = [
  {
    to: page.contact,
    label: 'Send yourself a message',
    detail: 'Fill in the contact form of your site; it appears here within a second.',
    site: true,
  },
  {
    to: adminPage.leads,
    label: 'Enter the leads you already have',
    detail: 'With Add Lead, by hand.',
  },
  {
    to: settingsPage('notifications'),
    label: 'Choose what reaches you',
    detail: 'Each person in the office has switches of their own.',
  },
] as const

/** The leads: how it goes, who waits for an answer and whom one meets, then where leads come from and how far they get. */
export function LeadsTab() {
  const query = useQuery(leadsDashboardQuery)
  return (
    <WithFigures query={query} shape={<LeadsShape />}>
      {(figures) => <Leads figures={figures} />}
    </WithFigures>
  )
}

/** People at the left, the week at the right; in one column one after the other. */
const columns = 'grid items-start gap-x-5 gap-y-7 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]'

const NextShape = () => (
  <PartShape>
    <WeekShape />
  </PartShape>
)

const ChartsShape = () => (
  <div className={columns}>
    <PartShape>
      <ChartShape />
    </PartShape>
    <PartShape>
      <TableShape rows={6} />
    </PartShape>
  </div>
)

const LeadsShape = () => (
  <div className="flex flex-col gap-7">
    <div className="flex flex-col gap-3">
      <LeadFiguresShape />
      <StatusCounts />
    </div>
    <div className={columns}>
      <PartShape>
        <PeopleShape count={5} />
      </PartShape>
      <NextShape />
    </div>
    <ChartsShape />
  </div>
)

function Leads({ figures }: { figures: LeadsDashboard }) {
  const { counts, answers, arrivals, newest, overdue, overdueTotal } = figures
  if (counts.total === 0 && newest.length === 0) {
    return <FirstSteps title="No leads yet" steps={firstSteps} />
  }
  const waiting = newest.filter(({ id }) => overdue.every((each) => each.id !== id))
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <LeadFigures arrivals={arrivals} answers={answers} />
        <StatusCounts counts={counts} />
      </div>
      {/* In one column the week stands after who is overdue, and before who may still wait. */}
      <div className={columns}>
        <div className="min-w-0 gap-7 max-xl:contents xl:flex xl:flex-col">
          {overdue.length > 0 && (
            <div className="order-1 min-w-0">
              <OverdueLeads leads={overdue} total={overdueTotal} />
            </div>
          )}
          {(waiting.length > 0 || overdue.length === 0) && (
            <div className="order-3 min-w-0">
              <NewestLeads leads={waiting} />
            </div>
          )}
        </div>
        <div className="order-2 min-w-0">
          <Suspense fallback={<NextShape />}>
            <Next />
          </Suspense>
        </div>
      </div>
      <Suspense fallback={<ChartsShape />}>
        <div className={columns}>
          <LeadArrivals arrivals={arrivals} />
          <LeadSteps byStatus={counts.byStatus} />
        </div>
        <Origins />
      </Suspense>
    </div>
  )
}
