import { readFileSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { folders } from '../folders.ts'

/**
 * A database without tables as the installed PGlite makes it, for a first start to copy: PGlite needs
 * 600 MB and three seconds to make one, which a build has and a small machine has not. There after a build.
 */
export function emptyDatabase(): string {
  const description = findPackageJSON('@electric-sql/pglite', import.meta.url) ?? ''
  const { version } = JSON.parse(readFileSync(description, 'utf8')) as { version: string }
  return join(folders.dist, 'empty-database', version)
}
