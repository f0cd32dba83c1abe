import { pgTable, text } from 'drizzle-orm/pg-core'
import type { MarkReason } from '#shared/privacy/vocabulary.ts'
import { instant } from './columns.ts'

/**
 * Addresses that were erased, or left the newsletter: a keyed hash by which each is known again, and
 * from which it can not be read. What an admin enters or imports is compared with it.
 */
export const addressMarks = pgTable('address_marks', {
  mark: text('mark').primaryKey(),
  reason: text('reason').$type<MarkReason>().notNull(),
  at: instant('at').notNull(),
})
