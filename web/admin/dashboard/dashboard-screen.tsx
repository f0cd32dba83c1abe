import { useTitle } from '../shell/use-title.ts'
import { StatusCounts } from './status-counts.tsx'
import { WaitingLeads } from './waiting-leads.tsx'

/** /admin: how the leads stand, and who waits for an answer. */
export function DashboardScreen() {
  useTitle('Dashboard')
  return (
    <>
      <h1 className="pb-4 font-semibold text-xl">Dashboard</h1>
      <StatusCounts />
      <WaitingLeads />
    </>
  )
}
