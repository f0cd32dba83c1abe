import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { systemClock } from '#server/context.ts'
import { type OpenDatabase, rowsOf } from '#server/db/database.ts'
import { parseEnv } from '#server/env.ts'
import { createLog } from '#server/log.ts'
import { onEachDatabase, openPlace } from '#tests/support/databases.ts'
import { LogLines } from '#tests/support/log-lines.ts'
import { startJobs } from './jobs.ts'

onEachDatabase('the job queue', (database) => {
  const undo: (() => Promise<unknown>)[] = []
  afterEach(async () => {
    for (const step of undo.splice(0).reverse()) await step()
  })

  /** An opened queue, of which nothing is taken up yet. */
  async function queue() {
    const place = await database.create()
    undo.push(place.remove)
    const open = await openPlace(place)
    undo.push(open.close)
    const lines = new LogLines()
    const mail = {
      check: async () => null,
      deliver: async () => {},
      stop: async () => {},
    }
    const feeds = { refreshFeeds: async () => {}, freshFeeds: () => {}, stop: async () => {} }
    const jobs = await startJobs({
      database: open,
      clock: systemClock,
      log: createLog('error', lines),
      env: parseEnv({ DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl }),
      publish: () => {},
      work: { mail, feeds },
    })
    let stopped = false
    const stop = async () => {
      if (!stopped) await jobs.stop()
      stopped = true
    }
    undo.push(stop)
    return { jobs, open, lines, stop }
  }
  const rename = ({ db }: OpenDatabase, from: string, to: string) =>
    db.execute(sql.raw(`alter table pgboss.${from} rename to ${to}`))

  test('waits for a database that is away when the work is taken up', async () => {
    const { jobs, open, lines } = await queue()
    await rename(open, 'schedule', 'away')
    const begun = jobs.begin()
    await expect.poll(() => lines.errors.length).toBeGreaterThan(0)
    await rename(open, 'away', 'schedule')
    await begun
    const rows = await open.db.execute(sql`select name from pgboss.schedule order by name`)
    expect(rowsOf<{ name: string }>(rows).map(({ name }) => name)).toContain('mail')
  })

  test('tells in the log of a job that failed', async () => {
    const { jobs, open, lines } = await queue()
    await open.db.execute(sql`alter table settings rename to away`)
    await jobs.begin()
    const failures = () => lines.errors.filter((line) => /job failed/.test(line)).join()
    // A turn of the queue, however long this machine takes for one.
    await expect.poll(failures, { timeout: 120_000 }).toMatch(/"queue":"retention"/)
  })

  test('stops at once while it waits for it', async () => {
    const { jobs, open, lines, stop } = await queue()
    await rename(open, 'schedule', 'away')
    const begun = jobs.begin()
    await expect.poll(() => lines.errors.length).toBeGreaterThan(0)
    await stop()
    await begun
  })
})
