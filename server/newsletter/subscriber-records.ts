import { eq, sql } from 'drizzle-orm'
import type { ListSubscribers, Subscriber } from '#shared/newsletter/schema.ts'
import type { Keyset, ListFilter } from '../db/keyset.ts'
import { type newsletterSubscribers, newsletterSubscribers as table } from '../db/schema.ts'
import { matchesSearch } from '../db/search-text.ts'
import { byInstant, byText } from '../db/sort-keys.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect

/** A subscriber as clients read it. */
export const presentSubscriber = ({
  id,
  email,
  source,
  state,
  createdAt,
  personId,
}: SubscriberRow): Subscriber => ({
  id,
  email,
  source,
  state,
  createdAt: createdAt.toISOString(),
  personId,
})

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
