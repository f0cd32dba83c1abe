import type { Arrivals } from '#shared/dashboard/schema.ts'
import type { LeadCounts } from '#shared/leads/schema.ts'
import { ArrivalsChart } from './arrivals-chart.tsx'
import { DashboardPart, titles } from './dashboard-part.tsx'
import { LeadFunnel } from './lead-funnel.tsx'

/** Where leads come from, day by day. */
export const LeadArrivals = ({ arrivals }: { arrivals: Arrivals }) => (
  <DashboardPart title={titles.arrivals}>
    <ArrivalsChart arrivals={arrivals} />
  </DashboardPart>
)

/** How far leads get. */
export const LeadSteps = ({ byStatus }: Pick<LeadCounts, 'byStatus'>) => (
  <DashboardPart title={titles.steps}>
    <LeadFunnel byStatus={byStatus} />
  </DashboardPart>
)

export { Origins } from './origins-part.tsx'
