import { type SQL, sql } from 'drizzle-orm'
import { byInstant, byText, type Keyset } from '../db/keyset.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import type { SubscriberRow } from './presenter.ts'

/** What subscribers can be sorted by. */
export const subscriberKeyset: Keyset<SubscriberRow, 'createdAt' | 'email'> = {
  table,
  keys: {
    createdAt: byInstant(table.createdAt, (row) => row.createdAt),
    email: byText(table.email, (row) => row.email),
  },
}

/** The condition "the address contains `q`", whatever the case. */
export const subscriberFilter = ({ q }: { q?: string | undefined }): SQL | undefined =>
  q ? sql`position(lower(${q}) in lower(${table.email})) > 0` : undefined
