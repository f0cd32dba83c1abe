import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { cx } from './cx.ts'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

type OfflineNoticeProps = {
  /** The network is there, and the server behind it does not answer. */
  away?: boolean
  /** What that means for the screen around. */
  means: string
  /** Where it stands; over the page, at its lower edge, unless told otherwise. */
  place?: string
}

/** Says so while the browser has no network, or no answer. */
export function OfflineNotice({
  away = false,
  means,
  place = 'fixed inset-x-0 bottom-0 px-4 pb-4 sm:right-auto',
}: OfflineNoticeProps) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status" className={cx('pointer-events-none z-40', place)}>
      {(!online || away) && (
        <p className="flex items-center gap-2.5 rounded-md border border-yellow/40 bg-yellow-tint px-3 py-2 text-sm text-yellow shadow-mid">
          <WifiOff size={15} className="shrink-0" />
          {online ? 'The server does not answer.' : 'You are offline.'} {means}
        </p>
      )}
    </div>
  )
}
