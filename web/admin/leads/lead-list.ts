import { z } from 'zod'
import {
  type LeadFieldName,
  type LeadTexts,
  leadFields,
  ofEachLeadField,
} from '#shared/leads/fields.ts'
import { type Lead, type LeadCounts, leadCountsSchema, leadSchema } from '#shared/leads/schema.ts'
import {
  defaultLeadPriority,
  defaultLeadSort,
  defaultLeadStatus,
  leadSorts,
  leadStatuses,
} from '#shared/leads/vocabulary.ts'
import { tagLimits, tagSchema } from '#shared/people/tags.ts'
import { adminPage, api } from '#shared/routes.ts'
import {
  anyWords,
  defineListState,
  oneOf,
  onOff,
  type StateOf,
  whoseRecords,
} from '../lists/list-state.ts'
import { countsQuery, type Resource } from '../lists/resource.ts'
import { maybeText, recordAnswer, withChangeTime } from '../records/record-answer.ts'

export const leadList = defineListState({
  page: adminPage.leads,
  call: api.admin.leads,
  exportCall: api.admin.leadsExport,
  record: 'lead',
  sorts: leadSorts,
  usualSort: defaultLeadSort,
  filters: {
    status: oneOf(leadStatuses),
    tag: anyWords(tagLimits.name),
    owner: whoseRecords('assigned'),
    /** The messages that were set aside, instead of the list. */
    quarantined: onOff({ view: true }),
  },
})
export type LeadListState = StateOf<typeof leadList>

const { status, priority, quarantine } = leadSchema.shape

/** A lead as admin-back-office.md §3 has it, or as our server does. */
const leadAnswer: z.ZodType<Lead> = z
  .object({
    ...recordAnswer,
    ...ofEachLeadField<{ [Name in LeadFieldName]: z.ZodType<LeadTexts[Name]> }>((name) =>
      leadFields[name].required ? z.string() : maybeText,
    ),
    source: z
      .string()
      .nullish()
      .transform((value) => value ?? ''),
    status: status.default(defaultLeadStatus),
    priority: priority.nullish().transform((value) => value ?? defaultLeadPriority),
    quarantine: quarantine.default(null),
    assignedTo: maybeText,
    tags: z.array(tagSchema).default([]),
  })
  .transform(withChangeTime)

export const leadResource: Resource<Lead, LeadListState> = {
  key: 'leads',
  schema: leadAnswer,
  list: leadList.call,
  one: api.admin.lead,
  // Search and owner are the server's.
  belongsInto: ({ status, tag, quarantined }, lead) =>
    (status === 'all' || status === lead.status) &&
    (tag === 'all' || lead.tags.some(({ name }) => name.toLowerCase() === tag.toLowerCase())) &&
    quarantined === (lead.quarantine !== null),
}

/** How many leads there are, by status. */
export const leadCountsQuery = countsQuery(leadResource, api.admin.leadCounts, leadCountsSchema)

/** How many leads the list holds by the figures, where those tell. */
export function countedIn({ owner, tag, status, quarantined }: LeadListState, counts: LeadCounts) {
  if (owner !== 'all' || tag !== 'all') return undefined
  if (status === 'all') return quarantined ? counts.quarantined : counts.total
  return quarantined ? undefined : counts.byStatus[status]
}
