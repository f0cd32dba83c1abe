import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { comparedEmail } from '#shared/text.ts'
import type { Database } from '../db/database.ts'
import { isAmong, isAmongTexts } from '../db/many-rows.ts'
import {
  changeItems,
  consultations,
  leadMagnetSubmissions,
  leads,
  people,
  personEmails,
} from '../db/schema.ts'
import { changedSince } from '../journal/changed-since.ts'
import type { Item } from '../record-kind.ts'

/** What a record says of somebody and of their company. */
type Said = { phone: string | null; company: string | null }

/**
 * What records that are not deleted say by now and did not say at an instant, as they came later or were edited
 * since; by the id of the person or the company of some items: `of` is the person's id, or their company's.
 * Records are told by their addresses: those of somebody who was merged are with whoever has theirs.
 */
export async function saidSince(
  db: Database,
  of: PgColumn,
  items: readonly Item[],
  at: Date,
): Promise<Map<unknown, Said[]>> {
  if (items.length === 0) return new Map()
  const theirs = await addressesOf(
    db,
    of,
    items.map(({ recordId }) => recordId),
  )
  const addresses = [...new Set(theirs.map(({ address }) => address))]
  const said: (Said & Row)[] = []
  for (const table of [leads, consultations, leadMagnetSubmissions]) {
    const phone = 'phone' in table ? table.phone : sql<null>`null`
    const isNew = gt(table.createdAt, at)
    const bears = eq(sql`lower(${table.email})`, personEmails.email)
    const rows = await db
      .select({
        phone,
        ...{ recordId: table.id, email: table.email, company: table.company },
        isNew: sql<boolean>`${isNew}`,
      })
      .from(table)
      .innerJoin(personEmails, and(eq(personEmails.personId, table.personId), bears))
      .where(
        and(
          isAmongTexts(personEmails.email, addresses),
          or(isNew, gt(table.updatedAt, at)),
          isNull(table.deletedAt),
        ),
      )
    said.push(...rows)
  }
  const edited = said.filter(({ isNew }) => !isNew).map(({ recordId }) => recordId)
  const changed = await changedSince(db, edited, at, inArray(changeItems.field, saying))
  const byAddress = Map.groupBy(said, ({ email }) => comparedEmail(email))
  const byId = Map.groupBy(theirs, ({ id }) => id)
  const saidAt = ({ address }: { address: string }) =>
    byAddress.get(address)?.map((row) => saidAnew(row, changed.get(row.recordId))) ?? []
  return new Map([...byId].map(([id, some]) => [id, some.flatMap(saidAt)]))
}

/** The addresses of people, with those that they had before they were merged. */
async function addressesOf(db: Database, of: PgColumn, ids: readonly string[]) {
  const rows = await db
    .select({ id: of, email: people.email, otherEmails: people.otherEmails })
    .from(people)
    .where(isAmong(of, ids))
  return rows.flatMap(({ id, email, otherEmails }) =>
    [email, ...otherEmails].map((each) => ({ id: id as unknown, address: comparedEmail(each) })),
  )
}

/** What is told by a record, and all of it where it has come from another address. */
const saying = ['email', 'phone', 'company']

type Row = { recordId: string; email: string; isNew: boolean }

/** What a record says that it did not say before some of its fields were changed. */
const saidAnew = (row: Said & Row, changed?: ReadonlySet<string>): Said =>
  row.isNew || changed?.has('email')
    ? row
    : {
        phone: changed?.has('phone') ? row.phone : null,
        company: changed?.has('company') ? row.company : null,
      }
