import type {
  Field,
  MeetingTime,
  ParsedMeeting,
  TimeNote,
} from '#shared/booking-reader/text/meeting.ts'
import type { Span } from '#shared/booking-reader/text/source.ts'
import type { SyncField } from '#shared/booking-reader/text/sync-draft.ts'

/** Where in the pasted text each field was read. */
export type Highlight = { field: SyncField; span: Span }

/** The fields of the form and the part of the reading that each shows. */
const readFields = (meeting: ParsedMeeting): [SyncField, Field<unknown> | null][] => [
  ['name', meeting.name],
  ['email', meeting.email],
  ['company', meeting.company],
  ['phone', meeting.phone],
  ['local', meeting.when],
  ['meetingType', meeting.meetingType],
  ['notes', meeting.message],
]

export function highlightsOf(meeting: ParsedMeeting): Highlight[] {
  const zoneSpan = meeting.when?.value.zoneSpan
  return [
    ...readFields(meeting).flatMap(([field, read]) =>
      read?.span ? [{ field, span: read.span }] : [],
    ),
    ...(zoneSpan ? [{ field: 'timeZone' as const, span: zoneSpan }] : []),
  ]
}

export type Segment = { start: number; text: string; fields: readonly SyncField[] }

/** The text in pieces, each with the fields that were read from it; highlights may lie over each other. */
export function segmentsOf(text: string, highlights: readonly Highlight[]): Segment[] {
  const edges = new Set([0, text.length])
  for (const { span } of highlights) for (const edge of span) edges.add(Math.min(edge, text.length))
  const sorted = [...edges].sort((a, b) => a - b)
  return sorted.slice(0, -1).map((start, index) => ({
    start,
    text: text.slice(start, sorted[index + 1]),
    fields: highlights.flatMap(({ field, span }) =>
      start >= span[0] && start < span[1] ? [field] : [],
    ),
  }))
}

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length

const timeNotes: Record<Exclude<TimeNote, 'time-assumed'>, string> = {
  'zone-assumed': 'The text names no zone: this one is assumed.',
  'zone-ambiguous': 'The text has a short name that several zones share.',
  'zone-season': 'The text names the clock of the other season; its hour is kept as written.',
  'zone-offset':
    'The text names a place that is not known: its offset is kept, without regard to summer.',
  'year-assumed': 'The text has no year: the next such day is assumed.',
  'day-month-assumed': 'Day and month could also change places.',
  'clock-gap': 'The clocks skip this time that day; the time after the change is kept.',
  'clock-overlap': 'This time comes twice that day; the first is kept.',
}

function noteOf(note: TimeNote, { local, timeFrom }: MeetingTime): string {
  if (note !== 'time-assumed') return timeNotes[note]
  const said =
    timeFrom === 'text'
      ? 'The text does not say morning or afternoon'
      : 'The text has no time of day'
  return `${said}: ${local.slice(11).replace(/^0/, '')} is assumed.`
}

/** What a field says of where it comes from; `doubt` is for a person to check. */
export type Source = {
  place: string
  /** The words it was read from, for where the text itself is out of sight. */
  quote: string | null
  doubt: string | null
}

/** The longest quote, in characters. */
const longest = 60

function quoteOf(text: string, span: Span): string {
  const words = text.slice(...span).replace(/\s+/g, ' ')
  return words.length > longest ? `“${words.slice(0, longest).trimEnd()}…”` : `“${words}”`
}

type Read = Pick<Field<unknown>, 'span' | 'from'> | null

function sourceOf(text: string, read: Read, doubt: string | null = null): Source {
  if (!read) return { place: 'Not found in the text.', quote: null, doubt }
  const { span, from } = read
  if (!span) return { place: 'Not in the text: the usual one.', quote: null, doubt }
  const line = `line ${lineAt(text, span[0])}`
  const place = from === 'derived' ? `From the e-mail address, ${line}.` : `From ${line}.`
  return { place, quote: quoteOf(text, span), doubt }
}

/** Where each field comes from, in words, with what had to be assumed. */
export function sourcesOf(text: string, meeting: ParsedMeeting): Record<SyncField, Source> {
  const when = meeting.when?.value
  const zoneSpan = when?.zoneSpan ?? null
  const doubts = (ofZone: boolean) =>
    when?.notes
      .filter((note) => note.startsWith('zone-') === ofZone)
      .map((note) => noteOf(note, when))
      .join(' ') || null
  const unsaid = { place: '', quote: null }
  return {
    name: sourceOf(text, meeting.name),
    email: sourceOf(text, meeting.email),
    company: sourceOf(text, meeting.company),
    phone: sourceOf(text, meeting.phone),
    local: sourceOf(text, meeting.when, doubts(false)),
    timeZone: zoneSpan
      ? sourceOf(text, { span: zoneSpan, from: 'text' }, doubts(true))
      : { ...unsaid, doubt: doubts(true) },
    meetingType: sourceOf(text, meeting.meetingType),
    notes: sourceOf(text, meeting.message),
    status: {
      ...unsaid,
      doubt: meeting.cancelled ? 'The text tells of a meeting called off.' : null,
    },
  }
}
