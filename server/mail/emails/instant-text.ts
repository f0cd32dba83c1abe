import { brand } from '#content/brand.ts'

/** An instant for reading, on the firm's clock or another: `Monday, June 1, 2026 at 4:00 AM CDT`. */
export function instantText(iso: string, timeZone: string = brand.timeZone.id): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  // A plain space before AM: some readers of mail show the narrow one as a box.
  return format.format(new Date(iso)).replaceAll('\u202f', ' ')
}

/**
 * The same for somebody who may live elsewhere, with the zone by its name, of which the short one is
 * often but a difference: `Monday, June 1, 2026 at 11:00 AM GMT+2, Europe/Berlin`.
 */
export function instantTextIn(timeZone: string, iso: string): string {
  const { id, name } = brand.timeZone
  const named = timeZone === id ? name : timeZone.replaceAll('_', ' ')
  // Zones such as `UTC` and `+05:30` have no other name than the short one.
  return timeZone.includes('/')
    ? `${instantText(iso, timeZone)}, ${named}`
    : instantText(iso, timeZone)
}
