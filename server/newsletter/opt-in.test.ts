import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { auditLog, emails, newsletterSubscribers } from '#server/db/schema.ts'
import { emailSchema } from '#shared/mail/schema.ts'
import { subscriberCountsSchema, subscriptionSchema } from '#shared/newsletter/schema.ts'
import { endOf } from '#shared/privacy/retention.ts'
import { api, subscriptionPage } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { purgeUnconfirmed } from './remove-subscribers.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

const form = (body: Record<string, string>) => ({
  raw: new URLSearchParams(body).toString(),
  headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
})

onOneDatabase('double opt-in', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      PUBLIC_URL: 'https://loom.example',
      get SMTP_URL() {
        return peer.url
      },
    },
  })
  const email = 'Nora@example.com'
  const subscribe = async (address = email) =>
    (await app.visitor().post(api.subscribe, { email: address, source: 'resources_page' })).status
  const rowOf = async (address = email) => {
    const rows = await app.db
      .select()
      .from(newsletterSubscribers)
      .where(eq(newsletterSubscribers.email, address))
    return rows[0]
  }
  const stateOf = async () => (await rowOf())?.state
  const get = (path: string) => app.visitor().get(path)
  const press = (path: string, token: string) => app.visitor().send('POST', path, form({ token }))

  /** Delivers, and answers the token of the last confirmation. */
  const mailedToken = async () => {
    await app.deliverMail()
    const mail = (await peer.read()).at(-1)
    expect(mail?.to).toBe(email)
    return /newsletter\/confirm\?token=([\w-]+)/.exec(mail?.email.text ?? '')?.[1] ?? ''
  }
  /** Confirms, and answers the token to leave with. */
  const subscribed = async () => {
    await subscribe()
    await press(subscriptionPage.confirm, await mailedToken())
    expect(await stateOf()).toBe('confirmed')
    return (await rowOf())?.linkToken ?? ''
  }

  test('puts an address on the list only when its owner presses the button', async () => {
    const answer = await app.visitor().post(api.subscribe, { email, source: 'resources_page' })
    expect(answer.status).toBe(201)
    expect(answer.read(subscriptionSchema).state).toBe('unconfirmed')
    const { linkToken, confirmToken } = (await rowOf()) ?? {}
    for (const secret of [linkToken, confirmToken]) expect(answer.text).not.toContain(secret)
    const token = await mailedToken()
    for (let n = 0; n < 3; n += 1) {
      const shown = await get(subscriptionPage.confirmWith(token))
      expect(shown.status).toBe(200)
      expect(shown.text).toContain('>Confirm the subscription</button>')
      expect(shown.headers.get('cache-control')).toBe('no-store')
      expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
      expect(await stateOf()).toBe('unconfirmed')
    }
    expect((await press(subscriptionPage.confirm, token)).text).toContain('You are subscribed')
    expect(await rowOf()).toMatchObject({ state: 'confirmed', confirmedAt: app.clock() })

    const { confirmedAt } = (await rowOf()) ?? {}
    app.clock.advance(minute)
    expect((await press(subscriptionPage.confirm, token)).text).toContain('You are subscribed')
    expect((await get(subscriptionPage.confirmWith(token))).text).not.toContain('<button')
    expect((await rowOf())?.confirmedAt).toEqual(confirmedAt)
    const audited = await app.db.select().from(auditLog)
    expect(audited.map(({ action }) => action).toSorted()).toEqual([
      'subscriber.confirmed',
      'subscriber.created',
    ])
  })

  test('shows nobody in the office the link that confirms', async () => {
    const admin = await signedIn(app)
    await subscribe()
    const secret = (await rowOf())?.confirmToken ?? 'none'
    const shown = async () => {
      const [message] = (await admin.get(api.admin.emails)).read(z.array(emailSchema))
      return (await admin.get(api.admin.email(message?.id ?? ''))).text
    }
    const exported = async () => (await admin.post(api.admin.privacy.export, { email })).text
    const before = [await exported()]
    expect(await mailedToken()).toBe(secret)
    for (const text of [...before, await shown(), await exported()])
      expect(text).not.toContain(secret)
    expect(await shown()).toContain(subscriptionPage.confirmWith('only-in-the-mail-itself'))
    const kept = await app.db.select().from(emails)
    expect(JSON.stringify(kept)).not.toContain(secret)
  })

  test('asks again at most every ten minutes, and never one that has confirmed', async () => {
    expect(await subscribe()).toBe(201)
    app.clock.advance(9 * minute)
    const answers = await Promise.all([subscribe(), subscribe(email.toUpperCase())])
    expect(answers).toEqual([201, 201])
    await app.deliverMail()
    expect(peer.received).toHaveLength(1)

    app.clock.advance(minute)
    expect(await Promise.all([subscribe(), subscribe(), subscribe()])).toEqual([201, 201, 201])
    const token = await mailedToken()
    expect(peer.received).toHaveLength(2)

    await press(subscriptionPage.confirm, token)
    app.clock.advance(day)
    expect(await subscribe()).toBe(409)
    expect(await stateOf()).toBe('confirmed')
    await app.deliverMail()
    expect(peer.received).toHaveLength(2)
  })

  test('asks again once a clock that was ahead is set right', async () => {
    app.clock.advance(day)
    expect(await subscribe()).toBe(201)
    await app.deliverMail()
    app.clock.advance(-day)
    expect(await subscribe()).toBe(201)
    await app.deliverMail()
    expect(peer.received).toHaveLength(2)
  })

  test('of many at once keeps one, and asks once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => subscribe()))
    expect(answers).toEqual(Array(8).fill(201))
    await app.deliverMail()
    expect(peer.received).toHaveLength(1)
  })

  test('says what a link that leads nowhere may be', async () => {
    for (const path of [
      subscriptionPage.confirm,
      subscriptionPage.unsubscribe,
      subscriptionPage.confirmWith('unknown'),
      subscriptionPage.unsubscribeWith('<script>'),
      `${subscriptionPage.confirm}?token=a&token=b`,
    ]) {
      const shown = await get(path)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([
        404,
        'text/html; charset=utf-8',
      ])
      expect(shown.text).toContain('We do not know this link')
      expect(shown.text).not.toContain('<script')
    }
    expect((await press(subscriptionPage.confirm, 'unknown')).status).toBe(404)
    expect((await app.visitor().post(subscriptionPage.unsubscribe)).status).toBe(404)
  })

  test('lets go with one click, also of a mail program, and keeps the address as left', async () => {
    await subscribe()
    const token = await mailedToken()
    const [mail] = await peer.read()
    const header = (name: string) =>
      mail?.email.headers.find(({ key }) => key === name)?.value.replace(/\s+/g, ' ')
    const toLeave = (await rowOf())?.linkToken ?? ''
    const link = `https://loom.example${subscriptionPage.unsubscribeWith(toLeave)}`
    expect(header('list-unsubscribe')).toBe(
      `<${link}>, <mailto:${brand.email}?subject=unsubscribe>`,
    )
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    await press(subscriptionPage.confirm, token)

    const shown = await get(subscriptionPage.unsubscribeWith(toLeave))
    expect(shown.text).toContain('>Unsubscribe</button>')
    expect(await stateOf()).toBe('confirmed')
    const oneClick = await app
      .visitor()
      .send(
        'POST',
        subscriptionPage.unsubscribeWith(toLeave),
        form({ 'List-Unsubscribe': 'One-Click' }),
      )
    expect([oneClick.status, oneClick.headers.get('set-cookie')]).toEqual([200, null])
    expect(await rowOf()).toMatchObject({ state: 'unsubscribed', unsubscribedAt: app.clock() })
    const again = await get(subscriptionPage.unsubscribeWith(toLeave))
    expect([again.status, again.text.includes('<button')]).toEqual([200, false])
    expect((await get(subscriptionPage.confirmWith(token))).status).toBe(410)
    expect((await press(subscriptionPage.confirm, token)).status).toBe(410)
    expect(await stateOf()).toBe('unsubscribed')
  })

  test('takes the click of a mail program as multipart, too', async () => {
    const token = await subscribed()
    const raw =
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n'
    const headers = { 'Content-Type': 'multipart/form-data; boundary=b' }
    const path = subscriptionPage.unsubscribeWith(token)
    expect((await app.visitor().send('POST', path, { raw, headers })).status).toBe(200)
    expect(await stateOf()).toBe('unsubscribed')
  })

  test('brings back who has left only by a click of their own', async () => {
    const token = await subscribed()
    const once = await mailedToken()
    await press(subscriptionPage.unsubscribe, token)
    const left = (await rowOf())?.unsubscribedAt
    const admin = await signedIn(app)
    const body = { email, source: 'import' }
    expect((await admin.post(api.subscribe, body)).status).toBe(201)
    expect(await rowOf()).toMatchObject({ state: 'unconfirmed', unsubscribedAt: left })

    app.clock.advance(31 * day)
    await purgeUnconfirmed(app.db, endOf('unconfirmed', app.clock()))
    expect(await rowOf()).toMatchObject({ state: 'unsubscribed', unsubscribedAt: left })

    expect(await subscribe()).toBe(201)
    const anew = await mailedToken()
    // Who holds an issue, or the mail of the first time, brings nobody back.
    for (const known of [token, once]) {
      expect((await press(subscriptionPage.confirm, known)).status).toBe(404)
    }
    expect(await stateOf()).toBe('unconfirmed')
    await press(subscriptionPage.confirm, anew)
    expect(await rowOf()).toMatchObject({ state: 'confirmed', unsubscribedAt: null })
  })

  test('asked for twice, takes either of the two mails', async () => {
    await subscribe()
    const first = await mailedToken()
    app.clock.advance(11 * minute)
    await subscribe()
    expect(await mailedToken()).toBe(first)
  })

  test('tells a stranger nothing of what is kept of an address', async () => {
    const token = await subscribed()
    await press(subscriptionPage.unsubscribe, token)
    const row = await rowOf()
    for (const state of ['unsubscribed', 'unconfirmed']) {
      expect(await stateOf()).toBe(state)
      app.clock.advance(minute)
      const sent = { email: email.toUpperCase(), source: 'somewhere' }
      const answer = await app.visitor().post(api.subscribe, sent)
      expect(answer.status).toBe(201)
      expect(JSON.parse(answer.text)).toEqual({
        ...sent,
        state: 'unconfirmed',
        mailHeld: false,
        createdAt: app.clock().toISOString(),
      })
      expect(answer.text).not.toContain(row?.id)
    }
    expect(await rowOf()).toMatchObject({ email, source: 'resources_page' })
  })

  test('forgets after 30 days who did not confirm, and what was written there', async () => {
    await subscribe()
    await app.deliverMail()
    await subscribe('stays@example.com')
    await app.db
      .update(newsletterSubscribers)
      .set({ state: 'confirmed' })
      .where(eq(newsletterSubscribers.email, 'stays@example.com'))
    app.clock.advance(30 * day)
    await purgeUnconfirmed(app.db, endOf('unconfirmed', app.clock()))
    expect(await stateOf()).toBe('unconfirmed')
    app.clock.advance(minute)
    await purgeUnconfirmed(app.db, endOf('unconfirmed', app.clock()))
    await purgeUnconfirmed(app.db, endOf('unconfirmed', app.clock()))
    expect(await stateOf()).toBeUndefined()
    expect((await rowOf('stays@example.com'))?.state).toBe('confirmed')
    const written = await (await signedIn(app)).get(`${api.admin.emails}?q=nora`)
    expect(written.read(z.array(emailSchema))).toEqual([])
  })

  test('is shown in the back-office, which can not remove who has left', async () => {
    const admin = await signedIn(app)
    const token = await subscribed()
    await subscribe('second@example.com')
    await subscribe('third@example.com')
    const counts = async () =>
      (await admin.get(api.admin.subscriberCounts)).read(subscriberCountsSchema).byState
    expect(await counts()).toEqual({ unconfirmed: 2, confirmed: 1, unsubscribed: 0 })
    const exported = await admin.get(api.admin.subscribersExport)
    expect(exported.text).toContain(
      `https://loom.example${subscriptionPage.unsubscribeWith(token)}`,
    )

    await press(subscriptionPage.unsubscribe, token)
    const id = (await rowOf())?.id ?? ''
    expect((await admin.delete(api.admin.subscriber(id))).failure.code).toBe('forbidden')
    const second = (await rowOf('second@example.com'))?.id ?? ''
    expect((await admin.delete(api.admin.subscriber(second))).status).toBe(204)
    await subscribe()
    expect(await stateOf()).toBe('unconfirmed')
    await app.deliverMail()
    expect((await admin.delete(api.admin.subscriber(id))).status).toBe(204)
    expect(await counts()).toEqual({ unconfirmed: 1, confirmed: 0, unsubscribed: 1 })
    await app.deliverMail()
    // The mail job wakes by itself, too: what it sent before a removal is gone from the outbox with it.
    const outbox = (await admin.get(api.admin.emails)).read(z.array(emailSchema))
    expect(outbox.map(({ toAddress }) => toAddress)).toEqual(['third@example.com'])
  })
})

onOneDatabase('the newsletter without a mail server', (database) => {
  const app = useTestApp(database, { mail: true })
  const email = 'nora@example.com'
  const subscribe = () => app.visitor().post(api.subscribe, { email })
  const row = async () => (await app.db.select().from(newsletterSubscribers))[0]

  test('takes a new address at once, and who has left only by a click', async () => {
    expect((await subscribe()).read(subscriptionSchema).state).toBe('confirmed')
    expect(await row()).toMatchObject({ confirmedAt: null, askedAt: null })
    expect((await subscribe()).status).toBe(409)
    const token = (await row())?.linkToken ?? ''
    await app.visitor().send('POST', subscriptionPage.unsubscribe, form({ token }))
    expect((await subscribe()).read(subscriptionSchema).state).toBe('unconfirmed')
    await app.deliverMail()
    const messages = await (await signedIn(app)).get(api.admin.emails)
    expect(messages.read(z.array(emailSchema))).toMatchObject([
      { kind: 'subscription_confirm', state: 'held' },
    ])
  })
})
