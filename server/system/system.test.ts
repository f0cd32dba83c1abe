import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { admins, settings } from '#server/db/schema.ts'
import { defaultLostReasons } from '#shared/deals/stages.ts'
import { api } from '#shared/routes.ts'
import { schedulingSchema, systemSchema } from '#shared/settings/schema.ts'
import { setupChecklistSchema } from '#shared/setup-checklist/setup-checklist.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('the settings for everybody', (database) => {
  const variables = {
    SMTP_URL: 'smtps://someone:secret@mail.example:465',
    MAIL_FROM: 'a@b.example',
    SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
  }
  const app = useTestApp(database, { variables })
  beforeEach(() => app.db.delete(settings))

  test('begin as specified, and show the server without what opens it', async () => {
    const admin = await signedIn(app)
    const answer = await admin.get(api.admin.system)
    const system = answer.read(systemSchema)
    expect(system.settings).toEqual({
      fromEmail: null,
      schedulingUrl: null,
      schedulingWay: 'own',
      autoAssign: true,
      leadScoring: false,
      lostReasons: defaultLostReasons,
    })
    expect(system.smtpHost).toBe('mail.example:465')
    expect(system.defaultFrom).toBe('a@b.example')
    expect(system.database.kind).toBe(app.place.databaseUrl ? 'postgresql' : 'embedded')
    expect(Number.parseFloat(system.database.version)).toBeGreaterThanOrEqual(15)
    expect(system.database.bytes).toBeGreaterThan(1_000_000)
    expect(answer.text).not.toMatch(/secret|someone|postgres@/)
  })

  test('are saved one by one, with a note of which, and are in force at once', async () => {
    const admin = await signedIn(app)
    const url = 'https://calendar.example/firm'
    const saved = await admin.patch(api.admin.system, { schedulingUrl: url, autoAssign: false })
    expect(saved.read(systemSchema).settings).toMatchObject({
      schedulingUrl: url,
      autoAssign: false,
    })
    await admin.patch(api.admin.system, { fromEmail: ' firm@example.com ', leadScoring: true })
    const lostReasons = [' Price ', '', 'Went quiet', 'Price']
    await admin.patch(api.admin.system, { lostReasons })
    expect((await admin.get(api.admin.system)).read(systemSchema).settings).toEqual({
      fromEmail: 'firm@example.com',
      schedulingUrl: url,
      schedulingWay: 'own',
      autoAssign: false,
      leadScoring: true,
      lostReasons: ['Price', 'Went quiet'],
    })
    expect((await app.visitor().get(api.scheduling)).read(schedulingSchema)).toEqual({ url })
    const log = rowsOf<{ details: { fields: string[] } }>(
      await app.db.execute(
        sql`select details from audit_log where action = 'settings.updated' order by at, id`,
      ),
    )
    expect(log.map((row) => row.details.fields.toSorted())).toEqual([
      ['autoAssign', 'schedulingUrl'],
      ['fromEmail', 'leadScoring'],
      ['lostReasons'],
    ])
  })

  test('can be taken away again', async () => {
    const admin = await signedIn(app)
    await admin.patch(api.admin.system, {
      schedulingUrl: 'https://c.example',
      fromEmail: 'a@b.example',
    })
    const answer = await admin.patch(api.admin.system, { schedulingUrl: '', fromEmail: null })
    expect(answer.read(systemSchema).settings).toMatchObject({
      schedulingUrl: null,
      fromEmail: null,
    })
  })

  test.each([
    [{ fromEmail: 'nobody' }, 'fromEmail'],
    [{ schedulingUrl: 'http://calendar.example' }, 'schedulingUrl'],
    [{ schedulingUrl: 'javascript:alert(1)' }, 'schedulingUrl'],
    [{ schedulingUrl: 'https://calendar.example;sandbox' }, 'schedulingUrl'],
    [{ autoAssign: 'yes' }, 'autoAssign'],
    [{ leadScoring: null }, 'leadScoring'],
    [{ lostReasons: ['', ' '] }, 'lostReasons'],
    [{ lostReasons: 'Price' }, 'lostReasons'],
    [{ lostReasons: ['as x@y.example said'] }, 'lostReasons.0'],
  ])('%j is refused by field and changes nothing', async (wrong, field) => {
    const admin = await signedIn(app)
    const answer = await admin.patch(api.admin.system, { ...wrong })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure.fields ?? {})).toEqual([field])
    expect(await app.db.select().from(settings)).toEqual([])
  })

  test('a row that nothing can be made of counts as not set', async () => {
    const admin = await signedIn(app)
    const updatedAt = app.clock()
    await app.db.insert(settings).values([
      { key: 'auto_assign', value: 'perhaps', updatedAt },
      { key: 'from_email', value: 7, updatedAt },
    ])
    const system = (await admin.get(api.admin.system)).read(systemSchema)
    expect(system.settings).toMatchObject({ autoAssign: true, fromEmail: null })
  })

  test.each([api.admin.system, api.admin.setupChecklist])(
    '%s is for the firm only',
    async (path) => {
      expect((await app.visitor().get(path)).status).toBe(401)
    },
  )

  test('the way to production shows what is done and what is left', async () => {
    const admin = await signedIn(app)
    const steps = async () => (await admin.get(api.admin.setupChecklist)).read(setupChecklistSchema)
    const done = async () => (await steps()).filter((item) => item.done).map((item) => item.step)
    const both = app.place.databaseUrl ? ['postgresql', 'smtp'] : ['smtp']
    expect(await done()).toEqual(both)
    await app.db.update(admins).set({ totpEnabledAt: app.clock() })
    expect(await done()).toEqual([...both, 'two-factor'])
  })
})
