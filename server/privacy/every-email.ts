import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Database, rowsOf } from '../db/database.ts'
import { changeItems, emails, importRows, notifications, queuedEmails } from '../db/schema.ts'
import { nextTurn, rowsPerTurn } from '../turns.ts'
import { redactedTables } from './redactions.ts'

/**
 * Every address that stands anywhere, in small letters, some of them more than once: those that
 * records and accounts bear, and those in the words of others.
 */
export async function* everyEmail(db: Database): AsyncGenerator<string> {
  yield* borneEmails(db)
  for (const source of written) yield* quotedEmails(db, source)
}

/** Columns that hold an address and nothing else. */
const borne = [
  ['leads', 'email'],
  ['consultations', 'email'],
  ['lead_magnet_submissions', 'email'],
  ['newsletter_subscribers', 'email'],
  ['person_emails', 'email'],
  ['invitations', 'email'],
  ['email_changes', 'email'],
  ['admins', 'email'],
  ['messages', 'to_address'],
  ['messages', 'reply_to'],
] as const

/** Addresses read at a time. */
const batchSize = 1_000

async function* borneEmails(db: Database): AsyncGenerator<string> {
  let after = ''
  for (;;) {
    const parts = borne.map(([table, column]) => {
      const email = sql.raw(`lower(${column})`)
      return sql`(select distinct ${email} as email from ${sql.raw(table)}
        where ${email} > ${after} order by 1 limit ${batchSize})`
    })
    const rows = rowsOf<{ email: string }>(
      await db.execute(sql`
        select distinct email from (${sql.join(parts, sql` union all `)}) as every
        order by email limit ${batchSize}`),
    )
    for (const { email } of rows) yield email
    const last = rows.at(-1)
    if (!last || rows.length < batchSize) return
    await nextTurn()
    after = last.email
  }
}

type Source = { table: PgTable & { id: PgColumn }; words: SQL }

const together = (...parts: (PgColumn | SQL)[]) =>
  sql`concat_ws(E'\n', ${sql.join(
    parts.map((part) => sql`${part}`),
    sql`, `,
  )})`

/** Where an address may be quoted. What the search box looks through says only what is there already. */
const written: readonly Source[] = [
  ...redactedTables.map(({ table, text, json }) => ({
    table,
    words: together(
      ...text.filter(({ name }) => name !== 'search_text'),
      ...json.map((column) => sql`${column}::text`),
    ),
  })),
  { table: emails, words: together(emails.subject, sql`${emails.payload}::text`) },
  {
    table: changeItems,
    words: sql`concat_ws(E'\n', ${changeItems.before}::text, ${changeItems.after}::text)`,
  },
  {
    table: importRows,
    words: together(
      sql`${importRows.cells}::text`,
      sql`${importRows.changes}::text`,
      importRows.reason,
    ),
  },
  { table: queuedEmails, words: sql`${queuedEmails.order}::text` },
  { table: notifications, words: together(notifications.title, notifications.body) },
]

/** Texts read at a time; each may be thousands of characters. */
const textBatchSize = rowsPerTurn
const firstId = '00000000-0000-0000-0000-000000000000'

async function* quotedEmails(db: Database, { table, words }: Source): AsyncGenerator<string> {
  let after = firstId
  for (;;) {
    const rows = rowsOf<{ id: string; words: string }>(
      await db.execute(sql`
        select ${table.id} as id, ${words} as words from ${table}
        where ${table.id} > ${after} and strpos(${words}, '@') > 0
        order by ${table.id} limit ${textBatchSize}`),
    )
    yield* new Set(rows.flatMap((row) => emailsIn(row.words)))
    const last = rows.at(-1)
    if (!last || rows.length < textBatchSize) return
    await nextTurn()
    after = last.id
  }
}

/** Most characters of an address (`email` in shared/text.ts). */
const longest = 254
/**
 * An address from its @ on both sides, so that a long text without one costs no more than a look at
 * each character; before it what `email` takes, in any script.
 */
const emailLike = /@(?<=([\p{L}\p{N}_'+.-]{1,253})@)([\p{L}\p{N}.-]{0,252}[\p{L}\p{N}-])/gu

/** What may be an address in a text, or in the text of JSON, in small letters. */
export function emailsIn(text: string): string[] {
  const plain = text.replace(/\\[nrt]/g, ' ').toLowerCase()
  return [...plain.matchAll(emailLike)].flatMap(([, name = '', domain = '']) =>
    partsBehindQuotes(name)
      .map((part) => `${part}@${domain}`)
      .filter(({ length }) => length <= longest),
  )
}

/** More quotes nobody has in an address: of a row of them only the last so many are tried. */
const mostQuotes = 8

/** A single quote may stand before an address as well as in it: `o'hara` is `hara`, too. */
function partsBehindQuotes(name: string): string[] {
  const words = name.split("'")
  const first = Math.max(1, words.length - mostQuotes)
  const behind = words.slice(first).map((_word, index) => words.slice(first + index).join("'"))
  return [name, ...behind.filter((part) => part !== '')]
}
