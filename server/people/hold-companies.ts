import { or } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { isAmong, isAmongTexts } from '../db/many-rows.ts'
import { companies } from '../db/schema.ts'
import { companyDomain } from './keep-companies.ts'

/**
 * Holds companies until the transaction ends: those with these ids, and those of these addresses; in one order.
 * Who is known there may still refer to them.
 */
export async function holdCompanies(
  db: Database,
  ids: readonly string[],
  emails: readonly string[],
): Promise<void> {
  const domains = [...new Set(emails.flatMap((email) => companyDomain(email) ?? []))]
  await db
    .select({ id: companies.id })
    .from(companies)
    .where(or(isAmong(companies.id, [...new Set(ids)]), isAmongTexts(companies.domain, domains)))
    .orderBy(companies.id)
    .for('no key update')
}
