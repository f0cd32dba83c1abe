/** The words of a lead-magnet submission (admin-back-office.md §3, §4). */

export const leadMagnetTypes = ['checklist', 'audit', 'template', 'guide'] as const
export type LeadMagnetType = (typeof leadMagnetTypes)[number]
export const defaultLeadMagnetType: LeadMagnetType = 'checklist'

export const followupStatuses = ['pending', 'contacted', 'completed', 'not-interested'] as const
export type FollowupStatus = (typeof followupStatuses)[number]
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
