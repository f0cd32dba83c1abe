import { useQuery } from '@tanstack/react-query'
import { Inbox, LayoutDashboard } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { brand } from '#content/brand.ts'
import { adminPage } from '#shared/routes.ts'
import { Mark } from '../accounts/account-frame.tsx'
import { leadCountsQuery } from '../leads/lead-queries.ts'

/** The sections of the back-office, each with how much is in it. */
export function Sidebar() {
  const counts = useQuery(leadCountsQuery)
  return (
    <nav aria-label="Back-office" className="flex h-full flex-col px-3">
      <p className="flex h-14 items-center gap-2 px-2 font-semibold">
        <Mark />
        {brand.name}
      </p>
      <div className="mt-2 flex flex-col gap-0.5">
        <Section to={adminPage.dashboard} icon={<LayoutDashboard size={17} />} end>
          Dashboard
        </Section>
        <Section
          to={adminPage.leads}
          icon={<Inbox size={17} />}
          count={counts.data ? counts.data.total : undefined}
        >
          Leads
        </Section>
      </div>
    </nav>
  )
}

type SectionProps = {
  to: string
  icon: ReactNode
  end?: boolean
  count?: number | undefined
  children: ReactNode
}

function Section({ to, icon, end = false, count, children }: SectionProps) {
  return (
    <NavLink
      to={to}
      end={end}
      className="group flex h-9 items-center gap-2.5 rounded-md px-2 font-medium text-ink-soft text-sm transition-colors hover:bg-paper-deep hover:text-ink active:bg-paper-edge aria-[current=page]:bg-paper-deep aria-[current=page]:text-ink"
    >
      <span className="text-ink-faint group-aria-[current=page]:text-thread">{icon}</span>
      <span className="flex-1">{children}</span>
      {count !== undefined && (
        <span className="text-2xs text-ink-faint tabular-nums">{count.toLocaleString('en')}</span>
      )}
    </NavLink>
  )
}
