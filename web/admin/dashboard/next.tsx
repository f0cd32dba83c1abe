import { useQuery } from '@tanstack/react-query'
import type { Consultation } from '#shared/consultations/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { agendaQuery, WeekStrip } from '../consultations/agenda.tsx'
import { consultationList } from '../consultations/consultation-list.ts'
import { shortMeetingTime } from '../consultations/meeting-time.ts'
import { DashboardPart, NothingHere, titles } from './dashboard-part.tsx'
import { overviewQuery } from './dashboard-queries.ts'
import { PersonRows } from './person-rows.tsx'

/** Beside the leads: what of one's own is overdue, and whom one meets in the next days. */
export function WeekAhead() {
  return (
    <>
      <OverdueTasks />
      <DashboardPart
        title={titles.week}
        bare
        more={{
          to: consultationList.page({ status: 'scheduled', sort: 'preferredDate' }),
          label: 'All meetings',
        }}
      >
        <WeekStrip />
      </DashboardPart>
    </>
  )
}

/** Who has asked for a meeting and has no answer; nothing where nobody has. */
export function PendingRequests() {
  const { data, isPending } = useQuery(agendaQuery)
  if (isPending) {
    return (
      <DashboardPart title={titles.requests}>
        <RowShapes count={5} />
      </DashboardPart>
    )
  }
  return data && data.pending.length > 0 && <RequestRows requests={data.pending} />
}

/** How many of the reader's own tasks are overdue, and the way to them. */
function OverdueTasks() {
  const overdue = useQuery(overviewQuery).data?.tasksOverdue ?? 0
  if (overdue === 0) return null
  return (
    <DashboardPart title={titles.overdueTasks} more={{ to: adminPage.today, label: 'Open My day' }}>
      <p className="flex items-baseline gap-2 px-4 py-2 text-sm">
        <span className="danger-mark font-semibold text-danger text-lg tabular-nums">
          {overdue.toLocaleString('en')}
        </span>
        <span className="text-ink-soft">
          {overdue === 1 ? 'task of yours is overdue' : 'tasks of yours are overdue'}
        </span>
      </p>
    </DashboardPart>
  )
}

/** Requests that nobody has answered, the oldest first, each with the time it asks for. */
export function RequestRows({ requests }: { requests: Consultation[] }) {
  return (
    <DashboardPart
      title={titles.requests}
      more={{ to: consultationList.page({ status: 'pending' }), label: 'See all pending' }}
    >
      {requests.length === 0 ? (
        <NothingHere>Nobody is waiting. Every request has been answered.</NothingHere>
      ) : (
        <PersonRows
          rows={requests.map((each) => ({
            id: each.id,
            to: adminPage.consultation(each.id),
            name: each.name,
            detail:
              [each.preferredDate && shortMeetingTime(each.preferredDate), each.company]
                .filter(Boolean)
                .join(' · ') || each.email,
            time: <RelativeTime at={each.createdAt} />,
          }))}
        />
      )}
    </DashboardPart>
  )
}
