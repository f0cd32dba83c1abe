import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { type Place, postgresqlPlace } from '#tests/support/databases.ts'
import { onServer } from '#tests/support/postgresql-server.ts'
import { listenPostgresql } from './listen-postgresql.ts'
import { openPostgresql } from './open-postgresql.ts'

describe.skipIf(inject('postgresql') === null)('listening on PostgreSQL', () => {
  let place: Place
  let url: string
  beforeAll(async () => {
    place = await postgresqlPlace()
    url = place.databaseUrl ?? ''
  })
  afterAll(() => place?.remove())
  afterEach(() => void vi.useRealTimers())

  const serverUrl = () => inject('postgresql')?.serverUrl ?? ''
  const name = () => new URL(url).pathname.slice(1)
  const allow = (connections: boolean) =>
    onServer(serverUrl(), `alter database ${name()} with allow_connections ${connections}`)
  const cut = () =>
    onServer(
      serverUrl(),
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name()}'`,
    )
  const listening = async () => {
    const { db, close } = await openPostgresql(url, () => {})
    const { rows } = (await db.execute(
      `select from pg_stat_activity
       where datname = current_database() and application_name = 'loomwork-live'`,
    )) as { rows: unknown[] }
    await close()
    return rows.length
  }

  test('is taken up again after a long outage, by one connection, and ends when it is stopped', async () => {
    const heard = { onNotice: vi.fn(), onReconnect: vi.fn(), onError: vi.fn() }
    const stop = await listenPostgresql(url, 'words', heard)
    await allow(false)
    await cut()
    // Three times or more it is tried in vain.
    await expect.poll(() => heard.onError.mock.calls.length).toBeGreaterThan(6)
    await allow(true)
    await expect.poll(() => heard.onReconnect.mock.calls.length).toBeGreaterThan(0)
    await onServer(url, `select pg_notify('words', 'again')`)
    await expect.poll(() => heard.onNotice.mock.calls).toEqual([['again']])
    expect(await listening()).toBe(1)
    await stop()
    await expect.poll(listening).toBe(0)
    expect(heard.onReconnect).toHaveBeenCalledTimes(1)
  })

  test('that can not begin says so, and is not tried again', async () => {
    await allow(false)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const onError = vi.fn()
    const heard = { onNotice: vi.fn(), onReconnect: vi.fn(), onError }
    await expect(listenPostgresql(url, 'words', heard)).rejects.toThrow(/not currently accepting/)
    expect(vi.getTimerCount(), 'another try').toBe(0)
    await allow(true)
    expect(await listening()).toBe(0)
  })
})
