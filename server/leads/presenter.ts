import type { Lead } from '#shared/leads/schema.ts'
import type { leads } from '../db/schema.ts'

export type LeadRow = typeof leads.$inferSelect
/** A lead without what only the search looks at. */
export type ListedLead = Omit<LeadRow, 'searchText' | 'messageWords'>

/** A lead as clients read it; instants as ISO 8601 in UTC. */
export const presentLead = (row: ListedLead): Lead => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  phone: row.phone,
  message: row.message,
  source: row.source,
  status: row.status,
  priority: row.priority,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  quarantine: row.quarantine,
  assignedTo: row.assignedTo,
})

/** What a visitor reads back of a message: what they sent, and nothing the firm thinks of it. */
export const presentOwnLead = (row: LeadRow) => ({
  id: row.id,
  name: row.name,
  email: row.email,
  company: row.company,
  phone: row.phone,
  message: row.message,
  source: row.source,
  createdAt: row.createdAt.toISOString(),
})
