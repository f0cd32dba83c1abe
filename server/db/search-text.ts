import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** Case folded the same way on every database, whatever its locale. */
const fold = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a search box looks through: name, e-mail and company (admin-back-office.md §2). */
export const searchTextOf = (person: { name: string; email: string; company: string | null }) =>
  fold([person.name, person.email, person.company ?? ''].join('\n'))

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

const escapeRegex = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/**
 * What a word follows in a name, an address or a company. Named one by one: of "anything that is no
 * letter" the trigram index makes nothing.
 */
const separators = ` \\n@._+/&'"(,-`

/** Letters and digits begin it, and they are fewer than the three the trigram index asks for. */
const isShortWord = (needle: string) => /^[\p{L}\p{N}].?$/su.test(needle)

/**
 * The condition "`column`, made by {@link searchTextOf}, contains `needle`", whatever the case. One
 * or two characters match where a word begins, which the trigram index can answer; inside words it
 * could only be answered by reading every row (design.md §6).
 */
export function matchesSearch(column: SQLWrapper, needle: string): SQL {
  const folded = fold(needle)
  const contained = sql`${column} like ${`%${escapeLike(folded)}%`}`
  if (!isShortWord(folded)) return contained
  // A row that does not contain it is let go by `like` in a tenth of the time.
  return sql`(${contained} and ${column} ~ ${`(^|[${separators}])${escapeRegex(folded)}`})`
}
