/** `npm run restore -- <file>`: puts a backup in the place of the data. See docs/operations.md. */
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { DatabaseUnavailable } from '../../db/database.ts'
import { EnvError, readEnv } from '../../env.ts'
import { BackupFailed } from '../run-program.ts'
import { FailedRestore, nothingChanged } from './failed-restore.ts'
import { trustFlag } from './known-file.ts'
import { restoreBackup } from './restore-backup.ts'

const known = [BackupFailed, DatabaseUnavailable, EnvError]
const errorMessage = (error: unknown) =>
  known.some((kind) => error instanceof kind) ? (error as Error).message : (error as Error).stack

try {
  const { values, positionals } = parseArgs({
    options: { [trustFlag.slice(2)]: { type: 'boolean', default: false } },
    allowPositionals: true,
  })
  const [file] = positionals
  if (!file) throw new BackupFailed('Name the file to restore: npm run restore -- <file>')
  const isTrusted = Object.values(values).includes(true)
  process.stdout.write(`${await restoreBackup(readEnv(), resolve(file), isTrusted)}\n`)
} catch (error) {
  // Whatever fails before a restoration begins has touched nothing.
  if (error instanceof FailedRestore) process.stderr.write(`${error.message}\n`)
  else process.stderr.write(`${errorMessage(error)}\n${nothingChanged}\n`)
  process.exitCode = 1
}
