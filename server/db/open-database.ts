import type { Env } from '../env.ts'
import type { OpenDatabase } from './database.ts'
import { openEmbedded } from './open-embedded.ts'
import { openPostgresql } from './open-postgresql.ts'

/** Opens the database the configuration names: PostgreSQL with `DATABASE_URL`, else the embedded one. */
export function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'dataDir'>,
  onIdleError: (error: Error) => void,
): Promise<OpenDatabase> {
  return env.databaseUrl ? openPostgresql(env.databaseUrl, onIdleError) : openEmbedded(env.dataDir)
}
