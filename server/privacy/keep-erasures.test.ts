import { rmSync, writeFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { addressHashes, admins, leads, newsletterSubscribers, settings } from '#server/db/schema.ts'
import { readSettings } from '#server/settings/settings.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, password, signedIn } from '#tests/support/builders.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { runRetention } from '../jobs/run-retention.ts'
import { appendToErasureLog, erasureLogFile, readErasureLog } from './erasure-log.ts'
import { keepErasures } from './keep-erasures.ts'
import { lastRetention } from './last-retention.ts'

onEachDatabase('an erasure', (database) => {
  const app = useTestApp(database)
  beforeEach(async () => {
    rmSync(erasureLogFile(app.env.dataDir), { force: true })
    await app.db.delete(settings)
  })
  const erase = async (email: string) => {
    const admin = await signedIn(app)
    const answer = await admin.post(api.admin.privacy.erase, {
      email,
      confirmation: email,
      password,
    })
    expect(answer.status).toBe(200)
  }
  const addresses = async () =>
    (await app.db.select({ email: leads.email }).from(leads)).map(({ email }) => email)

  test('happens again in a database from before it, even from before all others', async () => {
    const [gone, stays] = [aLead(), aLead()]
    await app.visitor().post(api.leads, gone)
    await erase(gone.email)
    const kept = await app.db.select().from(addressHashes)
    // What a restoration brings back: the person, and neither the hash nor the key it was made with.
    await app.db.delete(addressHashes)
    await app.db.delete(settings)
    await app.visitor().post(api.leads, { ...gone, email: gone.email.toUpperCase() })
    await app.visitor().post(api.leads, stays)
    await app.visitor().post(api.subscribe, { email: gone.email })
    await keepErasures(app.ctx)
    expect(await addresses()).toEqual([stays.email])
    expect(await app.db.select().from(newsletterSubscribers)).toEqual([])
    expect((await app.db.select().from(addressHashes)).map(({ hash }) => hash)).toEqual(
      kept.map(({ hash }) => hash),
    )
    // Who wrote again after that stays.
    await app.visitor().post(api.leads, gone)
    await keepErasures(app.ctx)
    expect(await addresses()).toHaveLength(2)
  })

  test('is in the log without the address, and once', async () => {
    const gone = aLead()
    await erase(gone.email)
    await erase(gone.email)
    const log = await readErasureLog(app.env.dataDir)
    expect(log).toHaveLength(1)
    expect(JSON.stringify(log)).not.toContain(gone.email)
    rmSync(erasureLogFile(app.env.dataDir))
    await keepErasures(app.ctx)
    expect(await readErasureLog(app.env.dataDir)).toEqual(log)
  })

  test('whose log was cut off by a crash is written to it again', async () => {
    const gone = aLead()
    await erase(gone.email)
    const log = await readErasureLog(app.env.dataDir)
    writeFileSync(erasureLogFile(app.env.dataDir), '\n{"at":"2026-06')
    await keepErasures(app.ctx)
    expect(await readErasureLog(app.env.dataDir)).toEqual(log)
    await app.db.execute(sql`delete from address_marks`)
    await app.visitor().post(api.leads, gone)
    await keepErasures(app.ctx)
    expect(await addresses()).toEqual([])
  })

  test('of a former colleague happens again, although the backup has them sign in and send mail', async () => {
    const admin = await signedIn(app)
    const colleague = await anAdmin(app)
    await admin.post(api.admin.memberDeactivate(colleague.id), { password })
    await erase(colleague.email)
    await app.db.delete(addressHashes)
    await app.db.insert(admins).values(colleague)
    await admin.patch(api.admin.system, { fromEmail: colleague.email })
    expect(await keepErasures(app.ctx)).toEqual([])
    const left = await app.db.select().from(admins)
    expect(left.map(({ email }) => email)).not.toContain(colleague.email)
    expect(left.length).toBeGreaterThan(0)
    expect((await readSettings(app.db)).fromEmail).toBeNull()
  })

  test('that fails stops neither the others nor the retention, and is tried again', async () => {
    const people = [aLead(), aLead(), aLead()]
    for (const lead of people) {
      await app.visitor().post(api.leads, lead)
      await erase(lead.email)
    }
    await app.db.delete(addressHashes)
    for (const lead of people) await app.visitor().post(api.leads, lead)
    await app.db.execute(sql`
      create function keep_one() returns trigger language plpgsql as $$ begin
        if old.email = (select min(email) from leads) then raise 'can not go'; end if;
        return old;
      end $$`)
    await app.db.execute(sql`
      create trigger keep_one before delete on leads for each row execute function keep_one()`)
    await expect(runRetention(app.ctx)).rejects.toThrow('1 of the erased')
    expect(await addresses()).toEqual([people.map(({ email }) => email).toSorted()[0]])
    expect((await lastRetention(app.db))?.at).toBe(app.clock().toISOString())

    await app.db.execute(sql`drop trigger keep_one on leads`)
    expect(await keepErasures(app.ctx)).toEqual([])
    expect(await addresses()).toEqual([])
  })

  test('reaches an address that came back in the words of others alone', async () => {
    const gone = aLead()
    await erase(gone.email)
    await app.db.delete(addressHashes)
    const other = aLead({ message: `Please ask ${gone.email.toUpperCase()}.` })
    await app.visitor().post(api.leads, other)
    expect(await keepErasures(app.ctx)).toEqual([])
    const [lead] = await app.db.select().from(leads)
    expect(lead).toMatchObject({ email: other.email, message: 'Please ask (erased).' })
  })

  test('counts more than a later goodbye to the newsletter', async () => {
    const gone = aLead()
    await erase(gone.email)
    const [line] = await readErasureLog(app.env.dataDir)
    if (!line) throw new Error('Nothing is in the log.')
    await appendToErasureLog(app.env.dataDir, [{ ...line, reason: 'unsubscribed' }])
    await app.db.delete(addressHashes)
    await app.visitor().post(api.leads, gone)
    await keepErasures(app.ctx)
    expect(await addresses()).toEqual([])
  })
})
