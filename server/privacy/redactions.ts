import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { leadFieldNames } from '#shared/leads/fields.ts'
import { type Database, rowsOf } from '../db/database.ts'
import {
  companies,
  consultations,
  deals,
  imports,
  leadMagnetSubmissions,
  leads,
  notes,
  people,
  tasks,
  views,
} from '../db/schema.ts'
import { type Person, quotes } from './person.ts'
import type { PersonalDataSource } from './personal-data-sources.ts'

type RedactedTable = {
  record: string
  table: PgTable & Record<'id' | 'version', PgColumn>
  /** Whether a row is the person's own, which goes whole; none is where rows are nobody's. */
  isTheirs?: (person: Person) => SQL | undefined
  text: PgColumn[]
  json: PgColumn[]
  /** What is made anew of the text, by a job, once it is null. */
  derived?: PgColumn[]
}

const bearsTheirs =
  (column: PgColumn) =>
  ({ emails }: Person) =>
    sql`lower(${column}) in ${emails}`
const isOfPerson =
  (column: PgColumn) =>
  ({ personIds }: Person) =>
    personIds.length > 0 ? sql`${column} in ${personIds}` : undefined

/** Where people write what they like: other people's records, with what they may name others in. */
export const redactedTables: readonly RedactedTable[] = [
  {
    record: 'lead',
    table: leads,
    isTheirs: bearsTheirs(leads.email),
    // An address in its own field says whose it is.
    text: [
      ...leadFieldNames.filter((name) => name !== 'email').map((name) => leads[name]),
      leads.source,
      leads.searchText,
    ],
    json: [leads.origin],
    derived: [leads.messageWords],
  },
  {
    record: 'consultation',
    table: consultations,
    isTheirs: bearsTheirs(consultations.email),
    text: [
      consultations.name,
      consultations.company,
      consultations.phone,
      consultations.message,
      consultations.meetingType,
      consultations.place,
      consultations.importKey,
      consultations.searchText,
    ],
    json: [consultations.origin],
  },
  {
    record: 'submission',
    table: leadMagnetSubmissions,
    isTheirs: bearsTheirs(leadMagnetSubmissions.email),
    text: [
      leadMagnetSubmissions.name,
      leadMagnetSubmissions.company,
      leadMagnetSubmissions.submissionData,
      leadMagnetSubmissions.searchText,
    ],
    json: [leadMagnetSubmissions.answers, leadMagnetSubmissions.origin],
  },
  {
    record: 'person',
    table: people,
    isTheirs: isOfPerson(people.id),
    text: [people.name, people.source, people.searchText],
    json: [people.origin],
  },
  {
    record: 'company',
    table: companies,
    text: [companies.name, companies.website, companies.searchText],
    json: [],
  },
  {
    record: 'note',
    table: notes,
    isTheirs: isOfPerson(notes.personId),
    text: [notes.text],
    json: [],
  },
  {
    record: 'task',
    table: tasks,
    isTheirs: isOfPerson(tasks.personId),
    text: [tasks.title],
    json: [],
  },
  {
    record: 'deal',
    table: deals,
    isTheirs: isOfPerson(deals.personId),
    text: [deals.title, deals.lostReason, deals.searchText],
    json: [],
  },
  {
    record: 'import',
    table: imports,
    text: [imports.fileName],
    json: [imports.headers],
  },
  {
    record: 'view',
    table: views,
    text: [views.name],
    json: [views.query],
  },
]

/** What stands where an address was. */
const erased = '(erased)'

function quotesThem({ text, json, isTheirs }: RedactedTable, person: Person): SQL {
  const parts = [...text, ...json.map((column) => sql`${column}::text`)]
  const words = sql`concat_ws(E'\n', ${sql.join(parts, sql`, `)})`
  const own = isTheirs?.(person)
  return own ? sql`not (${own}) and ${quotes(words, person)}` : quotes(words, person)
}

async function redact(db: Database, about: RedactedTable, person: Person): Promise<number> {
  const without = (value: SQL) => sql`regexp_replace(${value}, ${person.pattern}, ${erased}, 'gi')`
  const set = [
    ...about.text.map((column) => sql`${sql.identifier(column.name)} = ${without(sql`${column}`)}`),
    ...about.json.map(
      (column) => sql`${sql.identifier(column.name)} = ${without(sql`${column}::text`)}::jsonb`,
    ),
    ...(about.derived ?? []).map((column) => sql`${sql.identifier(column.name)} = null`),
    // Whoever has the record open is shown the change, and does not save the old words over it.
    sql`version = ${about.table.version} + 1`,
  ]
  const changed = await db.execute(
    sql`update ${about.table} set ${sql.join(set, sql`, `)} where ${quotesThem(about, person)} returning 1`,
  )
  return rowsOf(changed).length
}

/** The address in the words of others: their record stays, the address in it does not. */
export const redactions: PersonalDataSource = {
  read: async (db, person) => {
    const found: object[] = []
    for (const about of redactedTables) {
      const rows = rowsOf<{ id: string }>(
        await db.execute(
          sql`select ${about.table.id} as id from ${about.table} where ${quotesThem(about, person)}`,
        ),
      )
      found.push(...rows.map(({ id }) => ({ record: about.record, id })))
    }
    return found
  },
  erase: async (db, person) => {
    let redacted = 0
    for (const about of redactedTables) redacted += await redact(db, about, person)
    return redacted
  },
}
