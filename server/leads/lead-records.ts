import { and, isNull } from 'drizzle-orm'
import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import type { RecordKind } from '../db/records.ts'
import { leads } from '../db/schema.ts'
import { invalidateCounts } from './list-leads.ts'
import type { LeadRow } from './presenter.ts'

/** Leads as records that people edit together. */
export const leadRecords = {
  table: leads,
  noun: 'lead',
  topic: 'leads',
  invalidate: invalidateCounts,
} satisfies RecordKind<typeof leads>

type Contacted = Pick<LeadRow, 'quarantine' | 'firstContactAt'>

/**
 * What a lead that takes this status at an instant has to note: leaving `new` is the first contact,
 * and only the first counts. A message that was set aside is nobody's to answer yet.
 */
export function firstContact(lead: Contacted, status: LeadStatus, at: Date) {
  if (status === 'new' || lead.quarantine || lead.firstContactAt) return {}
  return { firstContactAt: at }
}

/** What a lead has to note when its last change is taken back: the contact that it was is none. */
export const noContact = ({ firstContactAt, updatedAt }: LeadRow) =>
  firstContactAt?.getTime() === updatedAt.getTime() ? { firstContactAt: null } : {}

/** Leads in the list that nobody has been in contact with yet; put back to `new`, one has been answered. */
export const unanswered = and(
  isNull(leads.firstContactAt),
  isNull(leads.quarantine),
  isNull(leads.deletedAt),
)
