import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { templates } from '#content/templates/list.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import type { Paper } from '#shared/documents/paper.ts'
import { emailDetailsSchema, emailSchema } from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { auditSamples, everyItem } from '#tests/support/document-samples.ts'
import { MailPeer } from '#tests/support/mail-peer.ts'
import { pdfPages, pdfText } from '#tests/support/pdf-text.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { AppError } from '../errors.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

const email = 'ada@example.com'
const widths: Record<Paper, number> = { A4: 595, Letter: 612 }

onOneDatabase('documents that visitors ask for by mail', (database) => {
  let failing = false
  const app = useTestApp(database, {
    mail: true,
    variables: {
      MAIL_FROM: 'Loom <hello@loom.example>',
      get SMTP_URL() {
        return peer.url
      },
    },
    documents: (real) => ({
      ...real,
      render: (order) =>
        failing
          ? Promise.reject(new AppError('unavailable', 'The document could not be made.'))
          : real.render(order),
    }),
  })
  beforeEach(() => {
    failing = false
  })

  const receivedFile = async () => {
    await app.deliverMail()
    const [mail] = (await peer.read()).filter(({ to }) => to === email)
    const [file, ...others] = mail?.email.attachments ?? []
    expect(others).toEqual([])
    if (!(file?.content instanceof ArrayBuffer)) throw new Error('Nothing is attached.')
    const pdf = Buffer.from(file.content)
    const text = pdfText(pdf).replace(/\s+/g, ' ')
    return { name: file.filename, type: file.mimeType, text, width: pdfPages(pdf)[0]?.width }
  }

  test('the checklist with its ticks, on the paper of the visitor', async () => {
    const checked = everyItem.slice(0, 9)
    const timeZone = 'Europe/Vienna'
    await app.visitor().post(api.sendChecklist, { email, name: 'Ada', checked, timeZone })
    const file = await receivedFile()
    expect(file).toMatchObject({
      name: 'automation-readiness-checklist.pdf',
      type: 'application/pdf',
      width: widths.A4,
    })
    expect(file.text).toContain('9 of 20')
    expect(file.text).toContain('Prepared for Ada on')
  })

  test('the audit with every figure, whatever results come along', async () => {
    const auditData = auditSamples.plain
    if (!auditData) throw new Error('There is no sample.')
    const sent = { email, auditData, results: { yearlySavings: 1 }, timeZone: 'America/Denver' }
    await app.visitor().post(api.sendAuditReport, sent)
    const file = await receivedFile()
    expect(file).toMatchObject({ name: 'efficiency-audit-report.pdf', width: widths.Letter })
    for (const id of auditFigureIds) {
      expect(file.text).toContain(formatFigure(id, calculateAudit(auditData)))
    }
  })

  test('the template as a PDF, by the language of the browser', async () => {
    const { title, setup } = templates[3] ?? {}
    const asked = { email, leadMagnetType: 'template', submissionData: title }
    await app.visitor().post(api.leadMagnetSubmissions, asked, { 'Accept-Language': 'fr' })
    const file = await receivedFile()
    expect(file.name).toBe('manufacturing-quality-control.pdf')
    expect(file.width).toBe(widths.A4)
    for (const step of setup ?? []) expect(file.text).toContain(step.title)
  })

  test('are named in the outbox before they are made', async () => {
    failing = true
    await app.visitor().post(api.sendChecklist, { email, name: '' })
    await app.deliverMail()
    const admin = await signedIn(app)
    const [listed] = (await admin.get(api.admin.emails)).read(z.array(emailSchema))
    const shown = await admin.get(api.admin.email(listed?.id ?? ''))
    expect(shown.read(emailDetailsSchema).attachments).toEqual([
      {
        position: 0,
        fileName: 'automation-readiness-checklist.pdf',
        contentType: 'application/pdf',
        bytes: null,
      },
    ])
  })

  test('that can not be drawn now are drawn and sent later', async () => {
    failing = true
    await app.visitor().post(api.sendChecklist, { email, name: '', checked: everyItem })
    await app.deliverMail()
    expect(peer.received).toEqual([])
    const admin = await signedIn(app)
    const [waiting] = (await admin.get(api.admin.emails)).read(z.array(emailSchema))
    expect(waiting).toMatchObject({
      state: 'waiting',
      attempts: 1,
      lastAnswer: 'The document could not be made.',
    })
    failing = false
    app.clock.advance(minute)
    expect((await receivedFile()).text).toContain('20 of 20')
  })
})
