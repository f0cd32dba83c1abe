import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Notification } from '#shared/notifications/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../shell/load-failure.tsx'
import { When } from '../shell/when.tsx'

type NotificationListProps = {
  query: UseQueryResult<Notification[]>
  /** Called when a notification leads somewhere. */
  onFollow: () => void
}

/** The notifications, newest first; the unread ones carry a dot. */
export function NotificationList({ query, onFollow }: NotificationListProps) {
  if (query.isPending) return <Skeleton className="m-4" />
  if (query.isError) {
    return (
      <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
    )
  }
  if (query.data.length === 0) return <EmptyState title="Nothing new." />
  return (
    <ul className="divide-y divide-paper-edge">
      {query.data.map((each) => (
        <li key={each.id} className="relative py-3 pr-4 pl-8">
          {each.readAt === null && (
            <span className="absolute top-[1.15rem] left-3.5 size-2 rounded-full bg-thread">
              <span className="sr-only">Unread</span>
            </span>
          )}
          <div className="flex items-baseline justify-between gap-3 text-sm">
            <Title notification={each} onFollow={onFollow} />
            <span className="text-2xs text-ink-faint">
              <When at={each.createdAt} />
            </span>
          </div>
          <p className="mt-0.5 text-ink-soft text-xs">{each.body}</p>
        </li>
      ))}
    </ul>
  )
}

const titleClass = 'font-medium text-ink'
const followable = cx(titleClass, 'rounded-sm underline decoration-paper-edge underline-offset-3')

function Title(props: { notification: Notification; onFollow: () => void }) {
  const { href, title } = props.notification
  if (href === null) return <span className={titleClass}>{title}</span>
  if (!href.startsWith(adminPage.dashboard)) {
    return (
      <a href={href} className={followable}>
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
