/** The words of a consultation request (admin-back-office.md §3, §4). */

export const consultationStatuses = ['pending', 'scheduled', 'completed', 'cancelled'] as const
export type ConsultationStatus = (typeof consultationStatuses)[number]

export const consultationStatusLabels: Record<ConsultationStatus, string> = {
  pending: 'Pending',
  scheduled: 'Scheduled',
  completed: 'Completed',
  cancelled: 'Cancelled',
}

/** Where somebody comes from who first asked for a call. */
export const consultationSource = 'Consultation'

/** Statuses the row menu can set (admin-back-office.md §4). */
export const settableConsultationStatuses = ['scheduled', 'completed'] as const

/** What a visitor's own request begins as (design.md §4). */
export const visitorConsultationStatus: ConsultationStatus = 'pending'

/** Minutes a meeting takes where nothing else was agreed (public-site.md §3, schedule). */
export const usualMinutes = 30

export const meetingTypes = [
  '30-minute strategy call',
  'Discovery call',
  'Technical consultation',
  'Follow-up meeting',
] as const
export type MeetingType = (typeof meetingTypes)[number]
export const defaultMeetingType: MeetingType = '30-minute strategy call'

/**
 * The kind of call as mail to a visitor names it. The API takes any words for it and any address to
 * write to; a message of the firm's must not carry a stranger's advertisement to a third person.
 */
export const shownMeetingType = (type: string | null): MeetingType =>
  meetingTypes.find((known) => known === type) ?? defaultMeetingType

/** Columns a list of consultations can be sorted by; a leading `-` turns the order round. */
export const consultationSorts = [
  '-createdAt',
  'createdAt',
  'preferredDate',
  '-preferredDate',
  'name',
  '-name',
  'company',
  '-company',
] as const
export type ConsultationSort = (typeof consultationSorts)[number]
export const defaultConsultationSort: ConsultationSort = '-createdAt'
