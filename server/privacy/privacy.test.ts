import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { rowsOf } from '#server/db/database.ts'
import { admins, auditLog, leadMagnetSubmissions, leads } from '#server/db/schema.ts'
import { peopleImport } from '#server/imports/work.ts'
import { remindOfLeads } from '#server/leads/remind-of-leads.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { importSchema } from '#shared/imports/schema.ts'
import { submissionSchema } from '#shared/lead-magnets/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { importCalls } from '#shared/office-calls.ts'
import { personSchema } from '#shared/people/schema.ts'
import { placesHolding } from '#shared/privacy/holdings.ts'
import { erasedSchema, holdingsSchema } from '#shared/privacy/schema.ts'
import { holdingNames } from '#shared/privacy/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { sendFile } from '#tests/support/import-file.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const { privacy } = api.admin
const email = 'Petronella@Quist.example'
const person = {
  name: 'Petronella Quist',
  email,
  company: 'Quist Mills',
  phone: '+1 604 555 0177',
  message: 'We weave; so do you.',
}
/** What would tell that something of her is left; `quist` is in her address and company, too. */
const needles = ['petronella', 'quist', '555 0177', 'we weave']

/**
 * Tables in which nothing about a visitor can stand. A new table belongs here, or the erasure has to
 * reach it and `fillEverything` to fill it.
 */
const aboutNobody = [
  'address_marks',
  'admins',
  'audit_log',
  // Of those who work here, and nobody else: hours, calendars, and times that were chosen.
  'availability',
  'booking_holds',
  'busy_times',
  'device_cookies',
  'calendar_feeds',
  'meeting_type_hosts',
  'meeting_types',
  'backup_codes',
  'backups',
  'changes',
  'distinct_people',
  'company_tags',
  'deal_tags',
  'lead_tags',
  'notification_reads',
  // Hosts of calendars, and how often they were called.
  'outbound_calls',
  // Ids of other tools, and what became of what they sent.
  'outside_bookings',
  'password_resets',
  // Hashes; they go with the person.
  'person_keys',
  'person_tags',
  'schema_migrations',
  'sessions',
  'settings',
  // A tag can not hold an address (shared/people/schema.ts).
  'tags',
  'view_pins',
  'webhook_deliveries',
  'webhooks',
]

