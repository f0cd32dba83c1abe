import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { overviewSchema } from '#shared/dashboard/schema.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { mailboxOf } from '#shared/mail/mailbox.ts'
import { emailCountsSchema, emailDetailsSchema, emailSchema } from '#shared/mail/schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, hour, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { createLead } from '../leads/create-lead.ts'

const list = async (admin: Client, query = '') =>
  (await admin.get(api.admin.emails + query)).read(z.array(emailSchema))
const shown = async (admin: Client, id: string) =>
  (await admin.get(api.admin.email(id))).read(emailDetailsSchema)

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

/** The address of the peer is known only when it runs; the application reads it when it starts. */
const withPeer = { mail: true, variables: { MAIL_FROM: 'Loom <hello@loom.example>' } }

onOneDatabase('the outbox', (database) => {
  const app = useTestApp(database, {
    ...withPeer,
    variables: {
      ...withPeer.variables,
      get SMTP_URL() {
        return peer.url
      },
    },
  })

  test('tells the visitor and the firm of a message, once', async () => {
    const admin = await signedIn(app, { name: 'Vera', email: 'vera@loom.example' })
    const lead = aLead({ name: 'Ada Lovelace', company: 'Engines' })
    expect((await app.visitor().post(api.leads, lead)).status).toBe(201)
    await app.deliverMail()
    await app.deliverMail()

    const received = await peer.read()
    expect(received.map(({ to }) => to).toSorted()).toEqual(
      [lead.email, 'vera@loom.example'].toSorted(),
    )
    const own = received.find(({ to }) => to === lead.email)?.email
    expect(own?.subject).toBe('Your message has arrived')
    expect(own?.from).toMatchObject({ name: 'Loom', address: 'hello@loom.example' })
    expect(own?.html).toContain('Thank you, Ada Lovelace')
    expect(own?.text).toMatch(/within\s24\shours/)
    const alert = received.find(({ to }) => to === 'vera@loom.example')?.email
    expect(alert?.subject).toBe('New lead: Ada Lovelace (Engines)')
    expect(alert?.replyTo?.[0]?.address).toBe(lead.email)

    const emails = await list(admin)
    expect(emails.map(({ state, attempts }) => [state, attempts])).toEqual([
      ['sent', 1],
      ['sent', 1],
    ])
    const [first] = emails
    if (!first) throw new Error('There is no message.')
    const details = await shown(admin, first.id)
    const sent = received.find(({ messageId }) => messageId === `<${first.id}@localhost>`)
    expect(details.asSent).toBe(true)
    expect(details.html).toBe(sent?.email.html?.trimEnd())
  })

  test('says nothing to whom a suspected message names, until an admin releases it', async () => {
    const admin = await signedIn(app)
    const suspected = aLead({ website: 'https://casino.example' })
    const answer = await app.visitor().post(api.leads, suspected)
    await app.deliverMail()
    expect(peer.received).toEqual([])
    await admin.post(api.admin.leadRelease(JSON.parse(answer.text).id))
    await app.deliverMail()
    expect(peer.received.map(({ to }) => to)).toEqual([suspected.email])
  })

  test('reaches only those of the firm who want it', async () => {
    const admin = await signedIn(app, { email: 'quiet@loom.example' })
    await signedIn(app, { email: 'loud@loom.example' })
    await admin.patch(api.admin.accountNotifications, {
      emailNotifications: true,
      newLeadAlerts: false,
      consultationAlerts: true,
    })
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail()
    expect(peer.received.map(({ to }) => to)).toContain('loud@loom.example')
    expect(peer.received.map(({ to }) => to)).not.toContain('quiet@loom.example')
  })

  test('tells a refusal that passes from one that is final', async () => {
    const admin = await signedIn(app)
    await admin.patch(api.admin.accountNotifications, {
      emailNotifications: false,
      newLeadAlerts: true,
      consultationAlerts: true,
    })
    await app.visitor().post(api.leads, aLead({ name: 'Later' }))
    peer.next({ kind: 'refuse', at: 'rcpt', code: 450 })
    await app.deliverMail()
    const [waiting] = await list(admin)
    expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 })
    expect(waiting?.lastAnswer).toContain('450')

    await app.deliverMail()
    expect(peer.received).toEqual([])
    app.clock.advance(minute)
    peer.next({ kind: 'refuse', at: 'data', code: 554 })
    await app.deliverMail()
    const [failed] = await list(admin)
    expect(failed).toMatchObject({ state: 'failed', attempts: 2 })
    expect(failed?.lastAnswer).toContain('554')

    await admin.post(api.admin.emailSend(failed?.id ?? ''))
    await app.deliverMail()
    expect(peer.received).toHaveLength(1)
    expect((await list(admin))[0]).toMatchObject({
      state: 'sent',
      lastAnswer: expect.stringMatching(/^250/),
    })
  })

  test('is made and tried again once a clock that was ahead is set right', async () => {
    app.clock.advance(2 * day)
    await app.visitor().post(api.leads, aLead({ email: 'tried@loom.example' }))
    peer.usual = { kind: 'refuse', at: 'rcpt', code: 450 }
    await app.deliverMail()
    await app.visitor().post(api.leads, aLead({ email: 'ordered@loom.example' }))
    app.clock.advance(-2 * day)
    peer.clear()
    await app.deliverMail()
    const reached = peer.received.flatMap(({ to }) => to)
    expect(reached.sort()).toEqual(['ordered@loom.example', 'tried@loom.example'])
  })

  test('gives up after a day of refusals', async () => {
    await app.visitor().post(api.leads, aLead())
    peer.usual = { kind: 'refuse', at: 'data', code: 451 }
    for (let n = 0; n < 30; n += 1) {
      await app.deliverMail()
      app.clock.advance(hour)
    }
    const [last] = await list(await signedIn(app), '?state=failed')
    expect(last?.attempts).toBeGreaterThan(10)
  })

  test('lets one mailbox have only so much, however it is spelled, and keeps every message', async () => {
    const admin = await signedIn(app)
    const spellings = [
      'Target.Person@gmail.com',
      'targetperson@gmail.com',
      't.arget.person@googlemail.com',
      'TARGETPERSON+offer@GMail.com',
    ]
    for (let n = 0; n < 50; n += 1) {
      const email = spellings[n % spellings.length]
      expect((await app.visitor().post(api.leads, aLead({ email }))).status).toBe(201)
    }
    await app.deliverMail()
    const got = peer.received.filter(({ to }) => mailboxOf(to) === 'targetperson@gmail.com')
    expect(got).toHaveLength(5)
    const written = got.map(({ to }) => to)
    expect(written, 'mail goes to what was typed').toContain(spellings[0])
    const withheld = await list(admin, '?state=withheld')
    expect(withheld).toHaveLength(45)
    expect(withheld[0]?.lastAnswer).toBe('Not sent: this address got 5 messages within an hour.')
    expect((await admin.get(api.admin.leads)).headers.get('x-total-count')).toBe('50')

    // The clock was a day ahead all that time.
    app.clock.advance(-day)
    const email = 'targetperson@gmail.com'
    expect((await app.visitor().post(api.leads, aLead({ email }))).status).toBe(201)
    await app.deliverMail()
    expect(peer.received.filter(({ to }) => mailboxOf(to) === email)).toHaveLength(6)
    app.clock.advance(day)
  })

  test('does not write to one mailbox again and again, by whichever form', async () => {
    const email = 'target@example.com'
    const lead = [api.leads, aLead({ email })] as const
    const call = [
      api.consultationRequests,
      { name: 'Target', email, meetingType: 'consultation' },
    ] as const
    // Now and then one with a document, which takes long to draw.
    const checklist = [api.sendChecklist, { email }] as const
    for (let n = 0; n < 7 * 6; n += 1) {
      const [path, body] = n % 14 === 0 ? checklist : n % 2 ? lead : call
      expect((await app.visitor().post(path, body)).status).toBe(201)
      await app.deliverMail()
      app.clock.advance(4 * hour)
    }
    expect(peer.received.filter(({ to }) => to === email)).toHaveLength(25)
    const withheld = await list(await signedIn(app), '?state=withheld')
    expect(withheld[0]?.lastAnswer).toBe('Not sent: this address got 25 messages within a week.')
  })

  test('tells many leads at once in one message', async () => {
    await signedIn(app, { email: 'vera@loom.example' })
    // Nothing tells the service of them, so that it has them all at once.
    const actor = { kind: 'visitor', network: '192.0.2.0/24' } as const
    const ctx = { ...app.ctx, actor, publish: () => {} }
    for (let n = 0; n < 14; n += 1) {
      await createLead({ ctx, input: createLeadSchema.parse(aLead()) })
    }
    await app.deliverMail()
    const alerts = (await peer.read()).filter(({ to }) => to === 'vera@loom.example')
    const subjects = alerts.map(({ email }) => email.subject ?? '').join('\n')
    expect(alerts.length).toBeLessThan(14)
    expect(subjects).toMatch(/new leads/)
  })

  test('can be searched, counted, and stopped', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead({ name: 'Ada', email: 'ada@example.com' }))
    peer.usual = { kind: 'refuse', at: 'data', code: 451 }
    await app.deliverMail()
    const [found] = await list(admin, '?q=ADA%40example&kind=contact_received')
    expect(found?.toAddress).toBe('ada@example.com')
    expect(await list(admin, '?q=nobody')).toEqual([])
    const cancelled = await admin.post(api.admin.emailCancel(found?.id ?? ''))
    expect(cancelled.read(emailSchema).state).toBe('cancelled')
    expect((await admin.post(api.admin.emailCancel(found?.id ?? ''))).status).toBe(409)
    const counts = (await admin.get(api.admin.emailCounts)).read(emailCountsSchema)
    expect(counts).toMatchObject({ canSend: true, byState: { cancelled: 1, waiting: 1 } })
    peer.clear()
    app.clock.advance(hour)
    await app.deliverMail()
    expect(peer.received.map(({ to }) => to)).not.toContain('ada@example.com')
  })

  test('sends a copy of what was sent, and a test message where it is told', async () => {
    const admin = await signedIn(app, { name: 'Vera' })
    expect((await admin.post(api.admin.emailTest, { to: 'me@loom.example' })).status).toBe(202)
    await app.deliverMail()
    const [sent] = await list(admin)
    expect(sent).toMatchObject({ kind: 'test', state: 'sent', toAddress: 'me@loom.example' })
    expect((await peer.read())[0]?.email.text).toContain('Vera sent this test message')
    await admin.post(api.admin.emailSend(sent?.id ?? ''))
    await app.deliverMail()
    expect(new Set(peer.received.map(({ messageId }) => messageId)).size).toBe(2)
    expect(await list(admin)).toHaveLength(2)
  })
})

