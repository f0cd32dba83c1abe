import { and, asc, isNull } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isAmong, isAmongNames } from '../db/many-rows.ts'
import { companies } from '../db/schema.ts'
import type { Item } from '../journal/read-items.ts'
import type { Added } from './imported-people.ts'
import { companyDomain, keepCompanies } from './keep-companies.ts'
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

/** The company of each as it is now; made again where the last person's going took it along. */
export async function companiesOf(ctx: Ctx, added: readonly Added[]) {
  const { db } = ctx
  const nameOf = await namesOfCompanies(
    db,
    added.flatMap(({ companyId }) => companyId ?? []),
  )
  const homeless = added.filter(({ companyId }) => companyId && !nameOf.has(companyId))
  const byId = Map.groupBy(homeless, ({ companyId }) => companyId)
  const { companyOf: byDomain, named } = await keepCompanies(
    db,
    homeless.map((each) => {
      const { company, companyId } = each
      const isItsOwn = byId.get(companyId)?.every((one) => domainOf(one) === domainOf(each))
      // Where several domains had one, as an earlier release kept it, nobody knows whose it was.
      return {
        email: `@${domainOf(each)}`,
        company,
        companyId: isItsOwn ? companyId : null,
        at: ctx.clock(),
      }
    }),
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
