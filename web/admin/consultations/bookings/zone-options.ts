import { allZones, zoneToday } from '#shared/booking/zones.ts'
import { instantOf } from '#shared/calendar/zoned-time.ts'

type ZoneOption = { value: string; label: string }

/** 'America/New_York' → 'New York, America': the city first, so that typing it finds it. */
export function zoneLabel(zone: string): string {
  if (/^[+-]/.test(zone)) return `UTC${zone.replace('-', '\u2212')}`
  const parts = zoneToday(zone).replaceAll('_', ' ').split('/')
  return parts.toReversed().join(', ')
}

let known: readonly ZoneOption[] | undefined

function everyZone(): readonly ZoneOption[] {
  known ??= allZones()
    .map((value) => ({ value, label: zoneLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return known
}

/** Every zone of the browser by its city, after those that are likely here: each named once. */
export function zoneOptions(likely: readonly string[]): ZoneOption[] {
  const first = [...new Set(likely)].map((value) => ({ value, label: zoneLabel(value) }))
  // One that is chosen already may have the name of before: it is not listed twice.
  const named = new Set(likely.map(zoneToday))
  return [...first, ...everyZone().filter(({ value }) => !named.has(value))]
}

/** The zone of the clock on this machine. */
export const browserZone = (): string =>
  zoneToday(new Intl.DateTimeFormat().resolvedOptions().timeZone)

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
