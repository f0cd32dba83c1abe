import { bigint, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Copies of the whole database, and whether each could be read back. */
export const backups = pgTable(
  'backups',
  {
    id: uuid('id').primaryKey(),
    cause: text('cause').$type<'scheduled' | 'manual'>().notNull(),
    state: text('state').$type<'running' | 'done' | 'failed'>().notNull(),
    startedAt: instant('started_at').notNull(),
    finishedAt: instant('finished_at'),
    /** The file's name in the folder of backups, and its size in bytes. */
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** The file's SHA-256, and how many rows of each table are in it: what a check compares. */
    sha256: text('sha256'),
    rows: jsonb('rows').$type<Record<string, number>>(),
    /** When it was last restored into a scratch database, and what was found. */
    checkStartedAt: instant('check_started_at'),
    checkedAt: instant('checked_at'),
    checkResult: jsonb('check_result').$type<{ ok: boolean; sentence: string }>(),
    /** Why it failed, as one sentence. */
    problem: text('problem'),
  },
  (t) => [index('backups_newest_idx').on(t.startedAt, t.id)],
)
