import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'

function subscribe(listener: () => void) {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says so while the browser has no network. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <p className="flex min-h-9 items-center justify-center gap-2 bg-yellow-tint px-4 py-1.5 text-sm text-yellow">
          <WifiOff size={15} className="shrink-0" />
          You are offline. What you see may be out of date, and changes can not be saved.
        </p>
      )}
    </div>
  )
}
