import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { type Env, EnvError, readSecretKey } from '../../env.ts'

/** Beside the database, not in it: neither a backup nor a dump holds it. */
export const secretKeyFile = (dataDir: string) => join(dataDir, 'secret.key')

const keys = new Map<string, Buffer>()

/**
 * The key of 32 bytes that the secrets of two-factor sign-in are encrypted with: `SECRET_KEY`, else, for
 * the embedded database, that of a file beside it, made when first asked for. Null on a PostgreSQL without
 * `SECRET_KEY`: processes on several machines share no file.
 * @throws {EnvError} when the file holds no key.
 */
export function secretKey({ secretKey: given, databaseUrl, dataDir }: Env): Buffer | null {
  if (given) return given
  if (databaseUrl) return null
  const key = keys.get(dataDir) ?? readOrMake(dataDir)
  keys.set(dataDir, key)
  return key
}

function readOrMake(dataDir: string): Buffer {
  const file = secretKeyFile(dataDir)
  if (!existsSync(file)) makeKey(dataDir, file)
  chmodSync(file, 0o600)
  const key = readSecretKey(readFileSync(file, 'utf8').trim())
  if (!key) {
    throw new EnvError(
      `${file} does not hold a key of 32 bytes in Base64. Put the one that was there back, or remove the file: then those who sign in with a code need a backup code once, and a new app.`,
    )
  }
  return key
}

/** Whole or not at all, and on the disk before anything is encrypted with it. */
function makeKey(dataDir: string, file: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.new`
  const handle = openSync(unfinished, 'w', 0o600)
  writeSync(handle, `${randomBytes(32).toString('base64')}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(unfinished, file)
  const folder = openSync(dataDir, 'r')
  fsyncSync(folder)
  closeSync(folder)
}
