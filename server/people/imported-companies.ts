import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isAmong, isAmongNames } from '../db/many-rows.ts'
import { changeItems, companies } from '../db/schema.ts'
import { pagesOfItems } from '../journal/read-items.ts'
import type { Item } from '../record-kind.ts'
import { type Added, addedNoun } from './imported-people.ts'
import { companyDomain, companySearchText, keepCompanies } from './keep-companies.ts'
import type { PersonRow } from './keep-people.ts'
import { namesOfCompanies } from './names.ts'
import { renameInSearchLate } from './person-search.ts'

/** The domain of somebody's company; of one added by an earlier release that of their address. */
const domainOf = ({ email, domain }: Added) => domain ?? companyDomain(email) ?? ''

/**
 * Says whether somebody has the company they were given; or, where that one went with its last person,
 * the one of their address, which came back with them.
 */
export async function homes(db: Database, rows: readonly PersonRow[], items: readonly Item[]) {
  const given = items.flatMap(({ after }) => (after as Added).companyId ?? [])
  const ids = [...given, ...rows.flatMap(({ companyId }) => companyId ?? [])]
  const found = await db
    .select({ id: companies.id, domain: companies.domain })
    .from(companies)
    .where(isAmong(companies.id, [...new Set(ids)]))
  const domains = new Map(found.map(({ id, domain }) => [id, domain]))
  return (row: PersonRow, added: Added): boolean => {
    const { companyId } = added
    if (row.companyId === companyId) return true
    if (!row.companyId || !companyId || domains.has(companyId)) return false
    return domains.get(row.companyId) === domainOf(added)
  }
}

/**
 * Makes the companies again that went with the last of those who were added, as they were; where others have made
 * one of the same domain meanwhile, that is theirs. Call it before any person is held.
 */
export async function makeCompaniesAgain({ db, clock }: Ctx, changeId: string): Promise<void> {
  const gone = and(eq(changeItems.noun, addedNoun), sql`${changeItems.before} ? 'home'`) ?? sql``
  for await (const items of pagesOfItems(db, changeId, gone)) {
    const known = items.flatMap(({ before }) => (before as Added).home ?? [])
    const homes = [...new Map(known.map((home) => [home.id, home])).values()]
    const inOrder = homes.toSorted((one, other) => (one.domain < other.domain ? -1 : 1))
    const now = clock()
    const rows = inOrder.map(({ namedAt, ...home }) => ({
      ...home,
      namedAt: namedAt && new Date(namedAt),
      createdAt: now,
      updatedAt: now,
      searchText: companySearchText(home.name, home.domain),
    }))
    if (rows.length > 0) await db.insert(companies).values(rows).onConflictDoNothing()
  }
}

/** The company of each as it is now; of those of an earlier release made anew where it went with them. */
export async function companiesOf(ctx: Ctx, added: readonly Added[]) {
  const { db } = ctx
  const nameOf = await namesOfCompanies(
    db,
    added.flatMap(({ companyId }) => companyId ?? []),
  )
  const homeless = added.filter(({ companyId }) => companyId && !nameOf.has(companyId))
  const { companyOf: byDomain, named } = await keepCompanies(
    db,
    homeless.map((each) => ({
      email: `@${domainOf(each)}`,
      company: each.company,
      at: ctx.clock(),
    })),
  )
  await renameInSearchLate(ctx, named)
  return (each: Added) => {
    const { companyId } = each
    if (!companyId) return undefined
    const name = nameOf.get(companyId)
    return name === undefined ? byDomain.get(domainOf(each)) : { id: companyId, name }
  }
}

/** The companies with these names, compared without regard to case, by the name in small letters. */
export async function companiesByName(db: Database, names: readonly string[]) {
  if (names.length === 0) return new Map<string, { id: string; name: string }>()
  const rows = await db
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(isAmongNames(companies.name, names), isNull(companies.deletedAt)))
    .orderBy(asc(companies.id))
  return new Map(rows.toReversed().map((row) => [row.name.toLowerCase(), row]))
}