onOneDatabase('what needs attention', (database) => {
  const app = useTestApp(database, {
    ...withPeer,
    variables: {
      get SMTP_URL() {
        return peer.url
      },
    },
  })
  const undelivered = async (admin: Client) =>
    (await admin.get(api.admin.overview)).read(overviewSchema).undelivered

  test('is listed by itself and counted, until somebody sends it or puts it aside', async () => {
    const admin = await signedIn(app)
    for (const [to, code] of [
      ['refused@loom.example', 550],
      ['gone@loom.example', 550],
    ] as const) {
      await admin.post(api.admin.emailTest, { to })
      peer.next({ kind: 'refuse', at: 'rcpt', code })
      await app.deliverMail()
    }
    await admin.post(api.admin.emailTest, { to: 'fine@loom.example' })
    await app.deliverMail()
    const attention = await list(admin, '?state=attention&sort=toAddress')
    expect(attention.map(({ toAddress }) => toAddress)).toEqual([
      'gone@loom.example',
      'refused@loom.example',
    ])
    expect(await undelivered(admin)).toBe(2)

    const [gone, refused] = attention
    await admin.post(api.admin.emailCancel(gone?.id ?? ''))
    await admin.post(api.admin.emailSend(refused?.id ?? ''))
    await app.deliverMail()
    expect(await list(admin, '?state=attention')).toEqual([])
    app.clock.advance(minute)
    expect(await undelivered(admin)).toBe(0)
    const counts = (await admin.get(api.admin.emailCounts)).read(emailCountsSchema)
    expect(counts.byState).toMatchObject({ cancelled: 1, sent: 2, failed: 0 })
  })

  test('can be taken home as CSV, all that is listed', async () => {
    const admin = await signedIn(app)
    for (const to of ['one@loom.example', 'two@loom.example']) {
      await admin.post(api.admin.emailTest, { to })
    }
    peer.next({ kind: 'refuse', at: 'rcpt', code: 550 })
    await app.deliverMail()
    const lines = async (query: string) =>
      (await admin.get(api.admin.emailsExport + query)).text.trim().split('\n')
    const all = await lines('?sort=toAddress')
    expect(all[0]).toBe(
      'To,Name,Subject,Kind,Status,Attempts,Last answer,Created (UTC),Last attempt (UTC),Sent (UTC)',
    )
    expect(all).toHaveLength(3)
    const [failed, ...others] = (await lines('?state=failed')).slice(1)
    expect(failed).toMatch(/^(one|two)@loom\.example,.*,test,failed,1,.*550/)
    expect(others).toEqual([])
    expect((await app.visitor().get(api.admin.emailsExport)).status).toBe(401)
  })
})

