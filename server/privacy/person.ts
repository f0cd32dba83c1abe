import { type SQL, sql } from 'drizzle-orm'
import { adminPage } from '#shared/routes.ts'
import type { Database } from '../db/database.ts'
import {
  admins,
  consultations,
  invitations,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
} from '../db/schema.ts'
import { comparedAddress } from './marks.ts'

/** Who is behind an address, as far as the database knows. */
export type Person = {
  /** Trimmed, in small letters. */
  address: string
  /** Finds the address in text, and not as the end of another; for PostgreSQL's `~*`. */
  pattern: string
  /** The records that are theirs, deleted ones among them. */
  ids: string[]
  /** Where those records are shown. */
  pages: string[]
}

const escapeRegex = (text: string) => text.replace(/[!-/:-@[-^`{-~]/g, '\\$&')

/** In the text of JSON a letter before the address may be the end of an escaped line break. */
const beginning = `((?<=\\\\[nrt])|(?<![[:alnum:]._+-]))`
const end = '(?![[:alnum:]-]|\\.[[:alnum:]])'

/** The tables whose rows are a person's own, each with the page that shows one, where notices may lead to it. */
const owned = [
  [leads, adminPage.lead],
  [consultations, adminPage.consultation],
  [leadMagnetSubmissions, adminPage.submission],
  [newsletterSubscribers, null],
  [invitations, null],
] as const

export async function findPerson(db: Database, email: string): Promise<Person> {
  const address = comparedAddress(email)
  const person: Person = {
    address,
    pattern: `${beginning}${escapeRegex(address)}${end}`,
    ids: [],
    pages: [],
  }
  for (const [table, pageOf] of owned) {
    const rows = await db
      .select({ id: table.id })
      .from(table)
      .where(sql`lower(${table.email}) = ${address}`)
    for (const { id } of rows) {
      person.ids.push(id)
      if (pageOf) person.pages.push(pageOf(id))
    }
  }
  return person
}

/**
 * Whether words quote the address. Plain text is looked for first, which is ten times as quick as
 * the pattern: written with `and`, the database chooses the order itself, and wrongly.
 */
export const quotes = (words: SQL, { address, pattern }: Person): SQL =>
  sql`case when strpos(lower(${words}), ${address}) > 0 then ${words} ~* ${pattern} else false end`

/** The account that signs in with an address, if there is one. */
export async function accountOf(db: Database, email: string) {
  const [account] = await db
    .select()
    .from(admins)
    .where(sql`lower(${admins.email}) = ${comparedAddress(email)}`)
  return account ?? null
}
