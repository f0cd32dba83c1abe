/** `npm run restore -- <file>`: puts a backup in the place of the data. See docs/operations.md. */
import { resolve } from 'node:path'
import { DatabaseUnavailable } from '../../db/database.ts'
import { EnvError, readEnv } from '../../env.ts'
import { BackupFailed } from '../run-program.ts'
import { restoreBackup } from './restore-backup.ts'
import { NotSettled } from './settle.ts'

const known = [BackupFailed, DatabaseUnavailable, EnvError]
const errorMessage = (error: unknown) =>
  known.some((kind) => error instanceof kind) ? (error as Error).message : (error as Error).stack

try {
  const file = process.argv[2]
  if (!file) throw new BackupFailed('Name the file to restore: npm run restore -- <file>')
  process.stdout.write(`${await restoreBackup(readEnv(), resolve(file))}\n`)
} catch (error) {
  if (error instanceof NotSettled) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${errorMessage(error)}\nNothing was changed.\n`)
  process.exitCode = 1
}
