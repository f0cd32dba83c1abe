import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { recordAudit } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { backupFolder, sizeOf } from './files.ts'
import { findBackup } from './find-backup.ts'

/**
 * A backup's file to be taken home: its name, size and bytes. Who took it is noted.
 * @throws {AppError} `not_found` when there is none, or it is on another machine.
 */
export async function openBackup({ ctx, id }: { ctx: Ctx; id: string }) {
  const { file } = await findBackup(ctx, id)
  const path = join(backupFolder(ctx.env.dataDir), file ?? '')
  const bytes = file ? await sizeOf(path) : null
  if (!file || bytes === null) {
    throw new AppError('not_found', 'The file is not on this machine. Look where backups are made.')
  }
  await recordAudit(ctx, { action: 'backup.downloaded', entityId: id })
  return { file, bytes, content: createReadStream(path) }
}
