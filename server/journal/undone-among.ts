import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../db/database.ts'
import { changes } from '../db/schema.ts'

/**
 * Which of these changes are taken back as things stand: by an undo that was not itself undone
 * since. One query for all, however often each was undone and redone.
 */
export async function undoneAmong(db: Database, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const undos = rowsOf<{ id: string; undoes: string }>(
    await db.execute(sql`with recursive undos as (
        select ${changes.id} as id, ${changes.undoes} as undoes from ${changes}
        where ${changes.undoes} in ${[...ids]}
        union select next.id, next.undoes from ${changes} as next
        join undos on next.undoes = undos.id)
      select id, undoes from undos`),
  )
  return undoneBy(undos, ids)
}

type Undo = { id: string; undoes: string }

/** The same of undos that are known: each with what it takes back. */
export function undoneBy(undos: readonly Undo[], ids: readonly string[]): Set<string> {
  const byChange = Map.groupBy(undos, ({ undoes }) => undoes)
  const isUndone = (id: string): boolean =>
    byChange.get(id)?.some((undo) => !isUndone(undo.id)) ?? false
  return new Set(ids.filter(isUndone))
}
