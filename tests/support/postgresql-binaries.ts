import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Oldest PostgreSQL the product runs on (design.md §2). */
const oldest = 15

/** Where distributions and Homebrew keep one folder a version. */
const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

function answerOf(program: string, ...args: string[]): string | undefined {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return undefined
  }
}

const majorOf = (bin: string) =>
  Number(/\s(\d+)/.exec(answerOf(join(bin, 'postgres'), '--version') ?? '')?.[1] ?? 0)

/** The folder of an installed PostgreSQL server's programs, the newest there is, or undefined. */
export function postgresqlBinaries(): string | undefined {
  const configured = answerOf('pg_config', '--bindir')?.trim()
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
