import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Place } from '../tests/support/databases.ts'
import { databaseUrl, onServer, standingServer } from '../tests/support/postgresql-server.ts'

export type NamedPlace = Place & { name: 'embedded' | 'PostgreSQL' }

const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'loomwork-bench-'))

/** An empty folder for the embedded database. */
export function embeddedPlace(): NamedPlace {
  const dataDir = temporaryFolder()
  const remove = async () => rmSync(dataDir, { recursive: true, force: true })
  return { name: 'embedded', dataDir, databaseUrl: undefined, remove }
}

/** An empty database on the PostgreSQL of this machine, or undefined when there is none. */
export async function postgresqlPlace(): Promise<NamedPlace | undefined> {
  const server = await standingServer()
  if (!server) return undefined
  const name = `loomwork_bench_${process.pid}_${Date.now()}`
  await onServer(server.url, `create database ${name}`)
  const dataDir = temporaryFolder()
  return {
    name: 'PostgreSQL',
    dataDir,
    databaseUrl: databaseUrl(server.url, name),
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(server.url, `drop database if exists ${name} with (force)`)
      server.stop()
    },
  }
}
