const short = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })
const full = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** When a meeting is, as short as a column: in the reader's own time zone. */
export const shortMeetingTime = (iso: string): string => short.format(Date.parse(iso))

/** When a meeting is, in full and with the name of the reader's time zone. */
export const fullMeetingTime = (iso: string): string => full.format(Date.parse(iso))

const two = (value: number) => String(value).padStart(2, '0')

/** An instant as a `datetime-local` field holds it, in the reader's time zone; '' for none. */
export function toLocalField(iso: string | null): string {
  if (iso === null) return ''
  const at = new Date(iso)
  const date = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** The instant that a `datetime-local` field names in the reader's time zone; null for none. */
export function fromLocalField(value: string): string | null {
  // Without an offset the browser reads it as local time, as the field means it.
  const at = new Date(value)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
