import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { linkClass } from '#web/ui/link.tsx'

/** What parts are called, on their way and once they are there. */
export const titles = {
  overdueTasks: 'Overdue tasks',
  waiting: 'Waiting for an answer',
  week: 'Today and this week',
  requests: 'Requests to answer',
  arrivals: 'Leads of the last 30 days',
  steps: 'How far leads get',
  origins: 'Where people come from',
  meetings: 'Today and next',
  toFollowUp: 'To follow up',
  followingUp: 'Following up',
} as const

type DashboardPartProps = {
  title: ReactNode
  /** Where all of it is listed. */
  more?: { to: string; label: string } | undefined
  /** What is in it brings its own frame. */
  bare?: boolean
  children: ReactNode
}

/** One card of a tab, under its heading; that stands there while the card is on its way. */
export function DashboardPart({ title, more, bare, children }: DashboardPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex min-h-8.5 items-baseline justify-between gap-4 pb-2">
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={`${linkClass} inline-block shrink-0 py-0.5 text-sm`}>
            {more.label}
          </Link>
        )}
      </div>
      {bare ? (
        children
      ) : (
        <div className="overflow-hidden rounded-md border border-paper-edge bg-card">
          {children}
        </div>
      )}
    </section>
  )
}

/** What stands in a part that has nothing to show. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="px-4 py-4 text-ink-soft text-sm">{children}</p>
}
