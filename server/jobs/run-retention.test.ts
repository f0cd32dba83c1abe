import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { fileNameOf, openFolder, replacedName } from '#server/backups/files.ts'
import { rowsOf } from '#server/db/database.ts'
import { admins, backups, emails, newsletterSubscribers, settings } from '#server/db/schema.ts'
import { ownConsultationSchema } from '#shared/consultations/schema.ts'
import { submissionSchema } from '#shared/lead-magnets/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { subscriptionSchema } from '#shared/newsletter/schema.ts'
import { retentionStateSchema } from '#shared/privacy/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, password, signedIn } from '#tests/support/builders.ts'
import { day } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { runRetention } from './run-retention.ts'

onOneDatabase('retention', (database) => {
  const app = useTestApp(database, { mail: true })
  beforeEach(() => app.db.delete(settings))
  const state = async () =>
    (await (await signedIn(app)).get(api.admin.privacy.retention)).read(retentionStateSchema)
  const countOf = async (table: string) =>
    rowsOf<{ n: number }>(
      await app.db.execute(sql`select count(*)::int as n from ${sql.identifier(table)}`),
    )[0]?.n

  test('removes what is old enough of each kind, says how much, and runs once a day', async () => {
    const admin = await signedIn(app)
    const visitor = app.visitor()
    const lead = (await visitor.post(api.leads, aLead())).text
    const asked = (await visitor.post(api.consultationRequests, aLead())).read(
      ownConsultationSchema,
    )
    const sent = (await visitor.post(api.leadMagnetSubmissions, aLead())).read(submissionSchema)
    const kept = (await admin.post(api.leads, aLead())).read(leadSchema)
    await visitor.post(api.subscribe, { email: 'reader@example.com' })
    await app.db
      .update(newsletterSubscribers)
      .set({ state: 'unsubscribed', unsubscribedAt: app.clock() })
    await app.deliverMail()
    await admin.delete(api.admin.lead(JSON.parse(lead).id))
    await admin.delete(api.admin.consultation(asked.id))
    await admin.delete(api.admin.submission(sent.id))
    const left = await anAdmin(app)
    await admin.post(api.admin.memberDeactivate(left.id), { password })

    await runRetention(app.ctx)
    expect((await state()).lastRun?.removed).toEqual({
      deletedRecords: 0,
      changes: 0,
      imports: 0,
      messages: 0,
      notifications: 0,
      unconfirmed: 0,
      unsubscribed: 0,
      accounts: 0,
      networks: 0,
      backups: 0,
    })
    app.clock.advance(30 * day + 1)
    await runRetention(app.ctx)
    const run = await state()
    expect(run.lastRun).toMatchObject({
      at: app.clock().toISOString(),
      removed: { deletedRecords: 3, unsubscribed: 1, accounts: 1 },
    })
    expect(run.marks).toEqual({ erased: 0, unsubscribed: 1 })
    expect(await countOf('leads')).toBe(1)
    expect(await countOf('consultations')).toBe(0)
    expect(await countOf('newsletter_subscribers')).toBe(0)
    // They told of records that are gone.
    expect(await countOf('messages')).toBe(0)
    expect(await app.db.select().from(admins).where(eq(admins.id, left.id))).toEqual([])
    await runRetention(app.ctx)
    expect((await state()).lastRun?.removed.deletedRecords).toBe(3)
    // Without a mail server a new address would be on the list at once.
    const back = await app.visitor().post(api.subscribe, { email: 'Reader@example.com' })
    expect(back.read(subscriptionSchema).state).toBe('unconfirmed')
    const again = await signedIn(app)
    expect((await again.get(api.admin.lead(kept.id))).status).toBe(200)
  })

  test('of thousands that were never confirmed removes every one', async () => {
    await app.db.execute(sql`
      insert into newsletter_subscribers (id, email, source, state, asked_at, created_at)
      select gen_random_uuid(), 'never-' || n || '@example.com', 'footer', 'unconfirmed', ${app.clock().toISOString()}, ${app.clock().toISOString()}
      from generate_series(1, 2500) n`)
    app.clock.advance(31 * day)
    await runRetention(app.ctx)
    expect((await state()).lastRun?.removed).toMatchObject({ unconfirmed: 2_500 })
    expect(await countOf('newsletter_subscribers')).toBe(0)
  })

  test('enforces the other rules when one can not be, says so, and tries again', async () => {
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail()
    app.clock.advance(91 * day)
    await app.db.execute(sql`alter table messages rename last_attempt_at to away`)
    const failure = await runRetention(app.ctx).catch((error: Error) => error.message)
    await app.db.execute(sql`alter table messages rename away to last_attempt_at`)
    expect(failure).toBe('1 of the rules could not be enforced.')
    expect(await countOf('notifications'), 'those of the install').toBe(3)
    expect((await state()).lastRun).toBeNull()
    await runRetention(app.ctx)
    expect((await state()).lastRun).not.toBeNull()
  })

  test('removes messages and notifications after 90 days, but not what a fresh install says', async () => {
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail()
    await app.db.update(emails).set({ state: 'sent' })
    app.clock.advance(90 * day + 1)
    await runRetention(app.ctx)
    // That of the lead, and that its mail was held.
    expect((await state()).lastRun?.removed).toMatchObject({ messages: 1, notifications: 2 })
    expect(await countOf('notifications')).toBe(3)
  })

  test('leaves held messages to those who decide, and counts from the last attempt', async () => {
    const decided = ['held', 'waiting', 'sent', 'failed', 'withheld', 'cancelled'] as const
    for (const each of decided) await app.visitor().post(api.leads, aLead({ name: each }))
    await app.deliverMail()
    const rows = await app.db.select().from(emails).orderBy(emails.id)
    for (const [n, { id }] of rows.entries()) {
      await app.db.update(emails).set({ state: decided[n] }).where(eq(emails.id, id))
    }
    const states = async () =>
      (await app.db.select().from(emails)).map(({ state }) => state).toSorted()
    app.clock.advance(89 * day)
    const lastAttemptAt = app.clock()
    await app.db.update(emails).set({ lastAttemptAt }).where(eq(emails.state, 'sent'))
    app.clock.advance(day + 1)
    await runRetention(app.ctx)
    expect(await states()).toEqual(['held', 'sent', 'waiting'])
    app.clock.advance(90 * day)
    await runRetention(app.ctx)
    expect(await states()).toEqual(['held', 'waiting'])
  })

  test('removes backups that are too old, whatever the plan keeps, and what was replaced', async () => {
    const folder = await openFolder(app.env.dataDir)
    const id = crypto.randomUUID()
    const file = join(folder, fileNameOf('embedded', id, app.clock()))
    const replaced = replacedName(join(app.env.dataDir, 'pg'), app.clock())
    writeFileSync(file, '')
    mkdirSync(replaced)
    await app.db.insert(backups).values({
      id,
      cause: 'manual',
      state: 'done',
      startedAt: app.clock(),
    })
    app.clock.advance(57 * day)
    await runRetention(app.ctx)
    expect([existsSync(replaced), await countOf('backups')]).toEqual([true, 1])
    app.clock.advance(2 * day)
    await runRetention(app.ctx)
    expect([existsSync(replaced), await countOf('backups')]).toEqual([false, 0])
    expect((await state()).lastRun?.removed.backups).toBe(1)
  })
})
