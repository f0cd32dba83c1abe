import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/*
 * Where things are on the disk. The server runs from its bundle in `dist/server`, and from source in
 * tests: an address relative to a module would differ between the two, one in the package does not.
 */

const root = dirname(findPackageJSON(import.meta.url) ?? '')

export const folders = {
  /** What the build makes: the site, its manifest and the server. */
  dist: join(root, 'dist'),
  migrations: join(root, 'server/db/migrations'),
  /** The fonts that documents embed. */
  fonts: join(root, 'server/documents/fonts'),
}

/** What runs beside the server or instead of it; `tooling/bundle-server.ts` makes a file of each. */
type Program =
  | 'main'
  | 'restore'
  | 'recover-account'
  | 'read-embedded'
  | 'documents-worker'
  | 'mail-worker'
  | 'feeds-worker'

/** The bundle that this is part of; from source, the one that the build makes. */
const bundle = import.meta.filename.endsWith('.js')
  ? import.meta.dirname
  : join(root, 'dist/server')

/** The bundled file of a program, from source too: no runtime reads .tsx by itself. */
export const programFile = (name: Program) => join(bundle, `${name}.js`)
