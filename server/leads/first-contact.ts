import type { LeadStatus } from '#shared/leads/vocabulary.ts'
import type { LeadRow } from './presenter.ts'

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
