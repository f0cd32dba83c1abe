/** The words of a lead (admin-back-office.md §4), with the labels and badge tones shown for them. */

export const leadStatuses = ['new', 'contacted', 'qualified', 'converted', 'won'] as const
export type LeadStatus = (typeof leadStatuses)[number]

export const leadPriorities = ['low', 'medium', 'high'] as const
export type LeadPriority = (typeof leadPriorities)[number]

export const defaultLeadStatus: LeadStatus = 'new'
export const defaultLeadPriority: LeadPriority = 'medium'

/** The source of a lead that an admin enters by hand (admin-back-office.md §3). */
export const manualSource = 'manual'
/** The source the contact form sends (public-site.md §7). */
export const contactFormSource = 'Contact Form'
/** The source of a visitor's lead that names none, or names one that is not a visitor's to give. */
export const defaultVisitorSource = 'Website'

export const leadStatusLabels: Record<LeadStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  converted: 'Converted',
  won: 'Won',
}

export const leadPriorityLabels: Record<LeadPriority, string> = {
  low: 'Low',
  medium: 'Medium',
  high: 'High',
}

/** Statuses of the filter on /admin/leads, after "all" (admin-back-office.md §2, Leads). */
export const filterableLeadStatuses = ['new', 'contacted', 'qualified', 'converted', 'won'] as const
/** Statuses the row menu can set (admin-back-office.md §2, Leads). */
export const settableLeadStatuses = ['contacted', 'qualified', 'converted'] as const

/** Columns a lead list can be sorted by; a leading `-` turns the order round. */
export const leadSorts = [
  '-createdAt',
  'createdAt',
  'name',
  '-name',
  'company',
  '-company',
  'email',
  '-email',
] as const
export type LeadSort = (typeof leadSorts)[number]
export const defaultLeadSort: LeadSort = '-createdAt'
