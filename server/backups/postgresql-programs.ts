import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Env } from '../env.ts'
import { BackupFailed, runProgram } from './run-program.ts'

/** Where distributions keep one folder a version. */
const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

export const missingPrograms =
  'The programs pg_dump, pg_restore and psql are not installed beside the product: install the client programs of PostgreSQL, or rely on the backups of your database provider.'

function foldersOf(searchPath: string) {
  const versioned = versionFolders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((version) => join(folder, version, 'bin')))
  return [...searchPath.split(delimiter).filter(Boolean), ...versioned].filter((folder) =>
    ['pg_dump', 'pg_restore', 'psql'].every((program) => existsSync(join(folder, program))),
  )
}

/** A server that falls silent is given up as in db/postgresql.ts; milliseconds and seconds. */
const timeouts = {
  keepalives_idle: '10',
  keepalives_interval: '1',
  keepalives_count: '10',
  tcp_user_timeout: '120000',
}

const majorOf = async (folder: string) => {
  const output = await runProgram({ program: join(folder, 'pg_dump'), args: ['--version'] }).catch(
    () => '',
  )
  return Number(/\)\s(\d+)/.exec(output)?.[1] ?? 0)
}

/** The folder of PostgreSQL's client programs, the newest there is: they read every older server. */
export async function findPrograms({ searchPath }: Pick<Env, 'searchPath'>) {
  const found = await Promise.all(
    foldersOf(searchPath).map(async (folder) => ({ folder, major: await majorOf(folder) })),
  )
  return found.filter(({ major }) => major > 0).toSorted((a, b) => b.major - a.major)[0]?.folder
}

/**
 * Runs one of PostgreSQL's programs against a database. The password travels in the environment:
 * everyone on the machine can read the arguments of a process.
 * @throws {BackupFailed}
 */
export async function runPostgresql(
  env: Pick<Env, 'searchPath'>,
  program: 'pg_dump' | 'pg_restore' | 'psql',
  databaseUrl: string | null,
  args: string[],
): Promise<string> {
  const folder = await findPrograms(env)
  if (!folder) throw new BackupFailed(missingPrograms)
  const url = databaseUrl ? new URL(databaseUrl) : null
  const password = decodeURIComponent(url?.password ?? '')
  if (url) {
    url.password = ''
    for (const [name, value] of Object.entries(timeouts)) url.searchParams.set(name, value)
  }
  return runProgram({
    program: join(folder, program),
    args: [...(url ? [`--dbname=${url.href}`, '--no-password'] : []), ...args],
    env: { LC_MESSAGES: 'C', ...(password && { PGPASSWORD: password }) },
  })
}
