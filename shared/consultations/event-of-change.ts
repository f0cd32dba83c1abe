import type { ConsultationEvent } from '../mail/payload.ts'
import { type ConsultationStatus, toldMeetingType } from './vocabulary.ts'

/** What a change of a meeting is judged by. */
export type MeetingState = {
  readonly status: ConsultationStatus
  readonly preferredDate: Date | null
  readonly timeZone: string | null
  readonly meetingType: string | null
  readonly email: string
}

/**
 * What to tell the visitor of a change, or null when it is nothing to them. A meeting that is a mere
 * request again has `changed`: the time that was agreed no longer holds.
 */
export function eventOfChange(before: MeetingState, after: MeetingState): ConsultationEvent | null {
  const { status } = after
  if (before.status !== status) {
    if (status === 'scheduled' || status === 'cancelled') return status
    const timeIsOff = before.status === 'scheduled' && status === 'pending' && before.preferredDate
    return timeIsOff ? 'changed' : null
  }
  return status === 'scheduled' && whatIsAgreed(before) !== whatIsAgreed(after) ? 'changed' : null
}

/** Whether somebody else is told of the meeting from now on, so that who was is told it is off. */
export const goesToAnother = (before: MeetingState, after: MeetingState): boolean =>
  before.status === 'scheduled' &&
  after.status === 'scheduled' &&
  before.email.toLowerCase() !== after.email.toLowerCase()

const whatIsAgreed = ({ preferredDate, timeZone, meetingType, email }: MeetingState) =>
  JSON.stringify([preferredDate, timeZone, toldMeetingType(meetingType), email.toLowerCase()])
