import { isBlank } from '../../blank.ts'
import { instantOf } from '../../calendar/zoned-time.ts'
import type { ConsultationRequest } from '../../consultations/schema.ts'
import { consultationLimits } from '../../consultations/schema.ts'
import type { MeetingType } from '../../consultations/vocabulary.ts'
import { slotKey } from '../booking-key.ts'
import type { Field, ParsedMeeting } from './meeting.ts'

/** What was read from a paste, as a person may change it before it is synced. */
export type SyncDraft = {
  name: string
  email: string
  company: string
  phone: string
  /** On the clocks of `timeZone`; empty for a meeting without a date. */
  local: string
  timeZone: string
  meetingType: MeetingType
  notes: string
  status: 'scheduled' | 'cancelled'
}

export type SyncField = keyof SyncDraft

const wordsOf = (field: Field | null): string => field?.value ?? ''

/** The draft of a reading; of a text that names no date the zone is the one given. */
export const draftOf = (meeting: ParsedMeeting, defaultZone: string): SyncDraft => ({
  name: wordsOf(meeting.name),
  email: wordsOf(meeting.email),
  company: wordsOf(meeting.company),
  phone: wordsOf(meeting.phone),
  local: meeting.when?.value.local ?? '',
  timeZone: meeting.when?.value.zone ?? defaultZone,
  meetingType: meeting.meetingType.value,
  notes: wordsOf(meeting.message),
  status: meeting.cancelled ? 'cancelled' : 'scheduled',
})

/** The message of a synced meeting (admin-back-office.md §7); the invitee's own words follow it. */
const syncMessage = 'Auto-synced meeting data'

/**
 * What a draft sends. A time left as it was read is the instant that was read, so that a word such
 * as EST still decides an hour that comes twice. Without a name the address stands in for it.
 */
export function syncRequest(draft: SyncDraft, read: ParsedMeeting['when']): ConsultationRequest {
  const { local, notes, ...fields } = draft
  const asRead = read?.value.local === local && read.value.zone === draft.timeZone
  const instant = asRead ? read.value : instantOf(local, draft.timeZone)
  return {
    ...fields,
    name: isBlank(draft.name) ? draft.email : draft.name.trim(),
    preferredDate: instant?.utc ?? null,
    timeZone: instant ? draft.timeZone : null,
    message: notes.trim() === '' ? syncMessage : `${syncMessage}\n\n${notes.trim()}`,
  }
}

/**
 * What a draft sends with all by which its booking is known again: the calendar's name for it, else
 * address and start, and the start that it had before; and whether it is of one that stood already.
 */
export function syncedBooking(draft: SyncDraft, meeting: ParsedMeeting): ConsultationRequest {
  const request = syncRequest(draft, meeting.when)
  const { preferredDate } = request
  const email = draft.email.trim().toLowerCase()
  const named = meeting.uid === null ? null : `uid:${meeting.uid}|${email}`
  const importKey =
    named && named.length <= consultationLimits.importKey
      ? named
      : preferredDate
        ? slotKey(email, preferredDate)
        : null
  const isOff = draft.status === 'cancelled'
  return {
    ...request,
    importKey,
    formerDate: meeting.former,
    // Of a cancellation that names a time, and finds no meeting then, no other is meant.
    isChange: isOff ? preferredDate === null : meeting.moved,
    sequence: meeting.sequence,
  }
}
