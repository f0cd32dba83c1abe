import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { templates } from '#content/templates/list.ts'
import { remindVisitors } from '#server/consultations/remind-visitors.ts'
import { remindOfTasks } from '#server/people/remind-of-tasks.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { ownConsultationSchema } from '#shared/consultations/schema.ts'
import { emailSchema } from '#shared/mail/schema.ts'
import { type EmailKind, emailKinds } from '#shared/mail/vocabulary.ts'
import { answerInWords } from '#shared/response-time.ts'
import { api } from '#shared/routes.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { aBooking } from '#tests/support/bookings.ts'
import { aLead, anAdmin, enteredLead, password } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, hour, timeUntil } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'

const visitor = 'ada@example.com'
const firm = 'vera@loom.example'
const answers = {
  companyName: 'Engines',
  industry: 'Logistics',
  employeeCount: '51-200',
  role: 'Dispatcher',
  dataEntry: 12,
  reportGeneration: 3.5,
  customerCommunication: 10,
  invoicing: 5.25,
  painPoints: ['Slow response times to customers'],
}

type Scene = { app: TestApp; admin: Client; stranger: Client; hostId: string }

async function asked({ stranger }: Scene) {
  const preferredDate = '2026-06-04T10:30-05:00'
  const request = { name: 'Ada', email: visitor, preferredDate }
  return (await stranger.post(api.consultationRequests, request)).read(ownConsultationSchema)
}

async function withStatus(scene: Scene, status: string) {
  const { id } = await asked(scene)
  await scene.admin.patch(api.admin.consultationStatus(id), { status })
  return id
}

const booked = ({ app, hostId }: Scene, ahead = 3 * day) => {
  const start = new Date(app.clock().getTime() + ahead)
  return aBooking(app, { email: visitor, start, hostId })
}

async function reminded(scene: Scene, before: number) {
  await booked(scene, before + hour)
  scene.app.clock.advance(hour)
  await remindVisitors(scene.app.ctx)
}

/** What makes each kind of e-mail be sent, over HTTP, and to whom it goes. */
const causes: Record<EmailKind, [to: string, cause: (scene: Scene) => Promise<unknown>]> = {
  contact_received: [
    visitor,
    ({ stranger }) => stranger.post(api.leads, aLead({ email: visitor })),
  ],
  lead_alert: [firm, ({ stranger }) => stranger.post(api.leads, aLead({ email: visitor }))],
  submission_alert: [firm, ({ stranger }) => stranger.post(api.sendChecklist, { email: visitor })],
  checklist: [visitor, ({ stranger }) => stranger.post(api.sendChecklist, { email: visitor })],
  audit_report: [
    visitor,
    ({ stranger }) => stranger.post(api.sendAuditReport, { email: visitor, auditData: answers }),
  ],
  template: [
    visitor,
    ({ stranger }) =>
      stranger.post(api.leadMagnetSubmissions, {
        email: visitor,
        leadMagnetType: 'template',
        submissionData: templates[0]?.title,
      }),
  ],
  subscription_confirm: [
    visitor,
    ({ stranger }) => stranger.post(api.subscribe, { email: visitor }),
  ],
  consultation_requested: [visitor, asked],
  consultation_alert: [firm, asked],
  consultation_booked: [visitor, booked],
  consultation_scheduled: [visitor, (scene) => withStatus(scene, 'scheduled')],
  consultation_changed: [
    visitor,
    async (scene) => {
      const id = await withStatus(scene, 'scheduled')
      const preferredDate = '2026-06-05T10:30-05:00'
      const moved = { name: 'Ada', email: visitor, preferredDate }
      await scene.admin.patch(api.admin.consultation(id), moved)
    },
  ],
  consultation_cancelled: [visitor, (scene) => withStatus(scene, 'cancelled')],
  consultation_reminder_day: [visitor, (scene) => reminded(scene, day)],
  consultation_reminder_hour: [visitor, (scene) => reminded(scene, hour)],
  host_booked: [firm, booked],
  host_changed: [
    firm,
    async (scene) => {
      const { id } = await booked(scene)
      const preferredDate = '2026-07-05T10:30-05:00'
      await scene.admin.patch(api.admin.consultation(id), {
        name: 'Ada',
        email: visitor,
        preferredDate,
      })
    },
  ],
  host_cancelled: [
    firm,
    async (scene) => {
      const { id } = await booked(scene)
      await scene.admin.patch(api.admin.consultationStatus(id), { status: 'cancelled' })
    },
  ],
  invitation: [
    'new@loom.example',
    ({ admin }) => admin.post(api.admin.invitations, { email: 'new@loom.example', password }),
  ],
  password_reset: [firm, ({ stranger }) => stranger.post(api.admin.passwordReset, { email: firm })],
  email_change: [
    'vera@new.example',
    ({ admin }) => {
      const wanted = { name: 'Vera', email: 'vera@new.example', password }
      return admin.patch(api.admin.account, wanted)
    },
  ],
  account_changed: [
    firm,
    ({ admin }) => {
      const change = { currentPassword: password, newPassword: 'another long pass phrase' }
      return admin.post(api.admin.accountPassword, change)
    },
  ],
  sign_in_alert: [
    firm,
    ({ stranger }) =>
      stranger.post(api.admin.login, { email: firm, password }, { 'User-Agent': 'curl/8' }),
  ],
  two_factor_changed: [
    firm,
    async ({ app, admin }) => {
      const { secret } = (await admin.post(api.admin.twoFactorStart)).read(twoFactorStartSchema)
      const code = codeAt(secret, app.clock().getTime())
      await admin.post(api.admin.twoFactorOn, { code, password })
    },
  ],
  task_digest: [
    firm,
    async ({ app, admin }) => {
      const { personId } = await enteredLead(admin)
      const task = { title: 'Send the proposal', dueAt: '2026-01-01' }
      await admin.post(api.admin.personTasks(personId ?? ''), task)
      // Half past seven in the zone of the firm.
      app.clock.advance(timeUntil(app.clock, 12.5))
      await remindOfTasks(app.ctx)
    },
  ],
  test: [visitor, ({ admin }) => admin.post(api.admin.emailTest, { to: visitor })],
}

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

onOneDatabase('in the flow that causes it', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      get SMTP_URL() {
        return peer.url
      },
    },
  })

  test.each(emailKinds)('%s reaches whom it is for', async (kind) => {
    const { id: hostId } = await anAdmin(app, { name: 'Vera', email: firm })
    const stranger = app.visitor()
    const login = await stranger.post(api.admin.login, { email: firm, password })
    const admin = stranger.withToken(login.read(signedInSchema).token)
    const [to, cause] = causes[kind]
    await cause({ app, admin, stranger, hostId })
    await app.deliverMail()

    const sent = await admin.get(`${api.admin.emails}?${new URLSearchParams({ kind })}`)
    const emails = sent.read(z.array(emailSchema))
    expect(emails.map(({ state, toAddress }) => [state, toAddress])).toContainEqual(['sent', to])
    const received = await peer.read()
    for (const { id, toAddress, subject } of emails) {
      const mail = received.find(({ messageId }) => messageId === `<${id}@localhost>`)
      expect([mail?.to, mail?.email.subject]).toEqual([toAddress, subject])
      expect(mail?.email.html).toContain(brand.name)
      expect(mail?.email.text).toContain(brand.name)
      const promised = mail?.email.text?.match(/within\s+\d+\s+hours?/g) ?? []
      for (const words of promised) expect(words.replace(/\s+/g, ' ')).toBe(answerInWords)
      expect(mail?.email.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      )
    }
  })
})
