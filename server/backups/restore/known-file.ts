import { basename } from 'node:path'
import { eq } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { backups } from '../../db/schema.ts'
import { hashOf, readFileName } from '../files.ts'
import { BackupFailed } from '../run-program.ts'

/** What lets a file be restored that the database does not know, or knows otherwise. */
export const trustFlag = '--trust-file'

/**
 * That a file is what the product wrote: it has the SHA-256 that the present database keeps of it. A dump
 * is a program, and so is what a folder of data holds; who can put a file beside the backups must not
 * choose what runs. Returns how many rows of each table are in it, where that is known.
 * `db` is null where there is no database to ask.
 * @throws {BackupFailed} unless `isTrusted`.
 */
export async function assertKnownFile(
  db: Database | null,
  file: string,
  isTrusted: boolean,
): Promise<Record<string, number> | null> {
  const row = await rowOf(db, readFileName(basename(file))?.id ?? '')
  if (row?.sha256 && row.sha256 === (await hashOf(file))) return row.rows
  if (isTrusted) return null
  throw new BackupFailed(
    row?.sha256
      ? `The file is not what was written: it has another hash than the database keeps of it. If you know where it is from, add ${trustFlag}.`
      : `The database knows nothing of this file, so its hash can not be compared. If you know where it is from, add ${trustFlag}.`,
  )
}

/** A database without the table, or that can not be read, knows of no file. */
async function rowOf(db: Database | null, id: string) {
  const rows = await db
    ?.select()
    .from(backups)
    .where(eq(backups.id, id))
    .catch(() => [])
  return rows?.[0]
}
