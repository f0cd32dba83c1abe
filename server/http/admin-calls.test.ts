import { sql } from 'drizzle-orm'
import { Client as Connection } from 'pg'
import { expect, test } from 'vitest'
import { advisoryLocks } from '#server/db/advisory-locks.ts'
import { sharingLock } from '#server/db/session-lock.ts'
import { backupCalls } from '#shared/office-calls.ts'
import { api } from '#shared/routes.ts'
import { aLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const person = { email: 'ada@example.com' }
/** Ten calls that look at the newsletter's subscribers: lists, a file, searches, a person's data. */
const tenCalls: ((admin: Client) => Promise<{ status: number; headers: Headers }>)[] = [
  (admin) => admin.get(api.admin.subscribers),
  (admin) => admin.get(`${api.admin.subscribers}?sort=email`),
  (admin) => admin.get(`${api.admin.subscribers}?q=ada`),
  (admin) => admin.get(api.admin.subscriberCounts),
  (admin) => admin.get(api.admin.subscribersExport),
  (admin) => admin.get(`${api.admin.search}?q=ada`),
  (admin) => admin.get(`${api.admin.search}?q=example`),
  (admin) => admin.post(api.admin.privacy.holdings, person),
  (admin) => admin.post(api.admin.privacy.export, person),
  (admin) =>
    admin.post(api.admin.privacy.erase, { ...person, confirmation: person.email, password }),
]

/** Keeps the table of subscribers from everybody until the answered function is called. */
async function locked({ place: { databaseUrl } }: TestApp) {
  const connection = new Connection({ connectionString: databaseUrl })
  await connection.connect()
  await connection.query('begin; lock table newsletter_subscribers in access exclusive mode')
  return () => connection.end()
}

/** Makes every look at the table of subscribers take a twentieth of a second. */
async function slowed({ db }: TestApp) {
  await db.execute(sql`
    create function takes_its_time() returns boolean stable language plpgsql as $$
    declare until timestamptz := clock_timestamp() + interval '50 ms';
    begin while clock_timestamp() < until loop end loop; return true; end $$`)
  await db.execute(sql`alter table newsletter_subscribers rename to hidden_subscribers`)
  await db.execute(sql`
    create view newsletter_subscribers as select * from hidden_subscribers where takes_its_time()`)
  return async () => {
    await db.execute(sql`drop view newsletter_subscribers`)
    await db.execute(sql`alter table hidden_subscribers rename to newsletter_subscribers`)
    await db.execute(sql`drop function takes_its_time`)
  }
}

onEachDatabase('calls of admins', (database) => {
  const app = useTestApp(database)

  test('that take long, ten of them, keep no visitor waiting', async () => {
    const admin = await signedIn(app)
    const letGo = await (app.env.databaseUrl ? locked(app) : slowed(app))
    const done: number[] = []
    const calls = tenCalls.map(async (call) => {
      const answer = await call(admin)
      done.push(answer.status)
      return answer
    })
    for (let n = 0; n < 3; n += 1) {
      expect((await app.visitor().post(api.leads, aLead())).status).toBe(201)
    }
    if (app.env.databaseUrl) {
      expect(done.filter((status) => status !== 503)).toEqual([])
      await letGo()
    }
    for (const { status, headers } of await Promise.all(calls)) {
      // Who waited too long for one of their connections is told when to try again.
      if (status === 503) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      else expect(status).toBe(200)
    }
    if (!app.env.databaseUrl) await letGo()
    app.log.clear()
  })

  test('stand between a visitor and the database one at a time', async () => {
    const order: string[] = []
    const asAdmin = () => app.adminDb.execute(sql`select 1`).then(() => order.push('admin'))
    const inTransaction = () =>
      app.adminDb.transaction((tx) => tx.execute(sql`select 1`)).then(() => order.push('admin'))
    const failing = () =>
      app.adminDb.execute(sql`select 1 / 0`).catch(() => void order.push('admin'))
    const calls = [1, 2, 3, 4].flatMap(() => [asAdmin(), inTransaction(), failing()])
    await app.db.execute(sql`select 1`).then(() => order.push('visitor'))
    const before = order.length
    await Promise.all(calls)
    expect(order).toHaveLength(13)
    if (!app.env.databaseUrl) expect(before).toBeLessThanOrEqual(3)
  })

  test('for a backup are refused at once while one is being made', async () => {
    const admin = await signedIn(app)
    expect((await admin.post(backupCalls.list)).status).toBe(202)
    const askTenTimes = async () => {
      const answers = await Promise.all(tenCalls.map(() => admin.post(backupCalls.list)))
      for (const { status, failure } of answers) {
        expect([status, failure.code]).toEqual([409, 'already_exists'])
      }
      expect((await app.visitor().post(api.leads, aLead())).status).toBe(201)
    }
    const { databaseUrl } = app.env
    // As it is while a worker, of this process or another, is at it.
    if (databaseUrl) await sharingLock(databaseUrl, advisoryLocks.backupAtWork, askTenTimes)
    else await askTenTimes()
  })
})
