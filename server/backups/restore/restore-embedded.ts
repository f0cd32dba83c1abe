import { existsSync, statSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { compareRows } from '#shared/backups/compare-rows.ts'
import { embeddedFolder, openEmbedded } from '../../db/open-embedded.ts'
import { takeOwnership } from '../../db/owner-lock.ts'
import type { Env } from '../../env.ts'
import { countRows } from '../count-rows.ts'
import { extractEmbedded } from '../embedded-backup.ts'
import { replacedName } from '../files.ts'
import { BackupFailed } from '../run-program.ts'
import { FailedRestore, nothingChanged, wasReplaced } from './failed-restore.ts'
import { assertKnownFile } from './known-file.ts'
import { settle } from './settle.ts'

/**
 * Unpacks and opens the copy beside the data, brings it into the present, and only then puts it in its
 * place. What was there before stays, under another name.
 * @throws {FailedRestore}
 */
export async function restoreEmbedded(env: Env, file: string, isTrusted: boolean): Promise<string> {
  const now = embeddedFolder(env.dataDir)
  const before = idOf(now)
  // Who opens the present database owns it; before that nobody else may.
  own(env.dataDir)()
  const rows = await rowsOfFile(env, file, isTrusted).catch((cause: unknown) => {
    throw new FailedRestore(cause, nothingChanged)
  })
  const release = own(env.dataDir)
  const place = join(env.dataDir, 'restoring')
  try {
    await rm(place, { recursive: true, force: true })
    await mkdir(place, { recursive: true, mode: 0o700 })
    await extractEmbedded(file, place)
    const { db, close } = await openEmbedded(place)
    const sentences = await assertWhole(rows, () => countRows(db))
      .then(() => settle(db, env))
      .finally(close)
    const kept = await swap(embeddedFolder(place), now)
    if (kept) sentences.push(`What was there before is in ${kept}; remove it when all is well.`)
    return sentences.join(' ')
  } catch (cause) {
    throw new FailedRestore(cause, idOf(now) === before ? nothingChanged : wasReplaced)
  } finally {
    await rm(place, { recursive: true, force: true, maxRetries: 5 })
    release()
  }
}

/** That every row came back, as far as it is known how many there were. @throws {BackupFailed} */
export async function assertWhole(
  rows: Record<string, number> | null,
  count: () => Promise<Record<string, number>>,
): Promise<void> {
  const difference = rows && compareRows(rows, await count())
  if (difference) throw new BackupFailed(difference)
}

/** What the present database keeps of the file, where one can be opened. */
async function rowsOfFile(env: Env, file: string, isTrusted: boolean) {
  const present = existsSync(embeddedFolder(env.dataDir))
    ? await openEmbedded(env.dataDir).catch(() => null)
    : null
  try {
    return await assertKnownFile(present?.db ?? null, file, isTrusted)
  } finally {
    await present?.close()
  }
}

/** Which folder it is, however it is named; null when it is not there. */
const idOf = (folder: string) => (existsSync(folder) ? statSync(folder).ino : null)

/** Puts one folder in the place of another, and returns under which name that one stays. */
async function swap(fresh: string, now: string): Promise<string | null> {
  if (!existsSync(now)) {
    await rename(fresh, now)
    return null
  }
  const before = replacedName(now, new Date())
  await rename(now, before)
  try {
    await rename(fresh, now)
  } catch (error) {
    await rename(before, now)
    throw error
  }
  return before
}

function own(dataDir: string) {
  try {
    return takeOwnership(dataDir)
  } catch (cause) {
    throw new FailedRestore(
      new BackupFailed('The product is running on this data: stop it first.', { cause }),
      nothingChanged,
    )
  }
}
