import { instantOf } from '#shared/booking-reader/zones/zoned-time.ts'

const clocksChange = {
  gap: 'The clocks skip this time that day; the time after the change is kept.',
  overlap: 'This time comes twice that day; the first is kept.',
}

/**
 * What a person should know of a time in a zone: that the clocks change there, and what their own
 * clock shows then. Null when it is their own zone, or no time yet.
 */
export function ownTimeHint(local: string, zone: string, ownZone: string): string | null {
  const instant = instantOf(local, zone)
  if (!instant) return null
  const own = new Intl.DateTimeFormat('en', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: ownZone,
  }).format(new Date(instant.utc.replace('Z', ':00Z')))
  const sentences = [
    instant.change && clocksChange[instant.change],
    zone !== ownZone && `${own} on your clock.`,
  ]
  return sentences.filter(Boolean).join(' ') || null
}
