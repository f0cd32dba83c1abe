import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { ImportCounts, ImportedChange } from '#shared/imports/schema.ts'
import type { ImportField, ImportState, ImportVerdict } from '#shared/imports/vocabulary.ts'
import { admins } from './accounts.ts'
import { instant } from './columns.ts'
import { changes } from './journal.ts'

/** A file of people that somebody brought, and how far it is (relationship.md §4). */
export const imports = pgTable(
  'imports',
  {
    id: uuid('id').primaryKey(),
    fileName: text('file_name').notNull(),
    /** `reverted` is read off the history. */
    state: text('state').$type<Exclude<ImportState, 'reverted'>>().notNull(),
    /** Why it was stopped, where nobody did it. */
    problem: text('problem'),
    /** The headers of its columns. */
    headers: jsonb('headers').$type<string[]>().notNull(),
    mapping: jsonb('mapping').$type<(ImportField | null)[]>().notNull(),
    rows: integer('rows').notNull(),
    /** How many rows are checked, or imported once it runs; and the line of the last of them. */
    progress: integer('progress').notNull(),
    lastLine: integer('last_line').notNull(),
    counts: jsonb('counts').$type<ImportCounts>().notNull(),
    changeId: uuid('change_id').references(() => changes.id, { onDelete: 'set null' }),
    createdBy: uuid('created_by').references(() => admins.id, { onDelete: 'set null' }),
    /** Who runs it: its changes are theirs. */
    runBy: uuid('run_by').references(() => admins.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('imports_newest_idx').on(t.createdAt, t.id),
    // What a job has to do.
    index('imports_working_idx').on(t.id).where(sql`state in ('checking', 'running')`),
    index('imports_change_idx').on(t.changeId),
  ],
)

/** The rows of the file as they stand in it, and what becomes of each. */
export const importRows = pgTable(
  'import_rows',
  {
    id: uuid('id').primaryKey(),
    importId: uuid('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    line: integer('line').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** The address by which it stands for somebody, compared; null where it is refused. */
    email: text('email'),
    /** Whom it is about, by now. */
    personId: uuid('person_id'),
    verdict: text('verdict').$type<ImportVerdict>(),
    reason: text('reason'),
    changes: jsonb('changes').$type<ImportedChange[]>(),
  },
  (t) => [
    uniqueIndex('import_rows_line_key').on(t.importId, t.line),
    index('import_rows_email_idx').on(t.importId, t.email).where(sql`email is not null`),
    index('import_rows_person_idx').on(t.personId, t.importId).where(sql`person_id is not null`),
  ],
)
