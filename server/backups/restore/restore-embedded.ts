import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedFolder, openEmbedded } from '../../db/open-embedded.ts'
import { takeOwnership } from '../../db/owner-lock.ts'
import type { Env } from '../../env.ts'
import { extractEmbedded } from '../embedded-backup.ts'
import { replacedName } from '../files.ts'
import { BackupFailed } from '../run-program.ts'
import { settle } from './settle.ts'

/**
 * Unpacks and opens the copy beside the data, and only then puts it in its place. What was there
 * before stays, under another name.
 * @throws {BackupFailed}
 */
export async function restoreEmbedded(env: Env, file: string): Promise<string> {
  const release = own(env.dataDir)
  const place = join(env.dataDir, 'restoring')
  try {
    await rm(place, { recursive: true, force: true })
    await mkdir(place, { recursive: true, mode: 0o700 })
    await extractEmbedded(file, place)
    const { db, close } = await openEmbedded(place)
    const said = await settle(db, env).finally(close)

    const now = embeddedFolder(env.dataDir)
    const before = replacedName(now, new Date())
    const replaces = existsSync(now)
    if (replaces) await rename(now, before)
    await rename(embeddedFolder(place), now)
    if (replaces) said.push(`What was there before is in ${before}; remove it when all is well.`)
    return said.join(' ')
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 5 })
    release()
  }
}

function own(dataDir: string) {
  try {
    return takeOwnership(dataDir)
  } catch (cause) {
    throw new BackupFailed('The product is running on this data: stop it first.', { cause })
  }
}
