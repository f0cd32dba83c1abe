import { and, count, eq, inArray, isNull, max } from 'drizzle-orm'
import type { Company, ListCompanies, UpdateCompany } from '#shared/people/schema.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import type { Keyset, ListFilter } from '../db/keyset.ts'
import { companies, people } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { byInstant, byText } from '../db/sort-keys.ts'
import type { Item } from '../record-kind.ts'
import { changeRecord, findRecord, type RecordKind } from '../records.ts'
import { companySearchText } from './keep-companies.ts'
import { keepTagIds, readTags, tagLinks } from './keep-tags.ts'
import { openDealsOfCompanies } from './open-deals.ts'
import { ownerFilter, refuseStranger } from './owners.ts'
import { renameInSearch, renameInSearchLate } from './person-search.ts'
import { saidSince } from './said-since.ts'

type CompanyRow = typeof companies.$inferSelect

/** Companies as records that people edit together. */
export const companyRecords = {
  table: companies,
  noun: 'company',
  topic: 'people',
  words: ['ownerId'],
  tags: tagLinks.company,
  derive: (row) => ({ searchText: companySearchText(row.name, row.domain) }),
  together: ['name', 'namedAt'],
  leftAmong: namesSaidSince,
  undoneLast: (ctx, undone) =>
    renameInSearchLate(
      ctx,
      undone.filter(({ row, before }) => row.name !== before.name).map(({ row }) => row),
    ),
} satisfies RecordKind<typeof companies>

/** The names that companies are not to lose: somebody there has typed them once more. */
async function namesSaidSince(
  db: Database,
  items: readonly Item[],
  at: Date,
): Promise<ReadonlySet<Item>> {
  const names = items.filter(({ field }) => field === 'name')
  const said = await saidSince(db, people.companyId, names, at)
  const isSaid = ({ recordId, after }: Item) =>
    said.get(recordId)?.some(({ company }) => company === after)
  return new Set(names.filter(isSaid))
}

export const companyKeyset: Keyset<CompanyRow, 'createdAt' | 'name'> = {
  table: companies,
  keys: {
    createdAt: byInstant(companies.createdAt, (row) => row.createdAt),
    name: byText(companies.name, (row) => row.name),
  },
}

/** Which companies the list's filter and search ask for. */
export const companyFilter = (
  { actor }: Ctx,
  { q, owner }: Pick<ListCompanies, 'q' | 'owner'>,
): ListFilter => ({
  filter: and(isNull(companies.deletedAt), ownerFilter(companies.ownerId, owner, actor)),
  search: q ? matchesSearch(companies.searchText, q) : undefined,
})

/** Who counts as somebody of a company. */
export const isKnownThere = and(isNull(people.deletedAt), eq(people.setAside, false))

/** Companies as clients read them, with how many people and open deals each has, and when one of those people was active last. */
export async function presentCompanies(
  db: Database,
  rows: readonly CompanyRow[],
): Promise<Company[]> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const known = await db
    .select({ id: people.companyId, n: count(), lastActivityAt: max(people.lastActivityAt) })
    .from(people)
    .where(and(inArray(people.companyId, ids), isKnownThere))
    .groupBy(people.companyId)
  const tagged = await readTags(db, tagLinks.company, ids)
  const knownOf = new Map(known.map(({ id, ...figures }) => [id, figures]))
  const dealsOf = await openDealsOfCompanies(db, ids)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    domain: row.domain,
    website: row.website,
    tags: tagged.get(row.id) ?? [],
    owner: row.ownerId,
    people: knownOf.get(row.id)?.n ?? 0,
    openDeals: dealsOf.get(row.id)?.count ?? 0,
    openValue: dealsOf.get(row.id)?.value ?? 0,
    createdAt: row.createdAt.toISOString(),
    lastActivityAt: knownOf.get(row.id)?.lastActivityAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  }))
}

/** One company as clients read it. @throws {AppError} `not_found`. */
export async function readCompany(ctx: Ctx, id: string): Promise<Company> {
  const [company] = await presentCompanies(ctx.db, [await findRecord(ctx, companyRecords, id)])
  if (!company) throw new Error('A company that was found was not presented.')
  return company
}

/**
 * Changes a company; what is absent stays. Its people are found by its new name from then on.
 * @throws {AppError} `not_found`, `edit_conflict` (with `current`), `invalid` (nobody to give it to).
 */
export async function updateCompany(ctx: Ctx, id: string, input: UpdateCompany): Promise<Company> {
  await refuseStranger(ctx, input.owner)
  const current = await readCompany(ctx, id)
  await changeRecord({
    ctx,
    kind: companyRecords,
    id,
    act: 'updated',
    seen: { version: input.version, present: () => ({ ...current }) },
    decide: (row, now) => {
      const name = input.name ?? row.name
      return {
        name,
        ...(name !== row.name && { namedAt: now }),
        website: input.website === undefined ? row.website : input.website,
        ownerId: input.owner === undefined ? row.ownerId : input.owner,
        searchText: companySearchText(name, row.domain),
      }
    },
    ...(input.tags && { tags: (ctx: Ctx) => keepTagIds(ctx, input.tags ?? []) }),
    also: async ({ db }, changed, before) => {
      if (changed.name !== before.name) await renameInSearch(db, [changed])
    },
  })
  return readCompany(ctx, id)
}
