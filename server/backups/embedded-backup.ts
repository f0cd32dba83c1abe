import { constants } from 'node:fs'
import { cp, mkdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { sql } from 'drizzle-orm'
import { create, extract } from 'tar'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { embeddedFolder } from '../db/open-embedded.ts'
import { programFile } from '../folders.ts'
import { countRows } from './count-rows.ts'
import { BackupFailed, runProgram } from './run-program.ts'

/** Bytes read at once, of each of four files; tar reads 16 MB, which a small machine has not. */
const maxReadSize = 256 * 1024

/**
 * Copies the embedded database into a compressed archive at `place/file` and returns its rows.
 *
 * The files are copied inside a transaction after a checkpoint: the database has one connection, so
 * nothing is written meanwhile, and calls wait only for the copy, not for the compression after it.
 */
export async function copyEmbedded(ctx: Ctx, place: string, file: string) {
  const copy = join(place, 'copy')
  await mkdir(copy, { recursive: true, mode: 0o700 })
  const rows = await ctx.db.transaction(async (tx) => {
    const rows = await countRows(tx)
    await tx.execute(sql`checkpoint`)
    await cp(embeddedFolder(ctx.env.dataDir), join(copy, 'pg'), {
      recursive: true,
      filter: await isNeeded(tx),
      // Where the file system can share the blocks of two files, nothing is copied at all.
      mode: constants.COPYFILE_FICLONE,
    })
    return rows
  })
  await create({ file, cwd: copy, gzip: true, mode: 0o600, maxReadSize }, ['pg'])
  await rm(copy, { recursive: true, force: true })
  return rows
}

const isLogSegment = (name: string) => /^[0-9A-F]{24}$/.test(name)

/**
 * Which files a copy needs right after a checkpoint: all but the segments of the log before it, and those
 * kept to be written again. They are up to a gigabyte, as much as the data of a small firm.
 */
async function isNeeded(db: Database): Promise<(path: string) => boolean> {
  const result = await db.execute(
    sql`select redo_wal_file as first, pg_walfile_name(pg_current_wal_lsn()) as last from pg_control_checkpoint()`,
  )
  const [log] = rowsOf<{ first: string; last: string }>(result)
  if (!log) throw new TypeError('The database named no checkpoint.')
  return (path) => {
    const name = basename(path)
    return !isLogSegment(name) || (name >= log.first && name <= log.last)
  }
}

/**
 * Unpacks an archive of the embedded database: its files come to lie in `place/pg`.
 * @throws {BackupFailed} when it can not be read to its end.
 */
export async function extractEmbedded(file: string, place: string): Promise<void> {
  try {
    await extract({ file, cwd: place, strict: true, maxReadSize })
  } catch (cause) {
    throw new BackupFailed('The file is damaged: it can not be unpacked.', { cause })
  }
}

/**
 * Unpacks a copy of an embedded database into `place`, opens it there and returns its rows. In a
 * process of its own: opening a database takes a second in which this one would answer nobody.
 * @throws {BackupFailed}
 */
export async function tryEmbedded(file: string, place: string): Promise<Record<string, number>> {
  await extractEmbedded(file, place)
  const args = [programFile('read-embedded'), place]
  const output = await runProgram({ program: process.execPath, args }).catch((cause) => {
    throw new BackupFailed('The copy was unpacked, but no database could be opened from it.', {
      cause,
    })
  })
  return z.record(z.string(), z.number()).parse(JSON.parse(output))
}
