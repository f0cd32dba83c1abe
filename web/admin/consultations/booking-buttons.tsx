import { CalendarPlus, Zap } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

const AddBookingDialog = lazy(async () => ({
  default: (await import('./bookings/add-booking-dialog.tsx')).AddBookingDialog,
}))
const QuickSyncDialog = lazy(async () => ({
  default: (await import('./quick-sync/quick-sync-dialog.tsx')).QuickSyncDialog,
}))

type Opened = { dialog: 'booking' | 'sync'; key: number; open: boolean }

/** 'Quick Sync' and 'Add Booking' in the head of the screen; each dialog is fetched when first opened. */
export function BookingButtons() {
  const [opened, setOpened] = useState<Opened | null>(null)
  const show = (dialog: Opened['dialog']) =>
    setOpened((last) => ({ dialog, key: (last?.key ?? 0) + 1, open: true }))
  const close = () => setOpened((last) => last && { ...last, open: false })
  const Dialog = opened?.dialog === 'sync' ? QuickSyncDialog : AddBookingDialog
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size="sm" onClick={() => show('sync')}>
        <Zap size={16} />
        Quick Sync
      </Button>
      <Button size="sm" onClick={() => show('booking')}>
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
