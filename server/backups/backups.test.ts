import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { advisoryLocks } from '#server/db/advisory-locks.ts'
import { rowsOf } from '#server/db/database.ts'
import { backups, settings } from '#server/db/schema.ts'
import { sharingLock } from '#server/db/session-lock.ts'
import { defaultBackupPlan } from '#shared/backups/plan.ts'
import { backupSchema, backupsSchema } from '#shared/backups/schema.ts'
import { backupCalls } from '#shared/office-calls.ts'
import { enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import {
  onEachDatabaseWithPrograms,
  onOneDatabaseWithPrograms,
  type TestDatabase,
} from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { whileAtWork } from './at-work.ts'
import { runPlannedBackups } from './backup-job.ts'
import { checkBackup } from './check-backup.ts'
import { hashOf } from './files.ts'
import { makeBackup } from './make-backup.ts'
import { scratchName } from './postgresql-backup.ts'
import { sweepBackups } from './prune-backups.ts'

const listed = async (admin: Client) => (await admin.get(backupCalls.list)).read(backupsSchema)
const folderOf = (app: TestApp) => join(app.place.dataDir, 'backups')
const filesOf = (app: TestApp) => (existsSync(folderOf(app)) ? readdirSync(folderOf(app)) : [])

/** Asks for a backup over HTTP and does a worker's part of it. */
async function aBackup(app: TestApp, admin: Client) {
  const { id } = (await admin.post(backupCalls.list)).read(backupSchema)
  await makeBackup({ ctx: app.ctx, id })
  const made = (await listed(admin)).backups.find((backup) => backup.id === id)
  if (!made) throw new Error('The backup is not listed.')
  return made
}

const keep = (app: TestApp, number: number) =>
  app.db.insert(settings).values({
    key: 'backup_plan',
    value: { ...defaultBackupPlan, keep: number },
    updatedAt: app.clock(),
  })

const useBackups = (database: TestDatabase) => {
  const app = useTestApp(database)
  beforeEach(async () => {
    await app.db.delete(settings)
    rmSync(folderOf(app), { recursive: true, force: true })
  })
  return app
}

onEachDatabaseWithPrograms('a backup', (database) => {
  const app = useBackups(database)

  test('asked for is made, restored into a scratch database, and listed with what was found', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { name: 'Kept Safe' })
    const asked = await admin.post(backupCalls.list)
    expect(asked.status).toBe(202)
    expect(asked.read(backupSchema)).toMatchObject({
      state: 'running',
      cause: 'manual',
      file: null,
    })
    await makeBackup({ ctx: app.ctx, id: asked.read(backupSchema).id })
    const { plan, obstacle, backups } = await listed(admin)
    expect([plan, obstacle]).toEqual([defaultBackupPlan, null])
    expect(backups).toHaveLength(1)
    expect(backups[0]).toMatchObject({ state: 'done', here: true, checking: false, problem: null })
    expect(backups[0]?.check).toEqual({
      ok: true,
      sentence:
        'Restored into a scratch database: 1 lead, 0 consultations, 1 account, every table complete.',
    })
    const path = join(folderOf(app), backups[0]?.file ?? '')
    expect(statSync(path).size).toBe(backups[0]?.bytes)
    expect(statSync(path).mode & 0o077, 'rights of others').toBe(0)
    expect(filesOf(app)).toEqual([backups[0]?.file])
  })

  test('checked again is found damaged, incomplete or gone, each in its own words', async () => {
    const admin = await signedIn(app)
    const { id, file } = await aBackup(app, admin)
    app.clock.advance(minute)
    const path = join(folderOf(app), file ?? '')
    const whole = readFileSync(path)
    const check = async () => {
      await checkBackup({ ctx: app.ctx, id })
      return (await listed(admin)).backups[0]?.check
    }
    expect((await admin.post(backupCalls.check(id))).status).toBe(202)

    const flipped = Buffer.from(whole)
    flipped[whole.length >> 1] = (whole[whole.length >> 1] ?? 0) ^ 1
    for (const spoilt of [flipped, whole.subarray(0, whole.length >> 1), Buffer.alloc(0)]) {
      writeFileSync(path, spoilt)
      expect(await check()).toEqual({
        ok: false,
        sentence: 'The file is damaged: it is not what was written.',
      })
    }
    writeFileSync(path, whole.subarray(0, whole.length - 2_000))
    await app.db.update(backups).set({ sha256: await hashOf(path) })
    expect(await check(), 'found by restoring it, were its hash right').toMatchObject({ ok: false })

    writeFileSync(path, whole)
    await app.db.update(backups).set({ sha256: await hashOf(path), rows: { leads: 5 } })
    const fewer = { ok: false, sentence: 'Only 0 of 5 rows in “leads” came back.' }
    expect(await check()).toEqual(fewer)

    rmSync(path)
    expect(await check()).toEqual({ ok: false, sentence: 'The file is not there.' })
    expect((await listed(admin)).backups[0]?.here).toBe(false)
  })
})

