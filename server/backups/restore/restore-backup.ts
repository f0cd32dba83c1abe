import { basename } from 'node:path'
import type { Env } from '../../env.ts'
import { readFileName, sizeOf } from '../files.ts'
import { BackupFailed } from '../run-program.ts'
import { restoreEmbedded } from './restore-embedded.ts'
import { restorePostgresql } from './restore-postgresql.ts'

/**
 * Replaces the data by what is in a backup, whole or not at all, and returns what was done.
 * `isTrusted` takes a file that the present database does not know as well.
 * @throws {BackupFailed} when the file does not fit; {FailedRestore} once it was begun.
 */
export async function restoreBackup(env: Env, file: string, isTrusted: boolean): Promise<string> {
  if ((await sizeOf(file)) === null) throw new BackupFailed(`There is no file ${file}.`)
  const kind = readFileName(basename(file))?.kind
  if (!kind) {
    throw new BackupFailed('A backup keeps the name it was made with; this file has another.')
  }
  if (kind === 'embedded') {
    if (env.databaseUrl) {
      throw new BackupFailed(
        'This is a backup of the embedded database, but DATABASE_URL names a PostgreSQL server.',
      )
    }
    return restoreEmbedded(env, file, isTrusted)
  }
  if (!env.databaseUrl) {
    throw new BackupFailed('This is a backup of a PostgreSQL server: set DATABASE_URL.')
  }
  return restorePostgresql(env, env.databaseUrl, file, isTrusted)
}
