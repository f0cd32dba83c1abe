import { and, isNull } from 'drizzle-orm'
import { type LeadTexts, plainLeadFields } from '#shared/leads/fields.ts'
import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import { leads } from '../db/schema.ts'
import { searchTextOf, searchWordsOf } from '../db/search-text.ts'
import type { Contact } from '../people/keep-people.ts'
import { tagLinks } from '../people/keep-tags.ts'
import { personLink } from '../people/person-link.ts'
import type { RecordKind } from '../records.ts'
import { invalidateCounts } from './list-leads.ts'
import type { LeadRow } from './presenter.ts'

/** What a lead says of the person it comes from. */
export const leadContact = (
  lead: Pick<
    LeadRow,
    'name' | 'email' | 'company' | 'phone' | 'source' | 'origin' | 'createdAt' | 'quarantine'
  >,
): Contact => ({ ...lead, at: lead.createdAt, setAside: lead.quarantine !== null })

/** Leads as records that people edit together. */
export const leadRecords = {
  table: leads,
  noun: 'lead',
  topic: 'leads',
  invalidate: invalidateCounts,
  person: personLink(leadContact),
  derive: (lead) => searchTextsOf(lead),
  words: ['status', 'priority', 'assignedTo'],
  // A contact that is taken back was none, unless somebody has gone on from it.
  together: ['status', 'firstContactAt'],
  tags: tagLinks.lead,
} satisfies RecordKind<typeof leads>

/** What the search box looks through: who it is from, its plain fields, and the words of the message. */
export const searchTextsOf = (lead: LeadTexts) => ({
  searchText: searchTextOf({
    ...lead,
    more: plainLeadFields.filter((name) => name !== 'company').map((name) => lead[name]),
  }),
  messageWords: searchWordsOf(lead.message),
})

type Contacted = Pick<LeadRow, 'quarantine' | 'firstContactAt'>

/**
 * What a lead that takes this status at an instant has to note: leaving `new` is the first contact,
 * and only the first counts. A message that was set aside is nobody's to answer yet.
 */
export function firstContact(lead: Contacted, status: LeadStatus, at: Date) {
  if (status === 'new' || lead.quarantine || lead.firstContactAt) return {}
  return { firstContactAt: at }
}

/** Leads in the list that nobody has been in contact with yet; put back to `new`, one has been answered. */
export const unanswered = and(
  isNull(leads.firstContactAt),
  isNull(leads.quarantine),
  isNull(leads.deletedAt),
)
