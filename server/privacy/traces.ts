import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { rowsOf } from '../db/migrate.ts'
import { rateLimits } from '../db/schema.ts'
import { type Person, quotes } from './person.ts'
import type { Place } from './places.ts'

/** The queue's table is there once jobs have run. */
async function queueIsThere(db: Database): Promise<boolean> {
  const [known] = rowsOf<{ there: boolean }>(
    await db.execute(sql`select to_regclass('pgboss.job') is not null as there`),
  )
  return known?.there ?? false
}

const inCounters = (person: Person): SQL => quotes(sql`${rateLimits.key}`, person)

/** Our jobs carry ids alone; but what one failed with may quote what it was doing. */
const inJobs = (person: Person): SQL =>
  sql`state not in ('created', 'active')
    and ${quotes(sql`concat_ws(E'\n', data::text, output::text)`, person)}`

/** Counters of failed sign-ins, and what the job queue remembers of failures. */
export const traces: Place = {
  read: async (db, person) => {
    const counters = await db.select().from(rateLimits).where(inCounters(person))
    const jobs = (await queueIsThere(db))
      ? rowsOf<object>(
          await db.execute(
            sql`select name, state, created_on from pgboss.job where ${inJobs(person)}`,
          ),
        )
      : []
    return [...counters, ...jobs]
  },
  erase: async (db, person) => {
    const counters = await db.delete(rateLimits).where(inCounters(person)).returning()
    const jobs = (await queueIsThere(db))
      ? rowsOf(await db.execute(sql`delete from pgboss.job where ${inJobs(person)} returning 1`))
      : []
    return counters.length + jobs.length
  },
}
