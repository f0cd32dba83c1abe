import { cp, mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { create } from 'tar'
import type { Ctx } from '../context.ts'
import { embeddedFolder } from '../db/open-embedded.ts'
import { countRows } from './count-rows.ts'

/**
 * Copies the embedded database into a compressed archive at `place/file` and answers its rows.
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
    await cp(embeddedFolder(ctx.env.dataDir), join(copy, 'pg'), { recursive: true })
    return rows
  })
  await create({ file, cwd: copy, gzip: true, mode: 0o600 }, ['pg'])
  await rm(copy, { recursive: true, force: true })
  return rows
}
