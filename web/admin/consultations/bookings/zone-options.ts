type ZoneOption = { value: string; label: string }

/** 'America/New_York' → 'New York, America': the city first, so that typing it finds it. */
export function zoneLabel(zone: string): string {
  if (/^[+-]/.test(zone)) return `UTC${zone.replace('-', '\u2212')}`
  const parts = zone.replaceAll('_', ' ').split('/')
  return parts.toReversed().join(', ')
}

let known: readonly ZoneOption[] | undefined

function everyZone(): readonly ZoneOption[] {
  known ??= ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')]
    .map((value) => ({ value, label: zoneLabel(value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))
  return known
}

/** Every zone of the browser by its city, after those that are likely here: each named once. */
export function zoneOptions(likely: readonly string[]): ZoneOption[] {
  const first = [...new Set(likely)].map((value) => ({ value, label: zoneLabel(value) }))
  return [...first, ...everyZone().filter(({ value }) => !likely.includes(value))]
}

/** The zone of the clock on this machine. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone
