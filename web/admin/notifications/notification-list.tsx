import type { UseQueryResult } from '@tanstack/react-query'
import { AtSign, CalendarDays, Info, type LucideIcon, ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { type NotificationSubject, notificationKind } from '#shared/notifications/kinds.ts'
import type { Notification } from '#shared/notifications/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { recordIcons } from '../records/record-icons.ts'

type NotificationListProps = {
  query: UseQueryResult<Notification[]>
  onRead: (notification: Notification) => void
  /** Called when a notification leads somewhere. */
  onFollow: (notification: Notification) => void
}

/** Where a notification stands: what is late first, then what else is unread, then what was read. */
const partOf = ({ kind, readAt }: Notification) =>
  readAt ? 'Earlier' : notificationKind(kind).isOverdue ? 'Overdue' : 'New'
/** Of what is late so many stand open: what is new shall be in sight. */
const overdueAtMost = 3

/** The notifications in their parts, newest first, each by what it is about; the unread ones carry a dot to press. */
export function NotificationList({ query, onRead, onFollow }: NotificationListProps) {
  if (query.isPending) return <Skeleton className="m-4" />
  if (query.isError) {
    return (
      <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
    )
  }
  if (query.data.length === 0) return <EmptyState title="Nothing new." />
  const list = (some: readonly Notification[]) => (
    <ul className="divide-y divide-paper-edge">
      {some.map((each) => (
        <li key={each.id} className="flex gap-3 py-3 pr-4 pl-3">
          <About notification={each} />
          <div className="wrap-anywhere min-w-0 flex-1 text-sm">
            <Title notification={each} onFollow={() => onFollow(each)} />
            <p className="mt-0.5 text-ink-soft text-xs">{each.body}</p>
          </div>
          <div className="flex flex-none flex-col items-end text-2xs text-ink-faint">
            <RelativeTime at={each.createdAt} />
            {each.readAt === null && <Unread notification={each} onRead={onRead} />}
          </div>
        </li>
      ))}
    </ul>
  )
  const parts = Map.groupBy(query.data, partOf)
  return (
    <>
      {(['Overdue', 'New', 'Earlier'] as const).map((part) => {
        const all = parts.get(part) ?? []
        const open = part === 'Overdue' ? overdueAtMost : all.length
        const rest = all.slice(open)
        return (
          all.length > 0 && (
            <section key={part} aria-label={part} className="border-paper-edge not-first:border-t">
              <h2 className="sticky top-0 bg-card px-4 pt-2 font-semibold text-ink-soft text-xs">
                {part}
              </h2>
              {list(all.slice(0, open))}
              {rest.length > 0 && (
                <details className="border-paper-edge border-t">
                  <summary className="cursor-pointer px-4 py-2 text-ink-soft text-xs hover:text-ink">
                    {rest.length} more
                  </summary>
                  {list(rest)}
                </details>
              )}
            </section>
          )
        )
      })}
      {/* Where the panel cuts the list, the list fades. */}
      <div
        className="pointer-events-none sticky bottom-0 h-8"
        style={{ background: 'linear-gradient(#0000, var(--color-card))' }}
      />
    </>
  )
}

const icons: Record<NotificationSubject, LucideIcon> = {
  lead: recordIcons.lead,
  consultation: recordIcons.consultation,
  submission: recordIcons.submission,
  task: recordIcons.task,
  note: AtSign,
  mail: recordIcons.mail,
  sign_in: ShieldAlert,
  calendar: CalendarDays,
  setup: Info,
  news: Info,
}

/** What a notification is about, as the sections of the back-office draw it. */
function About({ notification }: { notification: Notification }) {
  const { about, isWarning } = notificationKind(notification.kind)
  const Icon = icons[about]
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid size-7 flex-none place-items-center rounded-md',
        isWarning ? 'bg-danger-tint text-danger' : 'bg-paper-deep text-ink-soft',
      )}
    >
      <Icon size={15} />
    </span>
  )
}

type UnreadProps = { notification: Notification; onRead: (notification: Notification) => void }

/** The dot of an unread notification; pressing it is reading it. */
function Unread({ notification, onRead }: UnreadProps) {
  const { isWarning } = notificationKind(notification.kind)
  return (
    <Tooltip content="Mark as read">
      <button
        type="button"
        aria-label={`Mark as read: ${notification.title}`}
        onClick={() => onRead(notification)}
        className="-mr-2.5 grid size-7 cursor-pointer place-items-center rounded-full hover:bg-paper-deep active:bg-paper-edge"
      >
        <span className={cx('size-2 rounded-full', isWarning ? 'bg-danger' : 'bg-indigo')} />
      </button>
    </Tooltip>
  )
}

const titleClass = 'font-medium text-ink'
const followable = cx(titleClass, 'rounded-sm underline decoration-paper-edge underline-offset-3')

function Title(props: { notification: Notification; onFollow: () => void }) {
  const { href, title } = props.notification
  if (href === null) return <span className={titleClass}>{title}</span>
  if (!href.startsWith(adminPage.dashboard)) {
    return (
      <a href={href} onClick={props.onFollow} className={followable}>
        {title}
      </a>
    )
  }
  return (
    <Link to={href} onClick={props.onFollow} className={followable}>
      {title}
    </Link>
  )
}
