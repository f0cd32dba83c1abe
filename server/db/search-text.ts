import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Case folded the same way on every database, whatever its locale. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a search box looks through: name, e-mail and company (admin-back-office.md §2). */
export const searchTextOf = (person: { name: string; email: string; company: string | null }) =>
  fold([person.name, person.email, person.company ?? ''].join('\n'))

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

/** The condition "`column`, made by {@link searchTextOf}, contains `needle`", whatever the case. */
export const matchesSearch = (column: SQLWrapper, needle: string): SQL =>
  sql`${column} like ${`%${escapeLike(fold(needle))}%`}`
