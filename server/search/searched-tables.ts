import { asc, gt, sql } from 'drizzle-orm'
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import {
  companies,
  consultations,
  deals,
  emails,
  leadMagnetSubmissions,
  leads,
  people,
} from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { dealSearchText } from '../deals/deal-records.ts'
import { searchTextsOf } from '../leads/lead-records.ts'
import { emailSearchText } from '../mail/plan-emails.ts'
import { companySearchText } from '../people/keep-companies.ts'
import { namesOfCompanies } from '../people/names.ts'
import { personSearchText } from '../people/person-search.ts'
import { rowsPerTurn } from '../turns.ts'

/** A row whose search text is made anew: as it was read, and as it shall be. */
type Made = { id: string; was: string; text: string }

/** Makes the search texts anew of a batch that begins after an id; returns the rows' ids in order. */
type FoldSome = (db: Database, after: string) => Promise<string[]>

/** A batch of a table in the order of its ids. */
const inOrder = <Query extends PgSelect>(query: Query, id: PgColumn, after: string) =>
  query.where(gt(id, after)).orderBy(asc(id)).limit(rowsPerTurn)

/** Writes those that differ; one that somebody has changed meanwhile is left as it is. */
async function write(
  db: Database,
  table: PgTable & Record<'id' | 'searchText', PgColumn>,
  made: readonly Made[],
): Promise<string[]> {
  const old = made.filter(({ was, text }) => was !== text)
  if (old.length > 0) {
    await db.execute(sql`
      update ${table} set search_text = made.text
      from jsonb_to_recordset(${JSON.stringify(old)}::jsonb) as made(id uuid, was text, text text)
      where ${table.id} = made.id and ${table.searchText} = made.was`)
  }
  return made.map(({ id }) => id)
}

const notAscii = /[^\p{ASCII}]/u

async function foldLeads(db: Database, after: string): Promise<string[]> {
  const rows = await inOrder(db.select().from(leads).$dynamic(), leads.id, after)
  const words = rows
    .filter(({ message }) => message && notAscii.test(message))
    .map((row) => ({ id: row.id, version: row.version, words: searchTextsOf(row).messageWords }))
  await db.execute(sql`
    update ${leads} set message_words = made.words::tsvector
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb) as made(id uuid, version int, words text)
    where ${leads.id} = made.id and ${leads.version} = made.version and message_words is not null`)
  const made = rows.map((row) => ({
    id: row.id,
    was: row.searchText,
    text: searchTextsOf(row).searchText,
  }))
  return write(db, leads, made)
}

async function foldPeople(db: Database, after: string): Promise<string[]> {
  const rows = await inOrder(db.select().from(people).$dynamic(), people.id, after)
  const nameOf = await namesOfCompanies(
    db,
    rows.flatMap(({ companyId }) => companyId ?? []),
  )
  const made = rows.map((row) => ({
    id: row.id,
    was: row.searchText,
    text: personSearchText(row, nameOf.get(row.companyId ?? '') ?? null),
  }))
  return write(db, people, made)
}

const { id, searchText, toName, toAddress, subject } = emails

/** Every table with a search text, by the name under which its progress is noted. */
export const searchedTables: Record<string, FoldSome> = {
  leads: foldLeads,
  people: foldPeople,
  companies: async (db, after) => {
    const rows = await inOrder(db.select().from(companies).$dynamic(), companies.id, after)
    const made = rows.map((row) => ({
      id: row.id,
      was: row.searchText,
      text: companySearchText(row.name, row.domain),
    }))
    return write(db, companies, made)
  },
  deals: async (db, after) => {
    const rows = await inOrder(db.select().from(deals).$dynamic(), deals.id, after)
    const made = rows.map((row) => ({
      id: row.id,
      was: row.searchText,
      text: dealSearchText(row.title),
    }))
    return write(db, deals, made)
  },
  consultations: async (db, after) => {
    const rows = await inOrder(db.select().from(consultations).$dynamic(), consultations.id, after)
    const made = rows.map((row) => ({ id: row.id, was: row.searchText, text: searchTextOf(row) }))
    return write(db, consultations, made)
  },
  submissions: async (db, after) => {
    const all = db.select().from(leadMagnetSubmissions).$dynamic()
    const rows = await inOrder(all, leadMagnetSubmissions.id, after)
    const made = rows.map((row) => ({ id: row.id, was: row.searchText, text: searchTextOf(row) }))
    return write(db, leadMagnetSubmissions, made)
  },
  messages: async (db, after) => {
    const some = db.select({ id, was: searchText, toName, toAddress, subject }).from(emails)
    const rows = await inOrder(some.$dynamic(), id, after)
    const made = rows.map((row) => ({ id: row.id, was: row.was, text: emailSearchText(row) }))
    return write(db, emails, made)
  },
}
