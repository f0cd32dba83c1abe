import { expect, test } from 'vitest'
import { z } from 'zod'
import { bookingPage } from '#content/pages/booking.ts'
import { templates } from '#content/templates/list.ts'
import { timesPage } from '#shared/booking/pages.ts'
import { api, heldReceiptAnchor, page } from '#shared/routes.ts'
import { aHost, tuesdayAtTen } from '#tests/support/bookings.ts'
import { aLead, signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { newsletterSubscribers } from '../db/schema.ts'

const email = 'ada@example.com'
const answers = {
  companyName: 'Acme',
  industry: 'Manufacturing',
  employeeCount: '11-50',
  role: 'Office manager',
  dataEntry: 12,
  reportGeneration: 4,
  customerCommunication: 10,
  invoicing: 5,
  painPoints: ['Slow response times to customers'],
}

/** Every call of a visitor that calls for mail to them. */
const calls: [string, object][] = [
  [api.leads, aLead({ email })],
  [api.consultationRequests, { name: 'Ada', email }],
  [api.sendChecklist, { email, name: '' }],
  [api.sendAuditReport, { email, auditData: answers, results: {} }],
  [
    api.leadMagnetSubmissions,
    { email, leadMagnetType: 'template', submissionData: templates[0]?.title },
  ],
  [api.subscribe, { email }],
]

const forms: [string, string, Record<string, string>][] = [
  [page.contact, page.contactSent, { name: 'Ada', email, message: 'Hello' }],
  [page.schedule, page.callRequested, { name: 'Ada', email }],
  [page.resources, page.subscribed, { email }],
]

const sendForm = async (app: TestApp, path: string, fields: Record<string, string>) => {
  const answer = await app.visitor().send('POST', path, {
    raw: new URLSearchParams(fields).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  return [answer.status, answer.headers.get('location')]
}

/** What the page says that follows on a time booked without script. */
async function bookedReceipt(app: TestApp) {
  await aHost(app)
  const booking = { type: 'strategy-call', start: tuesdayAtTen, name: 'Ada', email }
  const [status, location] = await sendForm(app, timesPage, booking)
  expect(status).toBe(303)
  return (await app.visitor().get(String(location))).text
}

onOneDatabase('without a mail server', (database) => {
  const app = useTestApp(database)

  test.each(calls)('%s says that mail waits', async (path, body) => {
    const answer = await app.visitor().post(path, body)
    expect(answer.status).toBe(201)
    expect(answer.read(z.looseObject({})).mailHeld).toBe(true)
  })

  test('so do the receipts, and that of a subscription that waits for a click', async () => {
    for (const [path, receipt, fields] of forms.slice(0, 2)) {
      expect(await sendForm(app, path, fields)).toEqual([303, `${receipt}#${heldReceiptAnchor}`])
    }
    const subscription = [page.resources, { email }] as const
    expect(await sendForm(app, ...subscription), 'at once').toEqual([303, page.subscribed])
    await app.db.update(newsletterSubscribers).set({ state: 'unsubscribed' })
    const held = `${page.subscribed}#${heldReceiptAnchor}`
    expect(await sendForm(app, ...subscription), 'who has left').toEqual([303, held])
    expect(await bookedReceipt(app)).toContain(bookingPage.booked.held)
  })

  test('what an admin enters by hand says nothing of mail', async () => {
    const admin = await signedIn(app)
    for (const [path, body] of calls.slice(0, 2)) {
      const answer = await admin.post(path, body)
      expect(answer.read(z.looseObject({}))).not.toHaveProperty('mailHeld')
    }
  })
})

onOneDatabase('with a mail server', (database) => {
  const app = useTestApp(database, { variables: { SMTP_URL: 'smtp://127.0.0.1:9' } })

  test('no answer and no receipt says that mail waits', async () => {
    for (const [path, body] of calls) {
      const answer = await app.visitor().post(path, body)
      expect([path, answer.status]).toEqual([path, 201])
      expect(answer.read(z.looseObject({})).mailHeld).toBe(false)
    }
    for (const [path, receipt, fields] of forms) {
      expect(await sendForm(app, path, fields)).toEqual([303, receipt])
    }
    expect(await bookedReceipt(app)).toContain(bookingPage.booked.mail(email))
  })
})
