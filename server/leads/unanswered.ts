import { and, isNull } from 'drizzle-orm'
import { leads } from '../db/schema.ts'

/** Leads in the list that nobody has been in contact with yet; put back to `new`, one has been answered. */
export const unanswered = and(
  isNull(leads.firstContactAt),
  isNull(leads.quarantine),
  isNull(leads.deletedAt),
)
