import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'

/** The two kinds of files, by the database they are copies of. */
const fileEndings = { embedded: '.tar.gz', postgresql: '.dump' } as const
export type BackupKind = keyof typeof fileEndings

/** What is on its way begins with this, and never counts as a backup. */
const unfinished = '.unfinished-'

/** Where the backups are. */
export const backupFolder = (dataDir: string) => join(dataDir, 'backups')

/** `2026-06-01T03-00-00Z-0197….tar.gz`: its instant is in the name, for people and for the sweep. */
export const fileNameOf = (kind: BackupKind, id: string, at: Date) =>
  `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${id}${fileEndings[kind]}`

const nameForm = /^(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)-([0-9a-f-]{36})(\.tar\.gz|\.dump)$/

/** The kind, instant and id in the name of a backup's file; null for any other file. */
export function readFileName(name: string) {
  const [, at, id, ending] = nameForm.exec(name) ?? []
  if (!at || !id) return null
  const instant = new Date(at.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'))
  const kind: BackupKind = ending === fileEndings.embedded ? 'embedded' : 'postgresql'
  return { kind, id, at: instant }
}

/** The name that a restoration gives to the folder of the database it replaces. */
export const replacedName = (folder: string, at: Date) =>
  `${folder}.before-${at.toISOString().slice(0, 19).replaceAll(':', '-')}`

/** When the folder of this name was replaced; null for any other. */
export function replacedAt(name: string): Date | null {
  const [, date, time] = /\.before-(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d)$/.exec(name) ?? []
  return date && time ? new Date(`${date}T${time.replaceAll('-', ':')}Z`) : null
}

/** Only the user that runs the product may read the folder: there are people's data in it. */
export async function openFolder(dataDir: string): Promise<string> {
  const folder = backupFolder(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

/** A place in the folder to work in until the file is whole. */
export const workPlace = (folder: string, id: string) => join(folder, `${unfinished}${id}`)

/** Removes what was left unfinished and not touched since `before`. */
export async function clearWorkPlaces(folder: string, before: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    if (!name.startsWith(unfinished) || (await stat(path)).mtime >= before) continue
    await rm(path, { recursive: true, force: true })
  }
}

/** Removes the files of these backups, if they are here. */
export async function removeFiles(folder: string, ids: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    const known = readFileName(name)
    if (known && ids.includes(known.id)) await rm(join(folder, name), { force: true })
  }
}

/** The SHA-256 of a file, in hexadecimal. */
export async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Gives a finished file its name, once its bytes are on the disk; the name is there or it is not. */
export async function placeFile(from: string, folder: string, name: string): Promise<void> {
  await syncToDisk(from)
  await rename(from, join(folder, name))
  await syncToDisk(folder)
}

async function syncToDisk(path: string) {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** A file's size in bytes, or null when it is not there. */
export const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  )
