import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { SuppressionReason } from '#shared/privacy/vocabulary.ts'
import { instant } from './columns.ts'

/** Settings an admin may change at run time, and the server's own small notes; JSON by key. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Counters of the rate limits; unlogged (see the migration), since a crash may forget them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_reset_idx').on(t.resetsAt)],
)

/**
 * Addresses that were erased, or left the newsletter: a keyed hash by which each is known again, and
 * from which it can not be read. What an admin enters or imports is compared with it.
 */
export const addressHashes = pgTable('address_marks', {
  hash: text('mark').primaryKey(),
  reason: text('reason').$type<SuppressionReason>().notNull(),
  at: instant('at').notNull(),
})
