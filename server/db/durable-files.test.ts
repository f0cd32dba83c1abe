import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { inLongLane } from '#tests/support/lane.ts'
import { DurableFiles } from './durable-files.ts'
import { openEmbedded } from './open-embedded.ts'

const folders: string[] = []
function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'loomwork-durable-'))
  folders.push(folder)
  return folder
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

const inserts = 20

test('every acknowledged insert has been flushed to the disk', async () => {
  let flushes = 0
  const { db, close } = await openEmbedded(temporaryFolder(), () => {
    flushes += 1
  })
  await db.execute(sql`create table kept (n int)`)
  for (let n = 0; n < inserts; n += 1) {
    const before = flushes
    await db.execute(sql`insert into kept values (${n})`)
    expect(flushes, 'flushes of one insert').toBeGreaterThan(before)
  }
  await close()
})

/** Flushes that reach the disk for twenty inserts into a database opened in another way. */
async function flushesOf(startParams: string[] | undefined, Files: typeof DurableFiles) {
  let flushes = 0
  const client = await PGlite.create({
    fs: new Files(temporaryFolder(), () => {
      flushes += 1
    }),
    ...(startParams && { startParams }),
  })
  await client.exec('create table kept (n int)')
  const before = flushes
  for (let n = 0; n < inserts; n += 1) await client.query('insert into kept values ($1)', [n])
  const flushed = flushes - before
  await client.close()
  return flushed
}

test(
  'the start parameters are needed: with those of PGlite nothing is flushed',
  inLongLane,
  async () => {
    expect(await flushesOf(undefined, DurableFiles)).toBe(0)
  },
)

test('the file system is needed: that of PGlite has no fsync to call', inLongLane, async () => {
  let called = 0
  let missing: boolean | undefined
  class Looking extends NodeFS {
    override async init(...args: Parameters<NodeFS['init']>) {
      const prepared = await super.init(...args)
      const { preRun } = prepared.emscriptenOpts
      const look = (module: object) => {
        const { NODEFS } = module as { NODEFS: { stream_ops: { fsync?: unknown } } }
        missing = NODEFS.stream_ops.fsync === undefined
        called += 1
      }
      const hooks = preRun === undefined ? [] : [preRun].flat()
      return {
        ...prepared,
        emscriptenOpts: { ...prepared.emscriptenOpts, preRun: [...hooks, look] },
      }
    }
  }
  const client = await PGlite.create({ fs: new Looking(temporaryFolder()) })
  await client.close()
  expect({ called, missing }).toEqual({ called: 1, missing: true })
})
