import { sql } from 'drizzle-orm'
import type { System } from '#shared/settings/schema.ts'
import type { Ctx } from '../context.ts'
import { rowsOf } from '../db/migrate.ts'
import { embeddedFolder } from '../db/open-embedded.ts'
import { shownAddress } from '../db/open-postgresql.ts'

type Answer = { version: string; bytes: string }

/** Which database this is, its version and size, and where it is, without what opens it. */
export async function databaseState({ db, env }: Ctx): Promise<System['database']> {
  const [answer] = rowsOf<Answer>(
    await db.execute(sql`
      select current_setting('server_version') as version,
        pg_database_size(current_database())::text as bytes`),
  )
  return {
    kind: env.databaseUrl ? 'postgresql' : 'embedded',
    version: answer?.version.split(' ')[0] ?? '',
    bytes: Number(answer?.bytes ?? 0),
    location: env.databaseUrl ? shownAddress(env.databaseUrl) : embeddedFolder(env.dataDir),
  }
}
