import { leadTexts } from '#shared/leads/fields.ts'
import type { Lead } from '#shared/leads/schema.ts'
import type { Tag } from '#shared/people/tags.ts'
import type { Database } from '../db/database.ts'
import type { leads } from '../db/schema.ts'
import { readTags, tagLinks } from '../people/keep-tags.ts'

export type LeadRow = typeof leads.$inferSelect
/** A lead without what only the search looks at. */
export type ListedLead = Omit<LeadRow, 'searchText' | 'messageWords'>

/** A lead with its tags as clients read it; instants as ISO 8601 in UTC. */
export const presentLead = (row: ListedLead, tags: Tag[] = []): Lead => ({
  id: row.id,
  ...leadTexts(row),
  source: row.source,
  status: row.status,
  priority: row.priority,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  quarantine: row.quarantine,
  assignedTo: row.assignedTo,
  tags,
  personId: row.personId,
  origin: row.origin,
})

/** Leads as clients read them, with their tags read for all at once. */
export async function presentLeads(db: Database, rows: readonly ListedLead[]): Promise<Lead[]> {
  const tagged = await readTags(
    db,
    tagLinks.lead,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentLead(row, tagged.get(row.id)))
}

/** As {@link presentLeads}, for one. */
export async function presentOneLead(db: Database, row: ListedLead): Promise<Lead> {
  const tagged = await readTags(db, tagLinks.lead, [row.id])
  return presentLead(row, tagged.get(row.id))
}

/** What a visitor reads back of a message: what they sent, and nothing the firm thinks of it. */
export const presentOwnLead = (row: LeadRow) => ({
  id: row.id,
  ...leadTexts(row),
  source: row.source,
  createdAt: row.createdAt.toISOString(),
})
