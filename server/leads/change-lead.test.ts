import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { leads } from '#server/db/schema.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { withChange } from '#shared/journal/schema.ts'
import { type Lead, leadSchema } from '#shared/leads/schema.ts'
import { leadPriorities, leadStatuses } from '#shared/leads/vocabulary.ts'
import { endOf } from '#shared/privacy/retention.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import { day, hour } from '#tests/support/clock.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const formOf = ({ name, email, company, phone, message, priority }: Lead) => ({
  name,
  email,
  company,
  phone,
  message,
  priority,
})

async function actionsOf(app: TestApp, id: string) {
  const rows = await app.db.execute(
    sql`select action, details from audit_log where entity_id = ${id} order by at, id`,
  )
  return rowsOf<{ action: string; details: { fields?: string[] } | null }>(rows)
}

onOneDatabase('working a lead', (database) => {
  const app = useTestApp(database)

  test('any status may follow any other', async () => {
    const admin = await signedIn(app)
    const { id } = await enteredLead(admin)
    for (const from of leadStatuses) {
      for (const to of leadStatuses) {
        await admin.patch(api.admin.leadStatus(id), { status: from })
        const answer = await admin.patch(api.admin.leadStatus(id), { status: to })
        expect(answer.status, `${from} → ${to}`).toBe(200)
        expect(answer.read(leadSchema).status).toBe(to)
      }
    }
  })

  test('an edit can set any status; leaving new is the first contact', async () => {
    const admin = await signedIn(app)
    const { id, ...lead } = await enteredLead(admin)
    for (const status of ['won', 'new', 'qualified'] as const) {
      const answer = await admin.patch(api.admin.lead(id), { ...aLead(), status })
      expect(answer.read(leadSchema).status).toBe(status)
    }
    const kept = await admin.patch(api.admin.lead(id), { name: lead.name, email: lead.email })
    expect(kept.read(leadSchema).status, 'without one').toBe('qualified')
    const [row] = await app.db.select().from(leads).where(eq(leads.id, id))
    expect(row?.firstContactAt).not.toBeNull()
  })

  test('the audit log names the fields that changed, and no internal ones', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { company: 'First' })
    await admin.patch(api.admin.lead(lead.id), { ...formOf(lead), company: 'Second' })
    await admin.patch(api.admin.leadStatus(lead.id), { status: 'contacted' })
    const named = (await actionsOf(app, lead.id)).map(({ action, details }) => [
      action,
      details?.fields,
    ])
    expect(named).toContainEqual(['lead.updated', ['company']])
    expect(named).toContainEqual(['lead.status_set', ['status']])
  })

  test('a status that is taken back was no contact, unless there had been one before', async () => {
    const admin = await signedIn(app)
    const { id } = await enteredLead(admin)
    const contact = async () =>
      (await app.db.select().from(leads).where(eq(leads.id, id)))[0]?.firstContactAt ?? null
    let changeId = ''
    const set = async (status: string) => {
      app.clock.advance(hour)
      const answer = await admin.patch(api.admin.leadStatus(id), { status })
      changeId = answer.read(withChange(leadSchema)).changeId ?? ''
      return contact()
    }
    const undo = async () => {
      app.clock.advance(hour)
      await admin.post(api.admin.changeUndo(changeId))
      return contact()
    }
    expect(await set('contacted')).toEqual(app.clock())
    expect(await undo()).toBeNull()
    const first = await set('contacted')
    expect(await set('won')).toEqual(first)
    expect(await undo()).toEqual(first)
    expect(await set('new')).toEqual(first)
    const same = await admin.patch(api.admin.leadStatus(id), { status: 'new' })
    expect(same.read(withChange(leadSchema)).changeId).toBeNull()
  })

  test('an edit changes every field, raises the version and says so in the audit log', async () => {
    const admin = await signedIn(app)
    const before = await enteredLead(admin, { company: 'Old', status: 'qualified' })
    app.clock.advance(hour)
    const form = {
      name: 'New name',
      email: 'new@example.com',
      company: 'New',
      phone: '+1 604 555 0100',
      message: 'New words',
      priority: 'high',
      version: before.version,
    }
    const answer = await admin.patch(api.admin.lead(before.id), { id: before.id, ...form })
    expect(answer.status).toBe(200)
    const after = answer.read(leadSchema)
    expect(after).toMatchObject({ ...form, version: before.version + 1, status: 'qualified' })
    expect([after.createdAt, after.updatedAt]).toEqual([
      before.createdAt,
      app.clock().toISOString(),
    ])
    const log = await actionsOf(app, before.id)
    expect(log.map((row) => row.action)).toEqual(['lead.created', 'lead.updated'])
    expect(JSON.stringify(log)).not.toContain('New words')
  })

  test('an edit can take company, phone and message away', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { company: 'C', phone: '1' })
    const form = { ...formOf(lead), company: '', phone: null, message: ' ' }
    const answer = await admin.patch(api.admin.lead(lead.id), form)
    expect(answer.read(leadSchema)).toMatchObject({ company: null, phone: null, message: null })
  })

  test.each(leadPriorities)('priority can be %s', async (priority) => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin)
    const answer = await admin.patch(api.admin.lead(lead.id), { ...formOf(lead), priority })
    expect(answer.read(leadSchema).priority).toBe(priority)
  })

  test.each([
    [{ name: '' }, 'name'],
    [{ email: 'x' }, 'email'],
    [{ priority: 'urgent' }, 'priority'],
    [{ version: 0 }, 'version'],
    [{ version: '1' }, 'version'],
  ])('an edit with %j is refused by field', async (wrong, field) => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin)
    const answer = await admin.patch(api.admin.lead(lead.id), { ...formOf(lead), ...wrong })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure.fields ?? {})).toEqual([field])
  })

  test.each(['lost', '', null, 1, undefined])('the status %j is refused', async (status) => {
    const admin = await signedIn(app)
    const { id } = await enteredLead(admin)
    const answer = await admin.patch(api.admin.leadStatus(id), { status })
    expect(answer.status).toBe(400)
    expect(answer.failure.fields).toHaveProperty('status')
  })
})

