import { type SQL, sql } from 'drizzle-orm'
import { leads } from '../db/schema.ts'

/** Case folded the same way on every database, whatever its locale. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** What the search box looks through: name, e-mail and company (admin-back-office.md §2, Leads). */
export const searchTextOf = (lead: { name: string; email: string; company: string | null }) =>
  fold([lead.name, lead.email, lead.company ?? ''].join('\n'))

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** The condition "name, e-mail or company contains `needle`", whatever the case. */
export const matchesSearch = (needle: string): SQL =>
  sql`${leads.searchText} like ${`%${escapeLike(fold(needle))}%`}`