onOneDatabaseWithPrograms('a backup', (database) => {
  const app = useBackups(database)

  test('leaves no scratch database behind', async () => {
    const { id } = await aBackup(app, await signedIn(app))
    // Its own: other tests try theirs on the same server, and some are killed while they do.
    const left = await app.db.execute(
      sql`select datname from pg_database where datname = ${scratchName(id)}`,
    )
    expect(rowsOf(left)).toEqual([])
  })

  test('is not asked for twice at the same time', async () => {
    const admin = await signedIn(app)
    const answers = await Promise.all([1, 2, 3].map(() => admin.post(backupCalls.list)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([202, 409, 409])
  })

  test('is not checked twice at the same time', async () => {
    const admin = await signedIn(app)
    const { id } = await aBackup(app, admin)
    app.clock.advance(minute)
    const ask = () => admin.post(backupCalls.check(id))
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409])
    app.clock.advance(minute)
    const refused = await ask()
    expect(refused.failure).toMatchObject({
      code: 'edit_conflict',
      error: 'This backup is being checked already. Wait until it is done.',
    })
    await checkBackup({ ctx: app.ctx, id })
    app.clock.advance(minute)
    expect((await ask()).status, 'once it is done').toBe(202)
    app.clock.advance(hour)
    await sweepBackups({ ctx: app.ctx })
    app.clock.advance(minute)
    expect((await ask()).status, 'once a crash of it is given up').toBe(202)
  })

  test('is taken home whole, which is noted', async () => {
    const admin = await signedIn(app)
    const { id, file, bytes } = await aBackup(app, admin)
    const take = (proof: object) =>
      fetch(app.url + backupCalls.file(id), {
        method: 'POST',
        headers: { ...admin.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(proof),
      })
    expect((await take({})).status, 'without the password').toBe(400)
    expect((await take({ password: 'wrong' })).status, 'with a wrong one').toBe(400)
    const answer = await take({ password })
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`)
    const taken = Buffer.from(await answer.arrayBuffer())
    expect(taken.length).toBe(bytes)
    expect(taken.equals(readFileSync(join(folderOf(app), file ?? '')))).toBe(true)
    const log = await app.db.execute(sql`select action from audit_log where entity_id = ${id}`)
    expect(rowsOf<{ action: string }>(log).map((row) => row.action)).toContain('backup.downloaded')
  })

  test('deleted is gone with its file', async () => {
    const admin = await signedIn(app)
    const { id } = await aBackup(app, admin)
    const remove = (proof: object) => admin.post(backupCalls.delete(id), proof)
    expect((await remove({})).status, 'without the password').toBe(400)
    expect(filesOf(app)).toHaveLength(1)
    expect((await remove({ password })).status).toBe(204)
    expect((await listed(admin)).backups).toEqual([])
    expect(filesOf(app)).toEqual([])
    expect((await remove({ password })).status).toBe(404)
    expect((await admin.post(backupCalls.file(id), { password })).status).toBe(404)
  })

  test('left by a crash is given up with its files, and another can be made', async () => {
    const admin = await signedIn(app)
    await admin.post(backupCalls.list)
    const unfinished = join(folderOf(app), '.unfinished-x')
    mkdirSync(unfinished, { recursive: true })
    utimesSync(unfinished, app.clock(), app.clock())
    app.clock.advance(3 * hour)
    await runPlannedBackups({ ctx: app.ctx })
    const [left] = (await listed(admin)).backups.filter(({ state }) => state === 'failed')
    expect(left).toMatchObject({ cause: 'manual', file: null })
    expect(left?.problem).toContain('stopped')
    expect(existsSync(unfinished)).toBe(false)
    expect((await admin.post(backupCalls.list)).status).toBe(202)
  })

  test('is given up at once when it is from before the only process, but not when asked since', async () => {
    const admin = await signedIn(app)
    const before = app.clock()
    app.clock.advance(minute)
    await admin.post(backupCalls.list)
    const stateAfter = async (startedAt: Date) => {
      await sweepBackups({ ctx: app.ctx, startedAt })
      return (await listed(admin)).backups.map(({ state }) => state)
    }
    expect(await stateAfter(before)).toEqual(['running'])
    app.clock.advance(1)
    expect(await stateAfter(app.clock())).toEqual(['failed'])
  })

  test('is given up, and its check, once a clock that was ahead is set right', async () => {
    const { id } = await aBackup(app, await signedIn(app))
    app.clock.advance(2 * day)
    const ahead = await signedIn(app)
    expect((await ahead.post(backupCalls.check(id))).status).toBe(202)
    expect((await ahead.post(backupCalls.list)).status).toBe(202)
    app.clock.advance(minute - 2 * day)
    const admin = await signedIn(app)
    const ask = [backupCalls.check(id), backupCalls.list]
    const answers = async () =>
      Promise.all(ask.map(async (call) => (await admin.post(call)).status))
    expect(await answers()).toEqual([409, 409])
    await sweepBackups({ ctx: app.ctx })
    expect(await answers()).toEqual([202, 202])
  })

  test('is not given up while another process works on one', async () => {
    const { databaseUrl } = app.ctx.env
    const admin = await signedIn(app)
    await admin.post(backupCalls.list)
    app.clock.advance(3 * hour)
    const sweep = async () => {
      await sweepBackups({ ctx: app.ctx })
      return (await listed(await signedIn(app))).backups.map(({ state }) => state)
    }
    if (databaseUrl) {
      await sharingLock(databaseUrl, advisoryLocks.backupAtWork, async () => {
        expect(await sweep()).toEqual(['running'])
      })
    } else await whileAtWork(app.ctx, async () => expect(await sweep()).toEqual(['running']))
    expect(await sweep()).toEqual(['failed'])
  })

  test('is made by plan when its hour has come, once', async () => {
    const admin = await signedIn(app)
    const plan = { schedule: 'daily', hour: 12, timeZone: 'UTC', keep: 3, password }
    expect((await admin.patch(backupCalls.plan, plan)).status).toBe(200)
    const look = () => runPlannedBackups({ ctx: app.ctx })
    await look()
    expect((await listed(admin)).backups).toEqual([])
    app.clock.advance(day)
    await look()
    app.clock.advance(10 * minute)
    await look()
    const again = await signedIn(app)
    const made = (await listed(again)).backups
    expect(made.map(({ cause, state }) => [cause, state])).toEqual([['scheduled', 'done']])
  })

  test.each([
    [{ keep: 0 }, 'keep'],
    [{ hour: 24 }, 'hour'],
    [{ schedule: 'sometimes' }, 'schedule'],
    [{ timeZone: 'Nowhere' }, 'timeZone'],
  ])('plan with %j is refused by field', async (wrong, field) => {
    const admin = await signedIn(app)
    const answer = await admin.patch(backupCalls.plan, {
      ...defaultBackupPlan,
      ...wrong,
      password,
    })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure.fields ?? {})).toEqual([field])
  })

  test('over the number to keep goes, and every one after two months', async () => {
    const admin = await signedIn(app)
    await keep(app, 1)
    await aBackup(app, admin)
    app.clock.advance(hour)
    const { file } = await aBackup(app, admin)
    expect((await listed(admin)).backups.map((backup) => backup.file)).toEqual([file])
    expect(filesOf(app)).toEqual([file])
    app.clock.advance(60 * day)
    await app.db.update(settings).set({ value: { ...defaultBackupPlan, schedule: 'off' } })
    await runPlannedBackups({ ctx: app.ctx })
    expect((await listed(await signedIn(app))).backups).toEqual([])
    expect(filesOf(app)).toEqual([])
  })

  test.each([
    ['GET', backupCalls.list],
    ['POST', backupCalls.list],
    ['PATCH', backupCalls.plan],
    ['POST', backupCalls.file('x')],
    ['POST', backupCalls.check('x')],
    ['POST', backupCalls.delete('x')],
  ])('%s %s is for the firm only', async (method, path) => {
    expect((await app.visitor().send(method, path, {})).status).toBe(401)
  })
})
