import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { reservePort } from '#server/http/reserve-port.ts'
import { installedBinaries, packagedBinaries } from './postgresql-binaries.ts'

/** A PostgreSQL server of our own, thrown away at the end. */
export type Cluster = {
  /** Address of its database `postgres`, without a password. */
  url: string
  /** Ends it at once, as a crash or a forced restart would, and starts it again on the same port. */
  restart: () => void
  start: () => void
  stop: () => void
  /** Ends it and removes its files. */
  remove: () => void
}

/** PostgreSQL refuses to run as root: the user to run it as, or undefined when we are not root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string, name: string) => {
    const { stdout, status } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number(stdout.trim()) : undefined
  }
  for (const name of ['postgres', 'nobody']) {
    const uid = id('-u', name)
    const gid = id('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new Error('There is no unprivileged user to run PostgreSQL as.')
}

/**
 * Starts it on a port that is free. PostgreSQL can not let the system choose, so another may have
 * taken it by then: then on the next.
 */
async function onFreePort(start: (port: number) => void, tries = 5): Promise<number> {
  const { port, release } = await reservePort('127.0.0.1')
  await release()
  try {
    start(port)
    return port
  } catch (error) {
    if (tries === 1) throw error
    return onFreePort(start, tries - 1)
  }
}

/**
 * Makes and starts a server from installed programs, else from those that npm brought; undefined
 * where there are neither. It flushes nothing to the disk: nobody keeps what is in it.
 */
export async function throwAwayCluster(): Promise<Cluster | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'loomwork-postgresql-'))
  const bin = installedBinaries() ?? packagedBinaries(join(folder, 'programs'))
  if (!bin) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const user = unprivilegedUser()
  chmodSync(folder, 0o700)
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(bin, program), args, { ...user, stdio: 'ignore', cwd: folder })
  const startOn = (port: number) => {
    const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`
    run('pg_ctl', '-D', data, '-w', '-o', settings, 'start')
  }
  const stop = () => run('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop')
  run(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  )
  const port = await onFreePort(startOn)
  const start = () => startOn(port)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    start,
    stop,
    restart: () => {
      stop()
      start()
    },
    remove: () => {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], { ...user })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
