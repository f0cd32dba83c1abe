import { randomUUIDv7 } from 'node:crypto'
import { and, inArray, isNull, sql } from 'drizzle-orm'
import {
  companyOfAddress,
  isFreeMail,
  registeredDomain,
} from '#shared/consultations/company-of-address.ts'
import type { Database } from '../db/database.ts'
import { isAmongTexts } from '../db/many-rows.ts'
import { companies } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'

type Saying = { email: string; company?: string | null; at: Date }
export type CompanyName = { id: string; name: string }

/** The domain by which a company is known; null for an address that anyone can have. */
export function companyDomain(email: string): string | null {
  const domain = registeredDomain(email.slice(email.lastIndexOf('@') + 1).trim())
  return isFreeMail(email) || !domain.includes('.') ? null : domain
}

/** What the search box looks through. */
export const companySearchText = (name: string, domain: string) =>
  searchTextOf({ name, email: domain, company: null })

/**
 * The companies of some addresses, made where the domain was not known. Its name is the first that
 * somebody typed; until then it is read off the domain. Returns them by domain.
 */
export async function keepCompanies(
  db: Database,
  sayings: readonly Saying[],
): Promise<Map<string, CompanyName>> {
  const byDomain = Map.groupBy(sayings, ({ email }) => companyDomain(email) ?? '')
  byDomain.delete('')
  if (byDomain.size === 0) return new Map()
  const domains = [...byDomain.keys()].toSorted()
  const wanted = domains.map((domain) => newCompany(domain, byDomain.get(domain) ?? []))
  const known = await companiesOf(db, domains)
  const unknown = wanted.filter(({ domain }) => !known.has(domain))
  if (unknown.length > 0) await db.insert(companies).values(unknown).onConflictDoNothing()
  const unnamed = wanted.filter(
    ({ domain, namedAt }) => namedAt && known.has(domain) && !known.get(domain)?.namedAt,
  )
  for (const { domain, name, namedAt, searchText } of unnamed) {
    await db
      .update(companies)
      .set({ name, namedAt, searchText, version: sql`${companies.version} + 1` })
      .where(and(inArray(companies.domain, [domain]), isNull(companies.namedAt)))
  }
  return unknown.length + unnamed.length > 0 ? companiesOf(db, domains) : known
}

async function companiesOf(db: Database, domains: string[]) {
  const rows = await db
    .select({
      id: companies.id,
      domain: companies.domain,
      name: companies.name,
      namedAt: companies.namedAt,
    })
    .from(companies)
    .where(isAmongTexts(companies.domain, domains))
  return new Map(rows.map(({ domain, ...company }) => [domain, company]))
}

function newCompany(domain: string, sayings: Saying[]) {
  const said = sayings.find(({ company }) => company)
  const name = said?.company ?? companyOfAddress(`somebody@${domain}`) ?? domain
  const at = sayings[0]?.at ?? new Date(0)
  return {
    id: randomUUIDv7(),
    domain,
    name,
    namedAt: said?.at ?? null,
    createdAt: at,
    updatedAt: at,
    searchText: companySearchText(name, domain),
  }
}