async function tablesThatTell(app: TestApp): Promise<string[]> {
  const tables = rowsOf<{ name: string }>(
    await app.db.execute(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by tablename`),
  )
  const telling: string[] = []
  for (const { name } of tables) {
    const found = sql.join(
      needles.map((needle) => sql`lower(t::text) like ${`%${needle}%`}`),
      sql` or `,
    )
    const rows = rowsOf(
      await app.db.execute(sql`select 1 from ${sql.raw(name)} as t where ${found} limit 1`),
    )
    if (rows.length > 0) telling.push(name.replace('public.', ''))
  }
  return telling
}

const everyTable = async (app: TestApp) =>
  rowsOf<{ name: string }>(
    await app.db.execute(
      sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  ).map(({ name }) => name)

/** Leaves something of her in every table that can hold it, and answers another's records that name her. */
async function fillEverything(app: TestApp) {
  const admin = await signedIn(app)
  const other = aLead({ message: `Please answer ${email.toUpperCase()}, too.` })
  for (const lead of [person, aLead(), other, aLead({ email: `joan.${email}` })]) {
    expect((await app.visitor().post(api.leads, lead)).status).toBe(201)
  }
  await app.visitor().post(api.leads, { ...person, website: 'https://spam.example' })
  const deleted = await enteredLead(admin, person)
  await admin.delete(api.admin.lead(deleted.id))
  const visitor = app.visitor()
  await visitor.post(api.consultationRequests, person, { 'Idempotency-Key': crypto.randomUUID() })
  await admin.post(api.consultationRequests, { ...person, importKey: `${email} 2026-07-01T09:00` })
  await visitor.post(api.leadMagnetSubmissions, { ...person, leadMagnetType: 'template' })
  await visitor.post(api.sendChecklist, { email, name: person.name })
  const named = await visitor.post(api.leadMagnetSubmissions, aLead())
  const { id } = named.read(submissionSchema)
  await app.db
    .update(leadMagnetSubmissions)
    .set({ answers: { otherTasks: `Reports\n${email}` } })
    .where(eq(leadMagnetSubmissions.id, id))
  await visitor.post(api.subscribe, { email })
  await writeAboutHer(admin)
  await bringHer(app, admin)
  await admin.post(api.admin.invitations, { email, password })
  await admin.patch(api.admin.account, { name: 'Vera', email, password })
  await visitor.post(api.admin.login, { email, password: 'not hers' })
  await app.deliverMail()
  app.clock.advance(21 * hour)
  await remindOfLeads(app.ctx)
  await app.visitor().post(api.leads, person)
  await app.deliverMail()
  // Not due yet, so that it is still waiting when she is erased.
  await app.db.execute(sql`
    insert into mail_orders (id, "order", due_at)
    values (gen_random_uuid(), ${JSON.stringify({ kind: 'test', to: email })}::jsonb, now())`)
  return { submissionId: id, otherEmail: other.email }
}

/** A note, a task and a deal of her own, and notes and changes of others that name her. */
async function writeAboutHer(admin: Client) {
  const everybody = (await admin.get(api.admin.people)).read(z.array(personSchema))
  for (const { id, email: address } of everybody) {
    if (address.startsWith('joan.')) continue
    await admin.post(api.admin.personNotes(id), { text: `Ask ${email} again.` })
    await admin.post(api.admin.personTasks(id), { title: `Call ${email}`, dueAt: '2026-07-01' })
    await admin.post(api.admin.deals, {
      ...{ personId: id, title: `For ${email}`, value: 1 },
      tags: ['Slow to pay'],
    })
    await admin.patch(api.admin.person(id), { name: `Knows ${email}` })
    await admin.patch(api.admin.person(id), { name: 'Nobody', tags: ['Asks early'] })
  }
  const query = new URLSearchParams({ q: email }).toString()
  await admin.post(api.admin.views, { name: `Ask ${email}`, list: 'leads', query })
}

/** A file that names her in its name, its headers and its rows. */
async function bringHer(app: TestApp, admin: Client) {
  const rows = [
    `Name,Email,Phone,${email}`,
    `${person.name},${email},${person.phone},`,
    `Colleague,colleague@other.example,,ask ${email}`,
  ]
  const answer = await sendFile(admin, rows.join('\n'), { name: `${email} and others.csv` })
  expect(answer.status).toBe(201)
  await admin.post(importCalls.run(answer.read(importSchema).id))
  await peopleImport.run(app.ctx, new AbortController().signal)
}

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

onOneDatabase('a person', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      MAIL_FROM: 'hello@loom.example',
      get SMTP_URL() {
        return peer.url
      },
    },
  })
  const holdings = async (admin: Client, address = email) =>
    (await admin.post(privacy.holdings, { email: address })).read(holdingsSchema)
  const erase = (admin: Client, address = email) =>
    admin.post(privacy.erase, { email: address, confirmation: address, password })

  test('is erased from every table, and nobody else is', { timeout: 120_000 }, async () => {
    const { submissionId, otherEmail } = await fillEverything(app)
    const admin = await signedIn(app)
    const unfilled = (await everyTable(app)).filter((table) => !aboutNobody.includes(table))
    expect((await tablesThatTell(app)).toSorted()).toEqual(
      unfilled.filter((table) => table !== 'message_attachments').toSorted(),
    )
    const before = await holdings(admin, ` ${email.toLowerCase()} `)
    expect(placesHolding(before.held)).toEqual([...holdingNames])

    const answer = await admin.post(privacy.erase, {
      email,
      confirmation: ` ${email.toUpperCase()}`,
      password,
    })
    expect(answer.read(erasedSchema).removed).toEqual(before.held)
    // Of joan.petronella@quist.example, who is somebody else, everything is still there.
    const joan = sql`delete from leads where lower(email) = ${`joan.${email}`.toLowerCase()}`
    const joans = (await admin.get(`${api.admin.leads}?q=joan.petro`)).read(z.array(leadSchema))
    expect(joans).toHaveLength(1)
    await app.db.execute(joan)
    await app.db.execute(sql`delete from people where lower(email) like 'joan.%'`)
    await app.db.execute(sql`delete from companies where domain = 'quist.example'`)
    await app.db.execute(
      sql`delete from messages where lower(to_address) like 'joan.%' or payload::text like '%joan.%'`,
    )
    expect(await tablesThatTell(app)).toEqual([])
    expect(placesHolding((await holdings(admin)).held)).toEqual([])
    expect((await holdings(admin)).marked).toMatchObject({ reason: 'erased' })

    const [kept] = await app.db.select().from(leads).where(eq(leads.email, otherEmail))
    expect(kept?.message).toBe('Please answer (erased), too.')
    expect(kept?.version).toBe(2)
    expect(kept?.messageWords, 'made anew by a job').toBeNull()
    const [answers] = await app.db
      .select()
      .from(leadMagnetSubmissions)
      .where(eq(leadMagnetSubmissions.id, submissionId))
    expect(answers?.answers).toEqual({ otherTasks: 'Reports\n(erased)' })
    expect(app.log.errors).toEqual([])
  })

  test('gets everything in one file, and nobody else in it', async () => {
    await fillEverything(app)
    const admin = await signedIn(app)
    const answer = await admin.post(privacy.export, { email: email.toLowerCase() })
    expect(answer.headers.get('content-disposition')).toContain('personal-data.json')
    const everything = z.looseObject({}).parse(JSON.parse(answer.text))
    expect(everything).toMatchObject({ address: email.toLowerCase(), account: null })
    for (const source of holdingNames) expect(everything[source], source).not.toEqual([])
    expect(everything.leads).toHaveLength(4)
    expect(everything.deals).toContainEqual(expect.objectContaining({ tags: ['Slow to pay'] }))
    expect(everything.people).toContainEqual(expect.objectContaining({ tags: ['Asks early'] }))
    expect(everything.history).toContainEqual(
      expect.objectContaining({ action: 'lead.created', by: 'visitor' }),
    )
    expect(answer.text).toContain('We weave; so do you.')
    expect(answer.text).not.toContain('Visitor')
    expect(answer.text).not.toContain('joan.')
    const acts = await app.db.execute(
      sql`select entity_id, details from audit_log where action = 'person.exported'`,
    )
    expect(JSON.stringify(rowsOf(acts))).not.toMatch(/quist/i)
  })

  test('who works here is told of the alerts they got, not of whom those tell', async () => {
    const admin = await signedIn(app)
    await anAdmin(app, { name: 'Petronella', email })
    const visitor = app.visitor()
    for (const path of [api.leads, api.consultationRequests, api.leadMagnetSubmissions]) {
      await visitor.post(path, aLead({ company: 'Somebody Else Ltd' }))
    }
    await admin.post(api.admin.emailTest, { to: email })
    await app.deliverMail()
    const { text } = await admin.post(privacy.export, { email })
    const { messages } = z
      .looseObject({ messages: z.array(z.looseObject({ kind: z.string() })) })
      .parse(JSON.parse(text))
    expect(messages.map(({ kind }) => kind).toSorted()).toEqual([
      'consultation_alert',
      'lead_alert',
      'submission_alert',
      'test',
    ])
    expect(text).not.toMatch(/Visitor|Somebody Else|visitor-/)
    expect(messages.find(({ kind }) => kind === 'test')).toHaveProperty('text')
  })

  test('who works here gets their sign-ins and exports, and leaves no network behind', async () => {
    const admin = await signedIn(app)
    const { id } = await anAdmin(app, { name: 'Petronella', email })
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    const signIn = (secret: string) =>
      app.visitor().post(api.admin.login, { email, password: secret }, headers)
    await signIn('not hers')
    const { token } = (await signIn(password)).read(signedInSchema)
    await app.visitor().withToken(token).get(api.admin.subscribersExport, headers)
    const bearing = sql`details::text like '%203.0.113.77%'`
    const networks = () => app.db.$count(auditLog, bearing)
    expect(await networks()).toBe(3)

    const { text } = await admin.post(privacy.export, { email })
    const { account } = z
      .object({ account: z.object({ history: z.array(z.looseObject({})) }) })
      .parse(JSON.parse(text))
    expect(account.history).toMatchObject([
      { action: 'account.sign_in_failed', details: { network: '203.0.113.77' } },
      { action: 'account.signed_in', details: { network: '203.0.113.77' } },
      { action: 'subscribers.exported', details: { network: '203.0.113.77' } },
    ])
    await admin.post(api.admin.memberDeactivate(id), { password })
    expect((await erase(admin)).status).toBe(200)
    expect(await networks()).toBe(0)
  })

  test('once erased is not entered or imported again, until they write themselves', async () => {
    const admin = await signedIn(app)
    const somebody = await enteredLead(admin)
    await app.visitor().post(api.leads, person)
    await erase(admin)
    const refusals = [
      await admin.post(api.leads, person),
      await admin.post(api.consultationRequests, { ...person, importKey: 'from a file' }),
      await admin.post(api.leadMagnetSubmissions, person),
      await admin.patch(api.admin.lead(somebody.id), { ...somebody, email: email.toLowerCase() }),
    ]
    for (const { status, failure } of refusals) {
      expect([status, failure.code]).toEqual([409, 'erased'])
      expect(failure.fields?.email).toMatch(/asked us to erase/)
    }
    expect((await app.visitor().post(api.leads, person)).status).toBe(201)
    const entered = await admin.post(api.consultationRequests, person)
    expect(entered.status).toBe(201)
  })

  test('who works here is not erased while they can sign in', async () => {
    const admin = await signedIn(app)
    const colleague = await anAdmin(app, { name: 'Petronella', email })
    await admin.post(api.leads, person)
    expect((await holdings(admin)).account).toBe('active')
    const refused = await erase(admin)
    expect([refused.status, refused.failure.error]).toEqual([
      403,
      expect.stringContaining('Deactivate the account'),
    ])
    expect((await holdings(admin)).held.leads).toBe(1)
    await admin.post(api.admin.memberDeactivate(colleague.id), { password })
    expect((await holdings(admin)).account).toBe('deactivated')
    expect((await erase(admin)).status).toBe(200)
    expect(await app.db.select().from(admins).where(eq(admins.id, colleague.id))).toEqual([])
    expect(await tablesThatTell(app)).toEqual([])
  })

  test('is not the address our own mail is sent from', async () => {
    const admin = await signedIn(app)
    await admin.patch(api.admin.system, { fromEmail: email })
    expect((await holdings(admin)).isSender).toBe(true)
    expect((await erase(admin)).failure.error).toContain('Your own mail is sent from this address')
    await admin.patch(api.admin.system, { fromEmail: null })
  })

  test('is named twice, and by somebody of the firm', async () => {
    const admin = await signedIn(app)
    const answer = await admin.post(privacy.erase, {
      email,
      confirmation: 'somebody@else.example',
      password,
    })
    expect([answer.status, Object.keys(answer.failure.fields ?? {})]).toEqual([
      400,
      ['confirmation'],
    ])
    for (const path of [privacy.holdings, privacy.export, privacy.erase]) {
      expect((await app.visitor().post(path, { email })).status, path).toBe(401)
    }
    expect((await app.visitor().get(privacy.retention)).status).toBe(401)
  })
})
