/** The words of a consultation request (admin-back-office.md §3, §4). */

export const consultationStatuses = ['pending', 'scheduled', 'completed', 'cancelled'] as const
export type ConsultationStatus = (typeof consultationStatuses)[number]

/** What a visitor's own request begins as (design.md §4). */
export const visitorConsultationStatus: ConsultationStatus = 'pending'

export const meetingTypes = [
  '30-minute strategy call',
  'Discovery call',
  'Technical consultation',
  'Follow-up meeting',
] as const
export type MeetingType = (typeof meetingTypes)[number]
export const defaultMeetingType: MeetingType = '30-minute strategy call'
