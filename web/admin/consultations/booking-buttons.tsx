import { queryOptions, useQuery } from '@tanstack/react-query'
import { CalendarPlus, Zap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { api } from '#shared/routes.ts'
import { schedulingSchema } from '#shared/settings/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/link.tsx'
import { MenuItem } from '#web/ui/menu.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { useOpenedFor } from '../lists/record-dialogs.tsx'

const AddBookingDialog = lazy(async () => ({
  default: (await import('./bookings/add-booking-dialog.tsx')).AddBookingDialog,
}))
const QuickSyncDialog = lazy(async () => ({
  default: (await import('./quick-sync/quick-sync-dialog.tsx')).QuickSyncDialog,
}))

type Opened = { dialog: 'booking' | 'sync'; key: number; open: boolean }

/**
 * 'Quick Sync' and 'Add Booking' in the head of the screen; each dialog is fetched when first opened.
 * @param quiet over what was set aside, where adding is not what one came for.
 */
export function BookingButtons({ quiet = false }: { quiet?: boolean }) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const show = (dialog: Opened['dialog']) =>
    setOpened((last) => ({ dialog, key: (last?.key ?? 0) + 1, open: true }))
  useOpenedFor('booking', () => show('booking'))
  useOpenedFor('sync', () => show('sync'))
  const close = () => setOpened((last) => last && { ...last, open: false })
  const Dialog = opened?.dialog === 'sync' ? QuickSyncDialog : AddBookingDialog
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size="sm" className="max-sm:px-2.5" onClick={() => show('sync')}>
        <Zap size={16} />
        <span className="bar-word">Quick Sync</span>
      </Button>
      <Button
        variant={quiet ? 'secondary' : 'primary'}
        size="sm"
        className="max-sm:px-2.5"
        onClick={() => show('booking')}
      >
        <CalendarPlus size={16} />
        Add Booking
      </Button>
      {opened && (
        <Suspense>
          <Dialog key={opened.key} open={opened.open} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

/** The address of the firm's calendar, or null; asked anew by each screen, since Settings sets it. */
const schedulingQuery = queryOptions({
  queryKey: ['scheduling'],
  queryFn: ({ signal }) => call(api.scheduling, schedulingSchema, { signal }),
  refetchOnMount: 'always',
})

/** Why there is no page to open; null when there is one. */
const reasonOf = ({
  data,
  isError,
}: {
  data: { url: string | null } | undefined
  isError: boolean
}) => {
  if (data?.url) return null
  if (isError) return 'The scheduling address could not be read.'
  return data ? 'No scheduling address is set in Settings.' : 'Reading the scheduling address…'
}

/** Opens the firm's scheduling page in a new tab (admin-back-office.md §2, per-row actions). */
export function SchedulingMenuItem() {
  const scheduling = useQuery(schedulingQuery)
  const reason = reasonOf(scheduling)
  if (reason === null) {
    return (
      <MenuItem asChild>
        <a href={scheduling.data?.url ?? undefined} target="_blank" rel="noopener noreferrer">
          <CalendarPlus size={16} />
          Send Calendly Link
        </a>
      </MenuItem>
    )
  }
  return (
    <MenuItem disabled className="py-1.5">
      <CalendarPlus size={16} />
      <span>
        Send Calendly Link
        <span className="block text-2xs">{reason}</span>
      </span>
    </MenuItem>
  )
}

/** As {@link SchedulingMenuItem}, as a button; pressed where there is no page, it says why. */
export function SchedulingButton({ className }: { className: string }) {
  const scheduling = useQuery(schedulingQuery)
  const reason = reasonOf(scheduling)
  if (reason === null) {
    return (
      <ButtonLink
        external
        variant="secondary"
        href={scheduling.data?.url ?? undefined}
        className={className}
      >
        <CalendarPlus size={16} />
        Send Calendly Link
      </ButtonLink>
    )
  }
  return (
    <Button
      variant="secondary"
      className={className}
      onClick={() => toast({ title: 'No page to open', description: reason })}
    >
      <CalendarPlus size={16} />
      Send Calendly Link
    </Button>
  )
}
