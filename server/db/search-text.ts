import { or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { phoneDigits, phoneNeedles } from '#shared/phone.ts'
import { foldForSearch, foldSpelled } from '#shared/search/fold.ts'

/**
 * Which way texts are folded. A number that is raised has those folded again that are kept already
 * (fold-again.ts); so must whatever changes how a search text is made.
 */
export const foldVersion = 2

type Searched = {
  name: string
  email: string
  company: string | null
  phone?: string | null
  /** Other lines of a record. */
  more?: (string | null)[]
}

/**
 * What a search box looks through: name, e-mail and company (admin-back-office.md §2), and behind a
 * tab, which stands in none of them, the digits of the phone number where `phone` is given.
 */
export function searchTextOf({ name, email, company, phone, more = [] }: Searched): string {
  const written = [name, email, company ?? '', ...more.filter(Boolean)].join('\n')
  const lines = foldForSearch(written)
  const others = [...withoutApostrophes(lines), ...spelledWords(written)]
  return [lines, ...others].join('\n') + (phone ? `\t${phoneDigits(phone)}` : '')
}

/**
 * The words that have an apostrophe, without it: "obrien" finds O'Brien. Not those of addresses, which
 * an erasure looks for as they are.
 */
function withoutApostrophes(folded: string): string[] {
  const words = folded.split(/\s+/).filter((word) => word.includes("'") && !word.includes('@'))
  return [...new Set(words.map((word) => word.replaceAll("'", '')))].filter(Boolean)
}

/**
 * The words that have umlauts and their like, with these spelled: "juergen" finds Jürgen, and "samul"
 * no Samuel. Not those of addresses.
 */
function spelledWords(written: string): string[] {
  const words = written.split(/\s+/).filter((word) => !word.includes('@'))
  const spelled = words.map((word) => [foldForSearch(word), foldSpelled(word)] as const)
  return [...new Set(spelled.flatMap(([plain, other]) => (plain === other ? [] : other)))]
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, (character) => `\\${character}`)

const contains = (column: SQLWrapper, folded: string) =>
  sql`${column} like ${`%${escapeLike(folded)}%`}`

const escapeRegex = (text: string) => text.replace(/[!-/:-@[-`{-~]/g, '\\$&')

/**
 * What a word follows in a name, an address or a company. Named one by one: of "anything that is no
 * letter" the trigram index makes nothing.
 */
const separators = ` \\n@._+/&'"(,-`

/** Letters and digits begin it, and they are fewer than the three the trigram index asks for. */
const isShortWord = (needle: string) => /^[\p{L}\p{N}].?$/su.test(needle)

/**
 * The condition "`column`, made by {@link searchTextOf}, contains `needle`, or each of its words",
 * whatever the case, the accents and the order.
 */
export function matchesSearch(column: SQLWrapper, needle: string): SQL {
  const folded = foldForSearch(needle).trim()
  const words = [...new Set(needle.trim().split(/\s+/))]
  const each = words.map((word) => matchesEitherWay(column, word))
  if (words.length === 1) return matchesEitherWay(column, needle)
  return sql`(${contains(column, folded)} or (${sql.join(each, sql` and `)}))`
}

/** A word, or its spelling without umlauts: "jürgen" finds Juergen too. */
function matchesEitherWay(column: SQLWrapper, word: string): SQL {
  const [folded, spelled] = [foldForSearch(word).trim(), foldSpelled(word).trim()]
  const plain = matchesWord(column, folded)
  return spelled === folded ? plain : sql`(${plain} or ${matchesWord(column, spelled)})`
}

/**
 * One or two characters match where a word begins, which the trigram index can answer; inside words
 * it could only be answered by reading every row (design.md §6).
 */
function matchesWord(column: SQLWrapper, folded: string): SQL {
  const contained = contains(column, folded)
  if (!isShortWord(folded)) return contained
  // A row that does not contain it is let go by `like` in a tenth of the time.
  return sql`(${contained} and ${column} ~ ${`(^|[${separators}])${escapeRegex(folded)}`})`
}

/** As {@link matchesSearch}, or the column has the phone number that was typed, whole or in part. */
export const matchesSearchOrPhone = (column: SQLWrapper, needle: string): SQL | undefined =>
  or(
    matchesSearch(column, needle),
    ...phoneNeedles(needle).map(({ digits, first }) =>
      contains(column, first ? `\t${digits}` : digits),
    ),
  )

/** A word has no more characters than this; the rest of a longer one is not looked at. */
const longestWord = 60
/** A word of fewer characters begins so many others that only the whole of it is looked for. */
const shortestBeginning = 3

/** The words of a text, folded, each once; letters and digits alone, which need no quotes in SQL. */
function wordsOf(text: string): string[] {
  const words = foldForSearch(text).match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return [...new Set(words.map((word) => Array.from(word).slice(0, longestWord).join('')))]
}

/** The words of a longer text, as PostgreSQL's `tsvector` is written. */
export const searchWordsOf = (text: string | null): string =>
  [...new Set([...wordsOf(text ?? ''), ...wordsOf(spelledWords(text ?? '').join(' '))])].join(' ')

/**
 * The condition "`column`, made by {@link searchWordsOf}, has each word of `needle`", the last of
 * which may still be typed: it need only begin one. Undefined when no word of the needle is long
 * enough to be looked for in texts.
 */
export function matchesWords(column: SQLWrapper, needle: string): SQL | undefined {
  const words = wordsOf(needle)
  const last = words.at(-1) ?? ''
  if (!words.some((word) => word.length >= shortestBeginning)) return undefined
  const wanted = [...words.slice(0, -1), last.length >= shortestBeginning ? `${last}:*` : last]
  return sql`${column} @@ ${wanted.join(' & ')}::tsquery`
}
