import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { emptyDatabase } from '#server/db/empty-database.ts'

/** Makes the empty database that first starts copy, unless it is there for the PGlite that is installed. */
export async function makeEmptyDatabase(): Promise<void> {
  const folder = emptyDatabase()
  if (existsSync(folder)) return
  // What only a build needs is not read by the starts that need none.
  const { embeddedFolder, openEmbedded } = await import('#server/db/open-embedded.ts')
  await mkdir(dirname(folder), { recursive: true })
  const work = await mkdtemp(join(dirname(folder), 'making-'))
  const { close } = await openEmbedded(work)
  await close()
  // It holds nothing, and the server may run as somebody else than who built it.
  await chmod(embeddedFolder(work), 0o755)
  await putInPlace(embeddedFolder(work), folder)
  await rm(work, { recursive: true })
}

/** Renames a folder to where nothing is; where another build of the same moment was first, its folder stays. */
export async function putInPlace(made: string, place: string): Promise<void> {
  try {
    await rename(made, place)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    await rm(made, { recursive: true })
  }
}
