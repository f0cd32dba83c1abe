import type { ConsultationEvent, HostEvent } from '../mail/payload.ts'
import { type ConsultationStatus, shownMeetingType } from './vocabulary.ts'

/** What a change of a meeting is judged by. */
export type MeetingState = {
  readonly status: ConsultationStatus
  readonly preferredDate: Date | null
  readonly timeZone: string | null
  readonly meetingType: string | null
  readonly email: string
  /** Of a booking: whether its type's name is our own, who holds it, how long, and where. */
  readonly meetingTypeId: string | null
  readonly hostId: string | null
  readonly minutes: number | null
  readonly place: string | null
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

/** What a host is to be told of a meeting, and which host. */
export type HostNews = {
  readonly hostId: string
  readonly event: HostEvent
}

/**
 * What a change of a meeting is to who holds it: the one it goes to gets it, the one it goes from is
 * told that it is off. A meeting that has taken place is no news.
 */
export function hostNewsOfChange(before: MeetingState, after: MeetingState): HostNews[] {
  const [from, to] = [hostOf(before), hostOf(after)]
  if (from === to) {
    const isOther = whatIsAgreed(before) !== whatIsAgreed(after)
    return to && isOther ? [{ hostId: to, event: 'changed' }] : []
  }
  const isOff = from && after.status !== 'completed'
  return [
    ...(isOff ? [{ hostId: from, event: 'cancelled' } as const] : []),
    ...(to ? [{ hostId: to, event: 'booked' } as const] : []),
  ]
}

/** Who holds a meeting that is agreed. */
const hostOf = ({ status, preferredDate, hostId }: MeetingState) =>
  status === 'scheduled' && preferredDate ? hostId : null

/** The kind of call in mail: of our own table by its name, else only what {@link shownMeetingType} knows. */
export const mailedMeetingType = ({
  meetingType,
  meetingTypeId,
}: Pick<MeetingState, 'meetingType' | 'meetingTypeId'>): string =>
  meetingTypeId && meetingType ? meetingType : shownMeetingType(meetingType)

const whatIsAgreed = (state: MeetingState) => {
  const { preferredDate, timeZone, email, hostId, minutes, place } = state
  const type = mailedMeetingType(state)
  return JSON.stringify([
    preferredDate,
    timeZone,
    type,
    email.toLowerCase(),
    hostId,
    minutes,
    place,
  ])
}
