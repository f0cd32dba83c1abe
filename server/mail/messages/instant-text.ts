import { brand } from '#content/brand.ts'

/** An instant for reading, with its zone: `Monday, June 1, 2026 at 4:00 AM CDT`. */
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
