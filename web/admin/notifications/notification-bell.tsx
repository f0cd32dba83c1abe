import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import type { Notification } from '#shared/notifications/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { NotificationList } from './notification-list.tsx'
import {
  markNotificationRead,
  markNotificationsRead,
  notificationsQuery,
} from './notification-queries.ts'

/** The bell with the number of unread notifications, and the panel that lists them. */
export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const notifications = useQuery(notificationsQuery)
  const unread = notifications.data?.filter((each) => each.readAt === null).length ?? 0
  const figure = unread > 99 ? '99+' : String(unread)

  const queries = useQueryClient()
  // Should it fail they stay unread, and the number says so.
  const markAll = useMutation({ mutationFn: () => markNotificationsRead(queries) })
  const markOne = ({ id, readAt }: Notification) => {
    if (readAt === null) void markNotificationRead(queries, id)
  }

  const toggle = (next: boolean) => {
    setOpen(next)
    if (next) void notifications.refetch()
  }
  return (
    <Popover
      open={open}
      onOpenChange={toggle}
      label="Notifications"
      action={
        unread > 0 && (
          <Button
            variant="quiet"
            size="sm"
            busy={markAll.isPending}
            onClick={() => markAll.mutate()}
          >
            Mark all as read
          </Button>
        )
      }
      trigger={
        <Button
          variant="quiet"
          size="icon"
          className="relative size-10"
          aria-label={unread > 0 ? `Notifications, ${figure} unread` : 'Notifications'}
        >
          <Bell size={19} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0 left-5.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-thread px-1 font-semibold text-[0.6875rem] text-on-thread leading-none outline-2 outline-paper"
            >
              {figure}
            </span>
          )}
        </Button>
      }
    >
      <NotificationList
        query={notifications}
        onRead={markOne}
        onFollow={(notification) => {
          markOne(notification)
          setOpen(false)
        }}
      />
    </Popover>
  )
}
