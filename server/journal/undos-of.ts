import { type SQL, sql } from 'drizzle-orm'
import { changes } from '../db/schema.ts'

/** The ids of a change, of what it takes back, and of all that take it back or do it again, in turn; as SQL. */
export const undosOf = (id: string): SQL => sql`
  with recursive earlier as (
    select ${changes.id}, ${changes.undoes} from ${changes} where ${changes.id} = ${id}
    union all
    select change.id, change.undoes from ${changes} change join earlier on change.id = earlier.undoes
  ),
  turns as (
    select id from earlier
    union
    select change.id from ${changes} change join turns on change.undoes = turns.id
  )
  select id from turns`