onOneDatabase('the outbox without a mail server', (database) => {
  const app = useTestApp(database, { mail: true })

  test('holds and shows what it would send', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead({ name: 'Ada Lovelace' }))
    await app.deliverMail()
    const held = await list(admin, '?state=held')
    expect(held).toHaveLength(2)
    const own = held.find(({ kind }) => kind === 'contact_received')
    const details = await shown(admin, own?.id ?? '')
    expect(details).toMatchObject({ asSent: false, attempts: 0 })
    expect(details.html).toContain('Ada Lovelace')
    const counts = (await admin.get(api.admin.emailCounts)).read(emailCountsSchema)
    expect(counts).toMatchObject({ canSend: false, byState: { held: 2 } })
    const { undelivered } = (await admin.get(api.admin.overview)).read(overviewSchema)
    expect(undelivered, 'as the card over the list').toBe(2)
    for (const call of [api.admin.emailsRelease, api.admin.emailSend(own?.id ?? '')]) {
      const refused = await admin.post(call)
      expect([refused.status, refused.failure.code]).toEqual([403, 'forbidden'])
    }
  })

  test('alerts of requests are held, however many wait there already', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.leads, aLead())
    await app.deliverMail()
    await app.db.execute(sql`
      insert into messages select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid()))).*
      from messages as m, generate_series(1, 70) where m.kind = 'lead_alert'`)
    await app.visitor().post(api.leads, aLead({ name: 'A real request' }))
    await app.deliverMail()
    expect(await list(admin, '?state=withheld')).toEqual([])
    expect(await list(admin, '?state=held&kind=lead_alert&limit=100')).toHaveLength(72)
  })

  test('tells of all that is held in one notice, which counts', async () => {
    const admin = await signedIn(app)
    const ofMail = async () =>
      (await admin.get(api.admin.notifications))
        .read(z.array(notificationSchema))
        .filter(({ kind }) => /mail/.test(kind))
        .map(({ kind, title, href, readAt }) => ({ kind, title, href, isRead: readAt !== null }))
    const setup = { kind: 'setup_mail', title: 'Connect your mail server', href: adminPage.outbox }
    const held = (title: string, isRead: boolean) => [
      { kind: 'mail_held', title, href: adminPage.outboxHeld, isRead },
    ]
    const hold = async (people: number) => {
      for (let n = 0; n < people; n += 1) await app.visitor().post(api.leads, aLead())
      await app.deliverMail()
      app.clock.advance(minute)
    }
    expect(await ofMail()).toEqual([{ ...setup, isRead: false }])
    await hold(3)
    expect(await ofMail()).toEqual(held('6 messages are held', false))
    await admin.post(api.admin.notificationsRead)
    await hold(1)
    expect(await ofMail(), 'it is read, and counts on').toEqual(held('8 messages are held', true))

    for (const { id } of await list(admin)) await admin.post(api.admin.emailCancel(id))
    expect(await ofMail()).toEqual([{ ...setup, isRead: true }])
    await hold(1)
    expect(await ofMail(), 'anew').toEqual(held('2 messages are held', false))
  })
})
