import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DuplicateReason } from '#shared/people/vocabulary.ts'
import { instant } from './columns.ts'
import { people } from './people.ts'

/**
 * What people are compared by, to find who is there twice: a number, or a name at a company, as a
 * hash. Kept by people/match-people.ts.
 */
export const personKeys = pgTable(
  'person_keys',
  {
    reason: text('reason').$type<DuplicateReason>().notNull(),
    key: text('key').notNull(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    /** Whether somebody else has it. */
    shared: boolean('shared').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reason, t.key, t.personId] }),
    index('person_keys_person_idx').on(t.personId),
    // As small as there are few duplicates, however many people there are.
    index('person_keys_shared_idx').on(t.reason, t.key, t.personId).where(sql`shared`),
  ],
)

/** Pairs that look like one person, of whom somebody said that they are two; the lesser id is `one`. */
export const distinctPeople = pgTable(
  'distinct_people',
  {
    one: uuid('one')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    other: uuid('other')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.one, t.other] }),
    index('distinct_people_other_idx').on(t.other),
  ],
)
