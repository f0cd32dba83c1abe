import { useSyncExternalStore } from 'react'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { exactTime, relativeTime } from './relative-time.ts'

const tick = 30_000
let now = Date.now()
const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function advance() {
  now = Date.now()
  for (const reader of readers) reader()
}

/** One clock for every age on the screen; it stands still when nobody reads it. */
function subscribe(reader: () => void) {
  if (readers.size === 0) {
    now = Date.now()
    timer = setInterval(advance, tick)
  }
  readers.add(reader)
  return () => {
    readers.delete(reader)
    if (readers.size === 0) clearInterval(timer)
  }
}

/** Milliseconds since 1970, moving on about twice a minute. */
export const useNow = (): number => useSyncExternalStore(subscribe, () => now)

type WhenProps = {
  /** ISO 8601. */
  at: string
  tabIndex?: number | undefined
}

/** How long ago something was; the exact time on hover and on focus. */
export function When({ at, tabIndex = 0 }: WhenProps) {
  const current = useNow()
  const instant = Date.parse(at)
  return (
    <Tooltip content={exactTime(instant)}>
      <time dateTime={at} tabIndex={tabIndex} className="whitespace-nowrap rounded-sm tabular-nums">
        {relativeTime(instant, Math.max(current, instant))}
      </time>
    </Tooltip>
  )
}
