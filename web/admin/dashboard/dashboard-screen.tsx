import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import type { Overview } from '#shared/dashboard/schema.ts'
import {
  type DashboardTab,
  dashboardTabLabels,
  dashboardTabs,
} from '#shared/dashboard/vocabulary.ts'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { useTitle } from '../brand/brand.tsx'
import { overviewQuery } from './dashboard-queries.ts'
import { LeadsTab } from './leads-tab.tsx'

// Fetched when they are opened: the first screen after signing in has its budget.
const ConsultationsTab = lazy(async () => ({
  default: (await import('./consultations-tab.tsx')).ConsultationsTab,
}))
const LeadMagnetsTab = lazy(async () => ({
  default: (await import('./lead-magnets-tab.tsx')).LeadMagnetsTab,
}))

const contents: Record<
  DashboardTab,
  { Content: ComponentType; count: Exclude<keyof Overview, 'demo'> }
> = {
  leads: { Content: LeadsTab, count: 'leads' },
  consultations: { Content: ConsultationsTab, count: 'consultations' },
  'lead-magnets': { Content: LeadMagnetsTab, count: 'submissions' },
}

/** /admin: who waits for what, and how it goes; the open tab is in the address. */
export function DashboardScreen() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('tab')
  const open = dashboardTabs.find((tab) => tab === asked) ?? 'leads'
  const counts = useQuery(overviewQuery).data
  useTitle(open === 'leads' ? 'Dashboard' : `${dashboardTabLabels[open]} · Dashboard`)
  return (
    <>
      <h1 className="pb-2 font-semibold text-xl">Dashboard</h1>
      <Tabs
        label="Dashboard"
        value={open}
        onValueChange={(tab) => setSearch(tab === 'leads' ? {} : { tab })}
        tabs={dashboardTabs.map((value) => ({
          value,
          label: (
            <>
              {dashboardTabLabels[value]}{' '}
              <span className="ml-0.5 inline-block min-w-6.5 text-left text-ink-faint text-xs tabular-nums">
                {counts?.[contents[value].count].toLocaleString('en')}
              </span>
            </>
          ),
        }))}
      >
        {dashboardTabs.map((tab) => {
          const { Content } = contents[tab]
          return (
            <TabPanel key={tab} value={tab}>
              <Suspense>
                <Content />
              </Suspense>
            </TabPanel>
          )
        })}
      </Tabs>
    </>
  )
}
