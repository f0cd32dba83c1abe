import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrate.ts'
import { consultations, leadMagnetSubmissions, leads } from '../db/schema.ts'
import { type Person, quotes } from './person.ts'
import type { Place } from './places.ts'

type Mentioning = {
  record: string
  table: PgTable & Record<'id' | 'email' | 'version', PgColumn>
  text: PgColumn[]
  json: PgColumn[]
  /** What is made anew of the text, by a job, once it is null. */
  derived?: PgColumn[]
}

/** Where people write what they like: other people's records, with what they may name others in. */
export const mentioning: readonly Mentioning[] = [
  {
    record: 'lead',
    table: leads,
    text: [leads.name, leads.company, leads.phone, leads.message, leads.source, leads.searchText],
    json: [],
    derived: [leads.messageWords],
  },
  {
    record: 'consultation',
    table: consultations,
    text: [
      consultations.name,
      consultations.company,
      consultations.phone,
      consultations.message,
      consultations.meetingType,
      consultations.importKey,
      consultations.searchText,
    ],
    json: [],
  },
  {
    record: 'submission',
    table: leadMagnetSubmissions,
    text: [
      leadMagnetSubmissions.name,
      leadMagnetSubmissions.company,
      leadMagnetSubmissions.submissionData,
      leadMagnetSubmissions.searchText,
    ],
    json: [leadMagnetSubmissions.answers],
  },
]

/** What stands where an address was. */
const erased = '(erased)'

function isMention({ table, text, json }: Mentioning, person: Person): SQL {
  const parts = [...text, ...json.map((column) => sql`${column}::text`)]
  const words = sql`concat_ws(E'\n', ${sql.join(parts, sql`, `)})`
  return sql`lower(${table.email}) <> ${person.address} and ${quotes(words, person)}`
}

async function redact(db: Database, about: Mentioning, person: Person): Promise<number> {
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
    sql`update ${about.table} set ${sql.join(set, sql`, `)} where ${isMention(about, person)} returning 1`,
  )
  return rowsOf(changed).length
}

/** The address in the words of others: their record stays, the address in it does not. */
export const mentions: Place = {
  read: async (db, person) => {
    const found: object[] = []
    for (const about of mentioning) {
      const rows = rowsOf<{ id: string }>(
        await db.execute(
          sql`select ${about.table.id} as id from ${about.table} where ${isMention(about, person)}`,
        ),
      )
      found.push(...rows.map(({ id }) => ({ record: about.record, id })))
    }
    return found
  },
  erase: async (db, person) => {
    let redacted = 0
    for (const about of mentioning) redacted += await redact(db, about, person)
    return redacted
  },
}
