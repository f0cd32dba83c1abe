import { sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrate.ts'
import { autoAssignIsOn } from '../settings/read-settings.ts'

/**
 * Whose turn it is, as part of a statement: the active accounts one after the other, in the order
 * they were made; nobody while auto-assign is off. A turn is a number of a sequence, which writers
 * draw without waiting for each other; two can never draw the same.
 */
export const nextAssignee = sql<string | null>`(
  select id from (
    select id, row_number() over (order by created_at, id) - 1 as place, count(*) over () as people
    from admins where deactivated_at is null
  ) as active
  where ${autoAssignIsOn} and place = (select nextval('lead_turns')) % people)`

/** Draws the next turn: the account it falls on, or null. */
export async function drawAssignee(db: Database): Promise<string | null> {
  const drawn = await db.execute(sql`select ${nextAssignee} as id`)
  return rowsOf<{ id: string | null }>(drawn)[0]?.id ?? null
}
