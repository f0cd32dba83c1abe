import { eq, sql } from 'drizzle-orm'
import type { ListSubscribers, Subscriber } from '#shared/newsletter/schema.ts'
import type { Database } from '../db/database.ts'
import type { Keyset, ListFilter } from '../db/keyset.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { byInstant, byText } from '../db/sort-keys.ts'
import { namesOfPeople } from '../people/names.ts'

export type SubscriberRow = typeof table.$inferSelect

/** Subscribers as clients read them, each with the name of who it is. */
export async function presentSubscribers(
  db: Database,
  rows: readonly SubscriberRow[],
): Promise<Subscriber[]> {
  const nameOf = await namesOfPeople(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  )
  return rows.map(({ id, email, source, state, createdAt, personId }) => ({
    id,
    email,
    source,
    state,
    createdAt: createdAt.toISOString(),
    personId,
    person: (personId && nameOf.get(personId)) ?? null,
  }))
}

/** What subscribers can be sorted by. */
export const subscriberKeyset: Keyset<SubscriberRow, 'createdAt' | 'email'> = {
  table,
  keys: {
    createdAt: byInstant(table.createdAt, (row) => row.createdAt),
    email: byText(table.email, (row) => row.email),
  },
}

/** Which subscribers the list's filter and search ask for. */
export const subscriberFilter = ({
  state,
  q,
}: Pick<ListSubscribers, 'state' | 'q'>): ListFilter => ({
  filter: state && state !== 'all' ? eq(table.state, state) : undefined,
  search: q ? matchesSearch(sql`lower(${table.email})`, q) : undefined,
})
