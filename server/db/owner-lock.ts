import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process owns the data folder. */
export class FolderInUse extends Error {}

/**
 * Takes the exclusive ownership of a data folder until the returned function is called or the
 * process ends, however it ends.
 *
 * The lock is SQLite's own exclusive lock on a small file: the operating system holds it and lets
 * go of it with the process, so neither `kill -9` nor a reused process id can leave it behind.
 * See docs/decisions/004.
 * @throws {FolderInUse}
 */
export function takeOwnership(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = new DatabaseSync(join(dataDir, 'owner.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
  } catch (cause) {
    lock.close()
    throw new FolderInUse(
      `The data folder ${dataDir} is in use by another process. Stop it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
  return () => lock.close()
}
