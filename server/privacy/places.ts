import { asc, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { alertKinds } from '#shared/mail/vocabulary.ts'
import type { HoldingPlace } from '#shared/privacy/vocabulary.ts'
import type { Database } from '../db/database.ts'
import {
  consultations,
  emailChanges,
  invitations,
  leadMagnetSubmissions,
  leads,
  mailOrders,
  messageAttachments,
  messages,
  newsletterSubscribers,
  notifications,
} from '../db/schema.ts'
import { messagesAbout } from '../mail/forget-messages.ts'
import { comparedAddress } from './marks.ts'
import { mentions } from './mentions.ts'
import { type Person, quotes } from './person.ts'
import { traces } from './traces.ts'

/** One place where something about a person can be: what is there, and how it is removed. */
export type Place = {
  /** As it is exported. */
  read: (db: Database, person: Person) => Promise<object[]>
  /** Returns how much of it there was. */
  erase: (db: Database, person: Person) => Promise<number>
}

/** What the search box looks through, and the key of a form, tell nothing that the row does not. */
const withoutKeys = ({
  searchText,
  messageWords,
  idempotencyKey,
  idempotencyHash,
  ...row
}: Record<string, unknown>) => row

async function deleteRows(db: Database, table: PgTable, which: SQL | undefined): Promise<number> {
  const gone = await db.delete(table).where(which).returning({ one: sql<number>`1` })
  return gone.length
}

/** A table whose matching rows are about the person and go whole. */
function wholeRows(table: PgTable, isTheirs: (person: Person) => SQL | undefined): Place {
  return {
    read: async (db, person) => {
      const rows = await db.select().from(table).where(isTheirs(person))
      return rows.map(withoutKeys)
    },
    erase: (db, person) => deleteRows(db, table, isTheirs(person)),
  }
}

const ownRows = (table: PgTable & { email: PgColumn }) =>
  wholeRows(table, ({ address }) => sql`lower(${table.email}) = ${address}`)

const aboutThem = (person: Person) =>
  or(
    sql`lower(${messages.toAddress}) = ${person.address}`,
    messagesAbout(person.ids),
    quotes(
      sql`concat_ws(E'\n', ${messages.payload}::text, ${messages.subject}, ${messages.replyTo}, ${messages.lastAnswer})`,
      person,
    ),
  )

/** Every place, in the order it is emptied. */
export const places: Record<HoldingPlace, Place> = {
  leads: ownRows(leads),
  consultations: ownRows(consultations),
  submissions: ownRows(leadMagnetSubmissions),
  subscriptions: ownRows(newsletterSubscribers),
  messages: {
    read: (db, person) => readMessages(db, person, aboutThem(person)),
    erase: (db, person) => deleteRows(db, messages, aboutThem(person)),
  },
  mailOrders: wholeRows(mailOrders, (person) =>
    or(
      person.ids.length > 0 ? inArray(mailOrders.entityId, person.ids) : undefined,
      quotes(sql`${mailOrders.order}::text`, person),
    ),
  ),
  notifications: wholeRows(notifications, (person) =>
    or(
      person.pages.length > 0 ? inArray(notifications.href, person.pages) : undefined,
      quotes(sql`concat_ws(E'\n', ${notifications.title}, ${notifications.body})`, person),
    ),
  ),
  invitations: ownRows(invitations),
  emailChanges: ownRows(emailChanges),
  mentions,
  traces,
}

/**
 * Messages as they are exported: with their words when they are about the person's own record, or
 * to them and about nobody else; of an alert that tells of others, only that it was written.
 */
async function readMessages(
  db: Database,
  { address, ids }: Person,
  condition: SQL | undefined,
): Promise<object[]> {
  const rows = await db.select().from(messages).where(condition).orderBy(asc(messages.createdAt))
  const files = await db
    .select({ messageId: messageAttachments.messageId, fileName: messageAttachments.fileName })
    .from(messageAttachments)
    .where(
      inArray(
        messageAttachments.messageId,
        rows.map(({ id }) => id),
      ),
    )
  const own = (row: (typeof rows)[number]) =>
    ids.includes(row.entityId ?? '') ||
    (comparedAddress(row.toAddress) === address && !alertKinds.includes(row.kind))
  return rows.map((row) => {
    const { id, kind, state, createdAt, sentAt } = row
    if (!own(row)) return { id, kind, state, createdAt, sentAt }
    const { toAddress, toName, replyTo, subject, payload, text } = row
    const attachments = files
      .filter(({ messageId }) => messageId === id)
      .map(({ fileName }) => fileName)
    const words = { toAddress, toName, replyTo, subject, payload, text, attachments }
    return { id, kind, state, createdAt, sentAt, ...words }
  })
}
