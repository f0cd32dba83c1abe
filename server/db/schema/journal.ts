import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** One command that changed records: who, when, what; kept as long as it can be undone. */
export const changes = pgTable(
  'changes',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    /** As in the audit log: `lead.updated`; `change.undone` for one that takes another back. */
    act: text('act').notNull(),
    /** The change that this one takes back. */
    undoes: uuid('undoes'),
  },
  (t) => [
    index('changes_newest_idx').on(t.at, t.id),
    index('changes_undoes_idx').on(t.undoes),
    index('changes_actor_idx').on(t.actorId, t.at, t.id),
  ],
)

/** What a change did to one field of one record. */
export const changeItems = pgTable(
  'change_items',
  {
    id: uuid('id').primaryKey(),
    changeId: uuid('change_id')
      .notNull()
      .references(() => changes.id, { onDelete: 'cascade' }),
    /** The kind of record, as {@link RecordKind} has it. */
    noun: text('noun').notNull(),
    recordId: uuid('record_id').notNull(),
    field: text('field').notNull(),
    before: jsonb('before'),
    after: jsonb('after'),
  },
  (t) => [
    index('change_items_change_idx').on(t.changeId, t.id),
    index('change_items_record_idx').on(t.recordId),
  ],
)
