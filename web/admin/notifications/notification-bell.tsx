import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { NotificationList } from './notification-list.tsx'
import { markNotificationsRead, notificationsQuery } from './notification-queries.ts'

/** The bell with the number of unread notifications, and the panel that lists them. */
export function NotificationBell() {
  const [open, setOpen] = useState(false)
  const notifications = useQuery(notificationsQuery)
  const unread = notifications.data?.filter((each) => each.readAt === null).length ?? 0

  const queries = useQueryClient()
  // Should it fail they stay unread, and the number says so.
  const markRead = useMutation({ mutationFn: () => markNotificationsRead(queries) })

  const toggle = (next: boolean) => {
    setOpen(next)
    if (next) void notifications.refetch()
    else if (unread > 0) markRead.mutate()
  }
  return (
    <Popover
      open={open}
      onOpenChange={toggle}
      label="Notifications"
      trigger={
        <Button
          variant="quiet"
          size="icon"
          className="relative size-10"
          aria-label={unread > 0 ? `Notifications, ${unread} unread` : 'Notifications'}
        >
          <Bell size={19} />
          {unread > 0 && (
            <span
              aria-hidden="true"
              className="absolute top-0.5 right-0 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-thread px-1 font-semibold text-[0.6875rem] text-white leading-none"
            >
              {unread > 99 ? '99+' : unread}
            </span>
          )}
        </Button>
      }
    >
      <NotificationList query={notifications} onFollow={() => toggle(false)} />
    </Popover>
  )
}
