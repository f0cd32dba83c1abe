import { randomUUIDv7 } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
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
type Naming = { name: string; namedAt: Date | null }
/** A company that has got its name, and what it was called before. */
export type NamedCompany = CompanyName & Naming & { before: Naming }

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
 * somebody typed; until then it is read off the domain. Returns them by domain, and those that were known
 * and have got their name: what their people are found by is to be made anew (person-search.ts).
 */
export async function keepCompanies(
  db: Database,
  sayings: readonly Saying[],
): Promise<{ companyOf: Map<string, CompanyName>; named: NamedCompany[] }> {
  const byDomain = Map.groupBy(sayings, ({ email }) => companyDomain(email) ?? '')
  byDomain.delete('')
  if (byDomain.size === 0) return { companyOf: new Map(), named: [] }
  const domains = [...byDomain.keys()].toSorted()
  const wanted = domains.map((domain) => newCompany(domain, byDomain.get(domain) ?? []))
  const known = await companiesOf(db, domains)
  const unknown = wanted.filter(({ domain }) => !known.has(domain))
  if (unknown.length > 0) await db.insert(companies).values(unknown).onConflictDoNothing()
  const named: NamedCompany[] = []
  for (const { id, before, ...name } of unnamedAmong(wanted, known)) {
    const written = await db
      .update(companies)
      .set({ ...name, version: sql`${companies.version} + 1` })
      .where(and(eq(companies.id, id), isNull(companies.namedAt)))
      .returning({ id: companies.id, name: companies.name, namedAt: companies.namedAt })
    named.push(...written.map((company) => ({ ...company, before })))
  }
  const isChanged = unknown.length + named.length > 0
  return { companyOf: isChanged ? await companiesOf(db, domains) : known, named }
}

type Known = Awaited<ReturnType<typeof companiesOf>>

/** Companies without a name that are given one, in the order in which everybody holds them. */
const unnamedAmong = (wanted: readonly ReturnType<typeof newCompany>[], known: Known) =>
  wanted
    .flatMap(({ domain, name, namedAt, searchText }) => {
      const company = known.get(domain)
      return namedAt && company && !company.namedAt
        ? [
            {
              id: company.id,
              name,
              namedAt,
              searchText,
              before: { name: company.name, namedAt: null },
            },
          ]
        : []
    })
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))

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