onEachDatabase('a lead edited by two people', (database) => {
  const app = useTestApp(database)

  test('the second is refused and shown the lead as it stands', async () => {
    const [first, second] = [await signedIn(app), await signedIn(app)]
    const opened = await enteredLead(first)
    const edit = { ...formOf(opened), version: opened.version }
    const won = await first.patch(api.admin.lead(opened.id), { ...edit, name: 'First' })
    const answer = await second.patch(api.admin.lead(opened.id), { ...edit, phone: '2' })
    expect(answer.status).toBe(409)
    expect(answer.failure.code).toBe('edit_conflict')
    expect(answer.failure.current).toEqual(won.read(leadSchema))
    expect(answer.failure.changedBy).toEqual({ name: expect.any(String), isYou: false })
    expect(answer.failure.error).toContain(`${answer.failure.changedBy?.name} changed this lead`)
    expect((await first.get(api.admin.lead(opened.id))).read(leadSchema).name).toBe('First')

    const again = { ...edit, name: 'First', phone: '2', version: won.read(leadSchema).version }
    expect((await second.patch(api.admin.lead(opened.id), again)).status).toBe(200)
  })

  test('ten at once leave exactly one winner', async () => {
    const admin = await signedIn(app)
    const opened = await enteredLead(admin)
    const edits = Array.from({ length: 10 }, (_, n) =>
      admin.patch(api.admin.lead(opened.id), {
        ...formOf(opened),
        name: `Editor ${n}`,
        version: opened.version,
      }),
    )
    const statuses = (await Promise.all(edits)).map((answer) => answer.status)
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(await actionsOf(app, opened.id)).toHaveLength(2)
  })

  test('a status set meanwhile is a conflict for the one who edits', async () => {
    const admin = await signedIn(app)
    const opened = await enteredLead(admin)
    await admin.patch(api.admin.leadStatus(opened.id), { status: 'contacted' })
    const edit = { ...formOf(opened), name: 'Late', version: opened.version }
    const answer = await admin.patch(api.admin.lead(opened.id), edit)
    expect(answer.status).toBe(409)
    expect(answer.failure.current).toMatchObject({ status: 'contacted' })
    expect(answer.failure.changedBy?.isYou).toBe(true)
  })
})

