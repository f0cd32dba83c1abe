import type { ClockChange, LocalTime } from '../../calendar/zoned-time.ts'
import type { MeetingType } from '../../consultations/vocabulary.ts'
import type { Span } from './source.ts'

/** What the score of a reading is made of (admin-back-office.md §5, §9). */
export const confidenceWeights = { name: 30, email: 40, date: 30 } as const

/** What a date adds whose day and month could change places. */
export const ambiguousDateWeight = 15

/** The fewest characters of a paste, blanks around it not counted (admin-back-office.md §5). */
const minimumPasteLength = 10
const pasteTooShortMessage = 'Please paste meeting data (email, calendar invite, etc.)'

/** The sentence for a paste too short to read, or null (admin-back-office.md §5). */
export const pasteProblem = (text: string): string | null =>
  text.trim().length < minimumPasteLength ? pasteTooShortMessage : null

export type Field<Value = string> = {
  value: Value
  /** Where in the pasted text it stands; null when it stands nowhere (a default). */
  span: Span | null
  /** Points to the score; nothing for a field that does not count, or for a guess. */
  confidence: number
  /** `derived`: from the address of the invitee; `default`: nothing in the text says so. */
  from: 'text' | 'derived' | 'default'
}

/** What had to be assumed about a time, for a person to check. */
export type TimeNote =
  | 'zone-assumed'
  | 'zone-ambiguous'
  | 'zone-season'
  | 'zone-offset'
  | 'time-assumed'
  | 'year-assumed'
  | 'day-month-assumed'
  | `clock-${ClockChange}`

export type MeetingTime = {
  /** The instant, ISO 8601 in UTC to the minute: `2025-09-24T17:45Z`. */
  utc: string
  /** The same on the clocks of `zone`: `2025-09-24T12:45`. */
  local: LocalTime
  /** An IANA name or an offset. */
  zone: string
  /** Whether the text names an hour, if only as 'at 3', or the one given was assumed. */
  timeFrom: 'text' | 'assumed'
  /** Whether the text names the zone, or the one given was assumed. */
  zoneFrom: 'text' | 'assumed'
  zoneSpan: Span | null
  notes: TimeNote[]
}

/** What a pasted text says about a meeting; a field that it does not give is null. */
export type ParsedMeeting = {
  name: Field | null
  email: Field | null
  phone: Field | null
  company: Field | null
  when: Field<MeetingTime> | null
  meetingType: Field<MeetingType>
  message: Field | null
  /** The text tells of a meeting called off. */
  cancelled: boolean
  /** The text tells of a meeting that was moved to `when`. */
  moved: boolean
  /** When it was before it was moved, where the text says so: ISO 8601 in UTC to the minute. */
  former: string | null
  /** What its calendar calls the event, by which it is known again (RFC 5545 §3.8.4.7). */
  uid: string | null
  /** How often that calendar has changed it (RFC 5545 §3.8.7.4). */
  sequence: number | null
  /** 0 to 100. */
  confidence: number
}

export type ParseOptions = {
  /** The instant that 'tomorrow' counts from where the text has no date of its own. */
  now: Date
  /** The zone of times that name none: IANA name. */
  defaultZone: string
  /** Addresses (`sam@firm.com`) and domains (`firm.com`) of the host's side, never the invitee's. */
  own?: readonly string[]
}
