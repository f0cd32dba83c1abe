/** The words of a lead-magnet submission (admin-back-office.md §3, §4). */

export const leadMagnetTypes = ['checklist', 'audit', 'template', 'guide'] as const
export type LeadMagnetType = (typeof leadMagnetTypes)[number]
export const leadMagnetTypeLabels: Record<LeadMagnetType, string> = {
  checklist: 'Checklist',
  audit: 'Audit',
  template: 'Template',
  guide: 'Guide',
}
export const defaultLeadMagnetType: LeadMagnetType = 'checklist'

/** The follow-up statuses that the forms offer. */
export const offeredFollowupStatuses = [
  'pending',
  'contacted',
  'completed',
  'not-interested',
] as const

/** All of them: the list also knows two that only come over the API. */
export const followupStatuses = [...offeredFollowupStatuses, 'sent', 'scheduled'] as const
export type FollowupStatus = (typeof followupStatuses)[number]
export const followupStatusLabels: Record<FollowupStatus, string> = {
  pending: 'Pending',
  contacted: 'Contacted',
  completed: 'Completed',
  'not-interested': 'Not interested',
  sent: 'Sent',
  scheduled: 'Scheduled',
}
/** What stands where there is no follow-up status. */
export const noFollowupLabel = 'Not set'
export const defaultFollowupStatus: FollowupStatus = 'pending'

/** Columns a list of submissions can be sorted by; a leading `-` turns the order round. */
export const submissionSorts = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'company',
  '-company',
  'email',
  '-email',
] as const
export type SubmissionSort = (typeof submissionSorts)[number]
export const defaultSubmissionSort: SubmissionSort = '-createdAt'
