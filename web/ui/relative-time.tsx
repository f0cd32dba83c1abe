import { useSyncExternalStore } from 'react'
import { Tooltip } from './tooltip.tsx'

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
export const useNow = (): number => {
  const current = () => now
  return useSyncExternalStore(subscribe, current, current)
}

type RelativeTimeProps = {
  /** ISO 8601. */
  at: string
  tabIndex?: number | undefined
}

/** How long ago something was; the exact time on hover and on focus. */
export function RelativeTime({ at, tabIndex = 0 }: RelativeTimeProps) {
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

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const relative = new Intl.RelativeTimeFormat('en', { style: 'narrow', numeric: 'auto' })
const date = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' })
const exact = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short' })

/**
 * How long ago an instant was, in as few characters as a table column has: "5m ago", "yesterday";
 * its date once it is more than four weeks back.
 *
 * @param instant milliseconds since 1970, as is `now`; an instant ahead of `now` counts as now
 */
export function relativeTime(instant: number, now: number): string {
  const age = Math.max(0, now - instant)
  if (age < minute) return 'just now'
  if (age < hour) return relative.format(-Math.floor(age / minute), 'minute')
  if (age < day) return relative.format(-Math.floor(age / hour), 'hour')
  if (age < 28 * day) return relative.format(-Math.floor(age / day), 'day')
  return date.format(instant)
}

/**
 * How long until an instant, in as few characters: "in 5m"; "now" once it is there.
 *
 * @param instant milliseconds since 1970, as is `now`
 */
export function timeUntil(instant: number, now: number): string {
  const left = Math.ceil((instant - now) / minute)
  if (left <= 0) return 'now'
  return left < 60
    ? relative.format(left, 'minute')
    : relative.format(Math.round(left / 60), 'hour')
}

/** The day of an instant, in the reader's own time zone. */
export const dateOf = (instant: number): string => date.format(instant)

/** The instant in full, in the reader's own time zone. */
export const exactTime = (instant: number): string => exact.format(instant)

const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

/** The reader's clock at an instant: 3:30 PM. */
export const timeOfDay = (instant: number): string => time.format(instant)
