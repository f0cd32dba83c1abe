import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { syncFolder } from '../../db/sync-folder.ts'
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
  const known = keys.get(dataDir)
  if (known) return known
  const key = readKey(dataDir) ?? makeKey(dataDir)
  chmodSync(secretKeyFile(dataDir), 0o600)
  keys.set(dataDir, key)
  return key
}

/**
 * Refuses to start with a file beside the embedded database that holds no key, or another one than
 * `SECRET_KEY`: what was encrypted with it could not be read any more. Changes nothing.
 * @throws {EnvError}
 */
export function checkSecretKey({ secretKey: given, databaseUrl, dataDir }: Env): void {
  if (databaseUrl) return
  const kept = readKey(dataDir)
  if (!given || !kept || kept.equals(given)) return
  throw new EnvError(
    `SECRET_KEY is another key than ${secretKeyFile(dataDir)} holds, with which secrets of two-factor sign-in are encrypted. Leave SECRET_KEY out, or set it to what the file holds.`,
  )
}

/** The key in the file; null where there is no file. @throws {EnvError} when the file holds none. */
function readKey(dataDir: string): Buffer | null {
  const file = secretKeyFile(dataDir)
  if (!isThere(file)) return null
  const key = readSecretKey(textOf(file).trim())
  if (!key) {
    throw new EnvError(
      `The file ${file} does not hold a key of 32 bytes in Base64. Put the one that was there back, or remove the file: then those who sign in with a code need a backup code once, and a new app.`,
    )
  }
  return key
}

/** A link that leads nowhere is there, too: the key may be on a disk that is not. */
function isThere(file: string): boolean {
  try {
    lstatSync(file)
    return true
  } catch {
    // Of a folder that can not be looked into the database says more when it is opened.
    return false
  }
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason'
    throw new EnvError(
      `The file ${file}, which holds the key of two-factor sign-in, can not be read (${reason}).`,
      { cause },
    )
  }
}

/** Whole or not at all, and on the disk before anything is encrypted with it. */
function makeKey(dataDir: string): Buffer {
  const file = secretKeyFile(dataDir)
  const key = randomBytes(32)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const unfinished = `${file}.new`
  const handle = openSync(unfinished, 'w', 0o600)
  writeSync(handle, `${key.toString('base64')}\n`)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(unfinished, file)
  syncFolder(dataDir)
  return key
}
