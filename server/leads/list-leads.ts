import { and, count, eq, getTableColumns, isNotNull, isNull, or } from 'drizzle-orm'
import { leadFields, plainLeadFields } from '#shared/leads/fields.ts'
import type { LeadCounts, ListLeads } from '#shared/leads/schema.ts'
import { scoreLead } from '#shared/leads/score.ts'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import { accountNames } from '../audit/record.ts'
import { createCache } from '../cache.ts'
import type { Ctx } from '../context.ts'
import { countsBy } from '../db/counts-by.ts'
import { type Keyset, type ListFilter, listPage, type Page } from '../db/keyset.ts'
import { leads } from '../db/schema.ts'
import { matchesSearchOrPhone, matchesWords } from '../db/search-text.ts'
import { byInstant, byOptionalText, byText } from '../db/sort-keys.ts'
import { isTagged, tagLinks } from '../people/keep-tags.ts'
import { ownerFilter } from '../people/owners.ts'
import { type ListedLead, presentLead } from './presenter.ts'

/**
 * One page of leads: searched, filtered and sorted at the database, paged by keyset.
 * @throws {AppError} `invalid` for a cursor this server did not make.
 */
export async function listLeads({
  ctx,
  input,
}: {
  ctx: Ctx
  input: ListLeads
}): Promise<Page<ListedLead>> {
  const { sort, limit, cursor } = input
  return listPage({
    db: ctx.db,
    keyset: leadKeyset,
    ...(await leadFilter(ctx, input)),
    sort,
    limit,
    cursor,
  })
}

const counts = createCache<LeadCounts>(async ({ db }) => {
  const { total, by } = await countsBy(db, leads, leads.status, isListed, leadStatuses)
  const [quarantined] = await db.select({ n: count() }).from(leads).where(isSetAside)
  return { total, quarantined: quarantined?.n ?? 0, byStatus: by }
})

/** How many leads stand in each status, at most three seconds old. */
export const countLeads = ({ ctx }: { ctx: Ctx }): Promise<LeadCounts> => counts.get(ctx)

/** Lets an admin see the effect of their own change at once. */
export const invalidateCounts = counts.invalidate

const { searchText, messageWords, ...columns } = getTableColumns(leads)

/** What leads can be sorted by; each is the leading column of an index in db/schema.ts. */
export const leadKeyset: Keyset<ListedLead, 'createdAt' | 'name' | 'email' | 'company'> = {
  table: leads,
  columns,
  keys: {
    createdAt: byInstant(leads.createdAt, (row) => row.createdAt),
    name: byText(leads.name, (row) => row.name),
    email: byText(leads.email, (row) => row.email),
    company: byOptionalText(leads.company, (row) => row.company),
  },
}

/** Leads with these words in their name, e-mail or company, or with this phone number. */
export const isNamed = (words: string) => matchesSearchOrPhone(leads.searchText, words)

/** The leads of the list, and those that were set aside from it. */
export const isListed = and(isNull(leads.deletedAt), isNull(leads.quarantine))
const isSetAside = and(isNull(leads.deletedAt), isNotNull(leads.quarantine))

/** Which leads a list's filters and search ask for. */
export const leadFilter = async (
  { db, actor }: Ctx,
  query: Partial<ListLeads>,
): Promise<ListFilter> => ({
  filter: and(
    query.quarantined === 'true' ? isSetAside : isListed,
    query.status && query.status !== 'all' ? eq(leads.status, query.status) : undefined,
    ownerFilter(leads.assignedTo, query.assigned, actor),
  ),
  search: and(
    query.q ? or(isNamed(query.q), matchesWords(leads.messageWords, query.q)) : undefined,
    await isTagged(db, { link: tagLinks.lead, record: leads.id, name: query.tag }),
  ),
  byWords: Boolean(query.q),
})

/** The plain fields that came after the first file was exported. */
const newer = plainLeadFields.filter((name) => name !== 'company')

/** The columns of an exported list of leads; the newer ones stand last, where no import misses them. */
export const csvColumns = [
  'Name',
  'Email',
  'Company',
  'Phone',
  'Source',
  'Status',
  'Priority',
  'Message',
  'Created (UTC)',
  'Lead ID',
  'Owner',
  'Score',
  'Last changed (UTC)',
  ...newer.map((name) => leadFields[name].label),
]

/** The cells of each row, in the order of {@link csvColumns}; instants as ISO 8601. */
export async function* csvRows(ctx: Ctx, rows: AsyncIterable<ListedLead>) {
  const names = await accountNames(ctx.db)
  const now = ctx.clock().getTime()
  for await (const row of rows) {
    yield [
      row.name,
      row.email,
      row.company,
      row.phone,
      row.source,
      row.status,
      row.priority,
      row.message,
      row.createdAt.toISOString(),
      row.id,
      (row.assignedTo && names.get(row.assignedTo)) ?? null,
      String(scoreLead(presentLead(row), now).points),
      row.updatedAt.toISOString(),
      ...newer.map((name) => row[name]),
    ]
  }
}
