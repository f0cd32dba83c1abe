/** What a list of people can be sorted by; a leading `-` turns the order round. */
export const personSorts = [
  '-lastActivityAt',
  'lastActivityAt',
  'name',
  '-name',
  '-createdAt',
  'createdAt',
] as const
export type PersonSort = (typeof personSorts)[number]
export const defaultPersonSort: PersonSort = '-lastActivityAt'

export const companySorts = ['name', '-name', '-createdAt', 'createdAt'] as const
export type CompanySort = (typeof companySorts)[number]
export const defaultCompanySort: CompanySort = 'name'

/** When a person's next step is due (relationship.md §2, the list's filter). */
export const stepFilters = ['overdue', 'today', 'week', 'none'] as const
export type StepFilter = (typeof stepFilters)[number]
export const stepFilterLabels: Record<StepFilter, string> = {
  overdue: 'Overdue',
  today: 'Due today',
  week: 'Due within a week',
  none: 'No next step',
}

/** Whether somebody has an open deal (relationship.md §2, the list's filter). */
export const dealFilters = ['open', 'none'] as const
export type DealFilter = (typeof dealFilters)[number]
export const dealFilterLabels: Record<DealFilter, string> = {
  open: 'Open deal',
  none: 'No open deal',
}

/** Where somebody came from whom an import added. */
export const importSource = 'Import'

/** Why two people look like one (relationship.md §4). */
export const duplicateReasons = ['phone', 'name'] as const
export type DuplicateReason = (typeof duplicateReasons)[number]
export const duplicateReasonLabels: Record<DuplicateReason, string> = {
  phone: 'Same phone',
  name: 'Same name at the same company',
}

/** What a merge lets choose between two people, field by field. */
export const mergeFields = ['name', 'email', 'phone', 'company', 'owner'] as const
export type MergeField = (typeof mergeFields)[number]

/** The kinds of entries in a person's line of time (relationship.md §2). */
export const timelineTypes = [
  'message',
  'call',
  'download',
  'subscription',
  'mail',
  'status',
  'note',
  'task',
  'deal',
  'change',
] as const
export type TimelineType = (typeof timelineTypes)[number]
export const timelineTypeLabels: Record<TimelineType, string> = {
  message: 'Messages',
  call: 'Calls',
  download: 'Downloads',
  subscription: 'Newsletter',
  mail: 'Mail',
  status: 'Status',
  note: 'Notes',
  task: 'Tasks',
  deal: 'Deals',
  change: 'Changes',
}

/** So many of a company's people, those who were active last, stand in its line of time. */
export const companyTimelinePeople = 200

/** The kinds of records that an entry may be about, each of which can be opened. */
export const timelineRecords = [
  'lead',
  'consultation',
  'submission',
  'subscriber',
  'mail',
  'note',
  'task',
  'deal',
  'import',
] as const
export type TimelineRecord = (typeof timelineRecords)[number]

/** The colours a tag may have; roles of the design system, not values. */
export const tagColors = ['stone', 'thread', 'weld', 'indigo', 'moss'] as const
export type TagColor = (typeof tagColors)[number]
export const tagColorLabels: Record<TagColor, string> = {
  stone: 'Gray',
  thread: 'Red',
  weld: 'Yellow',
  indigo: 'Blue',
  moss: 'Green',
}
