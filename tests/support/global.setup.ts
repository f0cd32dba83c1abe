import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { findPrograms } from '#server/backups/postgresql-programs.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPostgresql } from '#server/db/open-postgresql.ts'
import { buildServer } from '../../tooling/build-server.ts'
import { embeddedTemplate } from './embedded-template.ts'
import { databaseUrl, onServer, postgresqlServer } from './postgresql-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the run keeps its files: the migrated embedded database to copy, and what is made of it. */
    folder: string
    /** The PostgreSQL server, or null when this machine has none. */
    postgresql: { serverUrl: string; template: string; programs: boolean } | null
  }
}

async function postgresqlTemplate(serverUrl: string, template: string) {
  await onServer(serverUrl, `create database ${template}`)
  const database = await openPostgresql(databaseUrl(serverUrl, template), () => {})
  await migrate(database.db)
  await database.close()
}

/**
 * Once for all test files: the bundle of the server, which some start and whose workers draw, and a
 * migrated database of each kind, which every file gets a copy of.
 */
export default async function setup(project: TestProject) {
  await buildServer()
  const folder = mkdtempSync(join(tmpdir(), 'loomwork-test-'))
  await embeddedTemplate(folder)
  project.provide('folder', folder)

  const server = await postgresqlServer()
  const template = `loomwork_test_template_${crypto.randomUUID().slice(0, 8)}`
  if (server) await postgresqlTemplate(server.url, template)
  else process.stdout.write('PostgreSQL was not found: its lane is left out (skipped).\n')
  const programs = Boolean(await findPrograms({ searchPath: process.env.PATH ?? '' }))
  if (server && !programs) {
    process.stdout.write('pg_dump was not found: backups of PostgreSQL are left out (skipped).\n')
  }
  project.provide('postgresql', server ? { serverUrl: server.url, template, programs } : null)

  return async () => {
    rmSync(folder, { recursive: true, force: true })
    if (server) await onServer(server.url, `drop database if exists ${template}`)
    server?.stop()
  }
}
