import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
import { openEmbedded } from '#server/db/open-embedded.ts'
import { openPostgresql } from '#server/db/open-postgresql.ts'
import { embeddedTemplateIn } from './embedded-template.ts'
import { isLongLane } from './lane.ts'
import { databaseUrl, onServer } from './postgresql-server.ts'

/** Where a throw-away database is: the two settings that name it, and how to remove it. */
export type Place = {
  dataDir: string
  databaseUrl: string | undefined
  remove: () => Promise<void>
}

/** A kind of database the product runs on. */
export type TestDatabase = {
  name: 'PGlite' | 'PostgreSQL'
  /** A migrated, empty database of its own. */
  create: () => Promise<Place>
}

const ignoreIdleErrors = () => {}

/** Everything a run leaves goes with the folder of its templates. */
const temporaryFolder = () => mkdtempSync(join(inject('folder'), 'data-'))

/** A migrated, empty embedded database in a folder of its own. */
export async function embeddedPlace(): Promise<Place> {
  const dataDir = temporaryFolder()
  cpSync(embeddedTemplateIn(inject('folder')), dataDir, { recursive: true })
  return {
    dataDir,
    databaseUrl: undefined,
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
}

export const embedded: TestDatabase = { name: 'PGlite', create: embeddedPlace }

/** A migrated, empty database on the PostgreSQL server. */
export async function postgresqlPlace(): Promise<Place> {
  const server = inject('postgresql')
  if (!server) throw new Error('There is no PostgreSQL to test on.')
  const name = `${server.template}_${crypto.randomUUID().replaceAll('-', '')}`
  await onServer(server.serverUrl, `create database ${name} template ${server.template}`)
  const dataDir = temporaryFolder()
  return {
    dataDir,
    databaseUrl: databaseUrl(server.serverUrl, name),
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await onServer(server.serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A new database on the PostgreSQL server whose owner may hold one connection. */
export async function placeWithOneConnection(): Promise<Place> {
  const server = inject('postgresql')
  if (!server) throw new Error('There is no PostgreSQL to test on.')
  const name = `${server.template}_${crypto.randomUUID().replaceAll('-', '')}`
  const onIt = (statement: string) => onServer(server.serverUrl, statement)
  await onIt(`create role ${name} login connection limit 1 password 'one'`)
  await onIt(`create database ${name} owner ${name}`)
  const url = new URL(databaseUrl(server.serverUrl, name))
  url.username = name
  url.password = 'one'
  const dataDir = temporaryFolder()
  return {
    dataDir,
    databaseUrl: url.href,
    remove: async () => {
      rmSync(dataDir, { recursive: true, force: true })
      await onIt(`drop database if exists ${name} with (force)`)
      await onIt(`drop role ${name}`)
    },
  }
}

export const postgresql: TestDatabase = { name: 'PostgreSQL', create: postgresqlPlace }

/** Opens a place as the server would. */
export const openPlace = (place: Place) =>
  place.databaseUrl
    ? openPostgresql(place.databaseUrl, ignoreIdleErrors)
    : openEmbedded(place.dataDir)

type Tests = (database: TestDatabase) => void

function onEach(title: string, tests: Tests, isOnPostgresql: boolean) {
  describe(`${title}, on PGlite`, () => tests(embedded))
  describe.skipIf(!isOnPostgresql)(`${title}, on PostgreSQL`, () => tests(postgresql))
}

/**
 * Runs the same tests on both databases, where they can differ: locks, searches, many at once, what is
 * read back from a disk. Those of a PostgreSQL that is not there count as skipped.
 */
export const onEachDatabase = (title: string, tests: Tests) =>
  onEach(title, tests, inject('postgresql') !== null)

/** As {@link onEachDatabase}, for tests that need `pg_dump` and its like beside PostgreSQL. */
export const onEachDatabaseWithPrograms = (title: string, tests: Tests) =>
  onEach(title, tests, inject('postgresql')?.programs ?? false)

function onOne(title: string, tests: Tests, isOnPostgresql: boolean) {
  if (isLongLane || !isOnPostgresql) onEach(title, tests, isOnPostgresql)
  else describe(`${title}, on PostgreSQL`, () => tests(postgresql))
}

/**
 * Runs tests of rules in which databases do not differ: in the gate on PostgreSQL alone, where it is
 * there, and in the long lane on each.
 */
export const onOneDatabase = (title: string, tests: Tests) =>
  onOne(title, tests, inject('postgresql') !== null)

/** As {@link onOneDatabase}, for tests that need `pg_dump` and its like beside PostgreSQL. */
export const onOneDatabaseWithPrograms = (title: string, tests: Tests) =>
  onOne(title, tests, inject('postgresql')?.programs ?? false)
