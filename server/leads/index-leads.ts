import { asc, isNull, sql } from 'drizzle-orm'
import { type Ctx, inTransaction } from '../context.ts'
import { leads } from '../db/schema.ts'
import { nextTurn, rowsPerTurn } from '../turns.ts'
import { searchTextsOf } from './lead-records.ts'

/**
 * Makes the texts for the search of leads that have none yet: those an earlier release wrote, and
 * those whose message an erasure changed. A batch a transaction, so that few rows are locked at a
 * time: a million take minutes, in which nobody waits.
 */
async function run(ctx: Ctx): Promise<void> {
  while ((await inTransaction(ctx, indexSome)) === rowsPerTurn) await nextTurn()
}

async function indexSome({ db }: Ctx): Promise<number> {
  const rows = await db
    .select()
    .from(leads)
    .where(isNull(leads.messageWords))
    .orderBy(asc(leads.id))
    .limit(rowsPerTurn)
    // One that somebody is just changing comes at the next turn.
    .for('update', { skipLocked: true })
  const made = rows.map((row) => ({ id: row.id, ...searchTextsOf(row) }))
  await db.execute(sql`
    update ${leads} set search_text = made."searchText", message_words = made."messageWords"::tsvector
    from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
      as made(id uuid, "searchText" text, "messageWords" text)
    where ${leads.id} = made.id`)
  return rows.length
}

/** Every minute: mostly it finds nothing to do, in an index that is empty. */
export const leadIndexing = { id: 'lead-indexing', cron: '* * * * *', run }
