/** `2026-03-02T15:30:00.000Z` as iCalendar has it: `20260302T153000Z`. */
export const icalInstant = (instant: Date): string =>
  instant.toISOString().replace(/[-:]|\.\d{3}/g, '')

/** A text as a property's value (RFC 5545 §3.3.11). */
export const icalText = (value: string): string =>
  value.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n?|\n/g, '\\n')

/** Lines of at most 75 bytes, continued after a space; never inside a character. */
function fold(line: string): string {
  const encoder = new TextEncoder()
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > 74) {
      parts.push(part)
      part = ''
      bytes = 0
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n ')
}

/** A calendar of these properties and components, a line each (RFC 5545). */
export const icalendar = (lines: readonly string[]): string =>
  `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].map(fold).join('\r\n')}\r\n`

/** The same for the life of a meeting, in mails, files and feeds: a calendar that is given several has one entry. */
export const meetingUid = (consultationId: string, host: string): string =>
  `UID:consultation-${consultationId}@${host}`

/** When a meeting is. */
export const meetingSpan = (start: Date, minutes: number): string[] => [
  `DTSTART:${icalInstant(start)}`,
  `DTEND:${icalInstant(new Date(start.getTime() + minutes * 60_000))}`,
]
