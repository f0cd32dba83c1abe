import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ViewList } from '#shared/views/vocabulary.ts'
import { admins } from './accounts.ts'
import { instant } from './columns.ts'

/** A list as somebody likes to look at it: filter, order and columns under a name (relationship.md §4). */
export const views = pgTable(
  'views',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    list: text('list').$type<ViewList>().notNull(),
    /** The pairs of the list's own query string, decoded: what somebody searched for may be an address. */
    query: jsonb('query').$type<[string, string][]>().notNull(),
    /** Everybody's to open and to change; else its owner's alone. */
    shared: boolean('shared').notNull(),
    ownerId: uuid('owner_id').references(() => admins.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('views_name_idx').on(sql`lower(${t.name})`, t.id),
    index('views_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** The views that an account has in its sidebar. */
export const viewPins = pgTable(
  'view_pins',
  {
    viewId: uuid('view_id')
      .notNull()
      .references(() => views.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.adminId, t.viewId] }), index('view_pins_view_idx').on(t.viewId)],
)
