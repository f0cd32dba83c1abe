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
import { firstSince } from '../journal/first-since.ts'
import type { Item } from '../journal/read-items.ts'
import { isSame } from '../journal/write-change.ts'

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
  const said: (Said & Record)[] = []
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
  const first = await firstSince(db, edited, at, inArray(changeItems.field, [...saying]))
  const byAddress = Map.groupBy(said, ({ email }) => comparedEmail(email))
  const byId = Map.groupBy(theirs, ({ id }) => id)
  const saidAt = ({ address }: { address: string }) =>
    byAddress.get(address)?.map((row) => saidAnew(row, first.get(row.recordId) ?? [])) ?? []
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

/** What is told by a record: a whole record where it has come from another address. */
const saying = ['email', 'phone', 'company'] as const

type Record = { recordId: string; email: string; isNew: boolean }

/** What a record says that it did not say before the first edits since. */
function saidAnew(row: Said & Record, first: readonly Item[]): Said {
  const isAnew = (name: (typeof saying)[number]) =>
    first.some(({ field, before }) => field === name && !isSame(row[name], before))
  if (row.isNew || isAnew('email')) return row
  return {
    phone: isAnew('phone') ? row.phone : null,
    company: isAnew('company') ? row.company : null,
  }
}
