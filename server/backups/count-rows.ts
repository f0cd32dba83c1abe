import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/database.ts'
import { nextTurn } from '../turns.ts'

/** How many rows each table of the product holds, but those that a crash may forget (unlogged). */
export async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = rowsOf<{ name: string }>(
    await db.execute(sql`
      select relname as name from pg_class
      where relkind = 'r' and relpersistence = 'p' and relnamespace = 'public'::regnamespace
      order by relname`),
  )
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const counted = await db.execute(
      sql`select count(*)::text as n from public.${sql.identifier(name)}`,
    )
    await nextTurn()
    counts[name] = Number(rowsOf<{ n: string }>(counted)[0]?.n ?? 0)
  }
  return counts
}
