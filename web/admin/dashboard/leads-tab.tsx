import { useQuery } from '@tanstack/react-query'
import type { LeadsDashboard } from '#shared/dashboard/schema.ts'
import { adminPage, page } from '#shared/routes.ts'
import { AnswersKept } from './answers-kept.tsx'
import { ArrivalsChart } from './arrivals-chart.tsx'
import { DashboardPart } from './dashboard-part.tsx'
import { leadsDashboardQuery } from './dashboard-queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { LeadFunnel } from './lead-funnel.tsx'
import { NewestLeads, OverdueLeads } from './lead-parts.tsx'
import { StatusCounts } from './status-counts.tsx'
import { WithFigures } from './with-figures.tsx'

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
    to: adminPage.settingsTab('notifications'),
    label: 'Choose what reaches you',
    detail: 'Each person in the office has switches of their own.',
  },
] as const

/** The leads: who waits for an answer, then how many come, from where, and how far they get. */
export function LeadsTab() {
  const query = useQuery(leadsDashboardQuery)
  return <WithFigures query={query}>{(figures) => <Leads figures={figures} />}</WithFigures>
}

function Leads({ figures }: { figures: LeadsDashboard }) {
  const { counts, answers, arrivals, newest, overdue, overdueTotal } = figures
  if (counts.total === 0 && newest.length === 0) {
    return <FirstSteps title="No leads yet" steps={firstSteps} />
  }
  return (
    <div className="grid gap-x-5 gap-y-7 xl:grid-cols-2">
      <div className="xl:col-span-2">
        <StatusCounts counts={counts} />
      </div>
      <NewestLeads leads={newest} />
      <OverdueLeads leads={overdue} total={overdueTotal} />
      <AnswersKept answers={answers} />
      <DashboardPart title="Leads of the last 30 days" className="xl:col-span-2">
        <ArrivalsChart arrivals={arrivals} />
      </DashboardPart>
      <DashboardPart title="How far leads get" className="xl:col-span-2">
        <LeadFunnel byStatus={counts.byStatus} />
      </DashboardPart>
    </div>
  )
}