onOneDatabase('deleting a lead', (database) => {
  const app = useTestApp(database)

  test('takes it out of every list, and undoing it brings it back as it was', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin)
    const removed = await admin.delete(api.admin.lead(lead.id))
    expect([removed.status, removed.text]).toEqual([204, ''])
    expect((await admin.get(api.admin.lead(lead.id))).status).toBe(404)
    expect(JSON.parse((await admin.get(api.admin.leads)).text)).toEqual([])
    for (const [method, path] of [
      ['PATCH', api.admin.leadStatus(lead.id)],
      ['DELETE', api.admin.lead(lead.id)],
    ] as const) {
      const answer = await admin.send(method, path, {
        ...(method === 'PATCH' && { json: { status: 'won' } }),
      })
      expect(answer.status).toBe(404)
    }
    const restored = await admin.post(api.admin.leadRestore(lead.id))
    expect(restored.status).toBe(200)
    expect(formOf(restored.read(leadSchema))).toEqual(formOf(lead))
    expect((await admin.get(api.admin.lead(lead.id))).status).toBe(200)
  })

  test('can not be undone when it was not done', async () => {
    const admin = await signedIn(app)
    const lead = await enteredLead(admin)
    expect((await admin.post(api.admin.leadRestore(lead.id))).status).toBe(404)
  })

  test('is final after thirty days, with everything that named the person', async () => {
    const admin = await signedIn(app)
    const person = aLead({ name: 'Forgotten Person', company: 'Forgotten Company' })
    const { id } = JSON.parse((await app.visitor().post(api.leads, person)).text)
    const other = await enteredLead(admin)
    await admin.delete(api.admin.lead(id))
    app.clock.advance(29 * day)
    await purgeDeletedRecords(app.db, endOf('deletedRecords', app.clock()))
    const again = await signedIn(app)
    expect((await again.post(api.admin.leadRestore(id))).status).toBe(200)

    await again.delete(api.admin.lead(id))
    app.clock.advance(31 * day)
    await purgeDeletedRecords(app.db, endOf('deletedRecords', app.clock()))
    const reader = await signedIn(app)
    expect((await reader.post(api.admin.leadRestore(id))).status).toBe(404)
    expect((await reader.get(api.admin.lead(other.id))).status).toBe(200)

    for (const table of ['leads', 'notifications', 'audit_log']) {
      const rows = await app.db.execute(sql`select * from ${sql.identifier(table)}`)
      expect(JSON.stringify(rowsOf(rows)), table).not.toContain('Forgotten')
    }
  })
})

onOneDatabase('releasing a quarantined message', (database) => {
  const app = useTestApp(database)

  test('lets it stand among the leads; doing it twice does no harm', async () => {
    const admin = await signedIn(app)
    const sent = await app.visitor().post(api.leads, aLead({ website: 'x' }))
    const { id } = JSON.parse(sent.text)
    const released = async () =>
      (await admin.post(api.admin.leadRelease(id))).read(withChange(leadSchema))
    const first = await released()
    expect(first).toMatchObject({ quarantine: null, version: 2 })
    expect(await released()).toMatchObject({ quarantine: null, version: 2, changeId: null })
    const listed = async () => JSON.parse((await admin.get(api.admin.leads)).text)
    expect(await listed()).toHaveLength(1)

    expect((await admin.post(api.admin.changeUndo(first.changeId ?? ''))).status).toBe(200)
    expect(await listed()).toEqual([])
  })
})

const hostileIds = ['1', 'x', '%00', '..%2f..', "'%20or%201=1", '%ED%A0%80', 'x'.repeat(99)]

onOneDatabase('a lead that is not there', (database) => {
  const app = useTestApp(database)
  const unknown = '018f0000-0000-7000-8000-000000000000'

  test.each([unknown, ...hostileIds])('is not found under %s', async (id) => {
    const admin = await signedIn(app)
    const path = `${api.admin.leads}/${id}`
    const calls = [
      admin.get(path),
      admin.patch(path, aLead()),
      admin.patch(`${path}/status`, { status: 'won' }),
      admin.delete(path),
      admin.post(`${path}/restore`),
      admin.post(`${path}/release`),
    ]
    for (const answer of await Promise.all(calls)) {
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(answer.failure.error).toMatch(/^[A-Z].*\.$/)
    }
  })
})
