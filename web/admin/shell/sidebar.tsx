import { useQuery } from '@tanstack/react-query'
import { History, LayoutDashboard, type LucideIcon, Settings } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router'
import { brand } from '#content/brand.ts'
import type { Overview } from '#shared/dashboard/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Logo } from '../brand/brand.tsx'
import { overviewQuery } from '../dashboard/dashboard-queries.ts'
import { useSession } from '../http/session.ts'
import { recordIcons } from '../records/record-icons.ts'
import { UpgradeBox } from '../setup-checklist/upgrade-box.tsx'
import { AccountMark } from './account-mark.tsx'

const UnderSections = lazy(async () => ({
  default: (await import('../views/under-sections.tsx')).UnderSections,
}))

type SectionEntry = {
  to: string
  label: string
  Icon: LucideIcon
  /** Which figure stands beside it. */
  count?: Exclude<keyof Overview, 'demo'>
  /** That figure asks for somebody: it stands out, and is nothing to say when it is none. */
  urgent?: boolean
}

const sections: readonly SectionEntry[] = [
  { to: adminPage.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { to: adminPage.today, label: 'My day', Icon: recordIcons.task, count: 'tasksDue', urgent: true },
  { to: adminPage.leads, label: 'Leads', Icon: recordIcons.lead, count: 'leads' },
  { to: adminPage.people, label: 'People', Icon: recordIcons.person },
  { to: adminPage.companies, label: 'Companies', Icon: recordIcons.company },
  { to: adminPage.deals, label: 'Deals', Icon: recordIcons.deal },
  {
    to: adminPage.consultations,
    label: 'Consultations',
    Icon: recordIcons.consultation,
    count: 'consultations',
  },
  {
    to: adminPage.leadMagnets,
    label: 'Lead Magnets',
    Icon: recordIcons.submission,
    count: 'submissions',
  },
  {
    to: adminPage.newsletter,
    label: 'Newsletter',
    Icon: recordIcons.subscriber,
    count: 'subscribers',
  },
  {
    to: adminPage.outbox,
    label: 'Outbox',
    Icon: recordIcons.mail,
    count: 'undelivered',
    urgent: true,
  },
  { to: adminPage.history, label: 'History', Icon: History },
  { to: adminPage.settings, label: 'Settings', Icon: Settings },
]

/**
 * The sections of the back-office, each with how much is in it. All of it keeps its height and
 * scrolls as one, where the window is too low. What stands at the foot of a window follows on a
 * phone, where a toast has the foot.
 */
export function Sidebar() {
  const counts = useQuery(overviewQuery).data
  return (
    <nav aria-label="Back-office" className="flex min-h-full flex-col px-3">
      <p className="flex h-14 items-center gap-2 px-2 font-semibold">
        <Logo />
        {brand.name}
      </p>
      <div className="mt-2 flex flex-col gap-0.5">
        {sections.map((section) => (
          <Section
            key={section.to}
            {...section}
            figure={section.count && counts?.[section.count]}
          />
        ))}
      </div>
      <Suspense>
        <UnderSections />
      </Suspense>
      <div className="flex flex-col pt-4 pb-4 sm:mt-auto">
        <UpgradeBox />
        <SignedIn />
      </div>
    </nav>
  )
}

/** Who is signed in, at the foot of the drawer: where there is a bar for it, the bar tells. */
function SignedIn() {
  const user = useSession()?.user
  if (!user) return null
  return (
    <NavLink
      to={settingsPage('profile')}
      className="mt-3 flex min-h-11 items-center gap-3 rounded-md px-2 py-1 hover:bg-paper-deep active:bg-paper-edge lg:hidden"
    >
      <AccountMark name={user.name} />
      <span className="min-w-0 text-sm leading-5">
        <span className="block truncate font-medium">{user.name}</span>
        <span className="block truncate text-ink-faint text-xs">{user.email}</span>
      </span>
    </NavLink>
  )
}

function Section({
  to,
  label,
  Icon,
  urgent,
  figure,
}: SectionEntry & { figure: number | undefined }) {
  return (
    <NavLink
      to={to}
      end={to === adminPage.dashboard}
      className="group flex h-10 items-center gap-2.5 rounded-md px-2 font-medium text-ink-soft text-sm transition-colors lg:h-9 hover:bg-paper-deep hover:text-ink active:bg-paper-edge aria-[current=page]:bg-paper-deep aria-[current=page]:text-ink"
    >
      <Icon size={17} className="text-ink-faint group-aria-[current=page]:text-thread" />
      <span className="flex-1">{label}</span>
      {figure !== undefined && <Figure figure={figure} urgent={urgent ?? false} />}
    </NavLink>
  )
}

function Figure({ figure, urgent }: { figure: number; urgent: boolean }) {
  const shown = figure.toLocaleString('en')
  if (!urgent) return <span className="text-2xs text-ink-faint tabular-nums">{shown}</span>
  if (figure === 0) return null
  return (
    <Badge tone="yellow" className="tabular-nums">
      {shown}
      <span className="sr-only"> {figure === 1 ? 'needs' : 'need'} attention</span>
    </Badge>
  )
}
