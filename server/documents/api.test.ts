import { expect, test } from 'vitest'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { recommend } from '#shared/audit/recommendations.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { auditAnswersSchema } from '#shared/audit/schema.ts'
import { api, page } from '#shared/routes.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { visitorLimit } from '../http/visitor-limit.ts'

const answers = {
  companyName: 'Weaving & Søn',
  industry: 'Logistics',
  employeeCount: '51-200',
  role: 'Dispatcher',
  dataEntry: 12,
  reportGeneration: 3.5,
  customerCommunication: 10,
  invoicing: 5.25,
  otherTasks: 'Crew schedule on Sunday evening',
  painPoints: ['Slow response times to customers'],
  crmSystem: 'HubSpot',
}

onEachDatabase('the audit report as PDF', (database) => {
  const app = useTestApp(database)

  const report = async (fields: object = {}) => {
    const response = await fetch(app.url + api.auditReport, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...app.visitor().headers },
      body: JSON.stringify({ ...answers, ...fields }),
    })
    return { response, pdf: Buffer.from(await response.arrayBuffer()) }
  }

  test('is a download that holds the answers and every figure calculated from them', async () => {
    const { response, pdf } = await report({ results: { yearlySavings: 1 } })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename=".+\.pdf"$/)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')

    const text = pdfText(pdf)
    const read = auditAnswersSchema.parse(answers)
    const results = calculateAudit(read)
    for (const id of auditFigureIds) expect(text).toContain(formatFigure(id, results))
    for (const { title, effect } of recommend(read)) {
      expect(text).toContain(title)
      expect(text).toContain(effect)
    }
    for (const told of [answers.companyName, answers.otherTasks, ...answers.painPoints]) {
      expect(text).toContain(told)
    }
    expect(text).toContain('June 1, 2026')
  })

  test.each([
    ['a long word', 'A'.repeat(200)],
    ['right-to-left writing', 'שלום עולם شركة الحياكة'],
    ['emoji and unknown writing', '🚀👩‍👩‍👧 株式会社 नमस्ते'],
    ['nothing that can be drawn', '🚀'],
    ['markup', '</Text><script>&amp;'],
  ])('is made with %s in the answers', async (_what, typed) => {
    const { response, pdf } = await report({
      companyName: typed,
      role: typed,
      otherTasks: `${typed} `.repeat(9),
    })
    expect(response.status).toBe(200)
    expect(pdfText(pdf)).toContain('Efficiency audit')
  })

  test('is refused with a sentence for each answer that is missing or wrong', async () => {
    const answer = await app
      .visitor()
      .post(api.auditReport, { ...answers, role: ' ', invoicing: -1, painPoints: [] })
    expect(answer.status).toBe(400)
    expect(Object.keys(answer.failure.fields ?? {}).toSorted()).toEqual([
      'invoicing',
      'painPoints',
      'role',
    ])
  })

  test('answers a form sent without JavaScript, or asks for what is missing', async () => {
    const post = (form: Record<string, string>) =>
      fetch(app.url + page.audit, { method: 'POST', body: new URLSearchParams(form) })
    const typed = { companyName: 'Søn & <Co>', role: 'Owner', dataEntry: '1.5', invoicing: '0' }
    const asked = await post(typed)
    expect(asked.status).toBe(400)
    const html = await asked.text()
    expect(html).toContain('Report generation, Customer communication, Pain points')
    expect(html).toContain('value="Søn &amp; &lt;Co&gt;"')

    const sent = await post({
      ...typed,
      industry: 'Other',
      employeeCount: '1-10',
      reportGeneration: '2',
      customerCommunication: '3',
      painPoints: 'Slow response times to customers',
    })
    expect(sent.headers.get('Content-Disposition')).toContain('attachment')
    expect(pdfText(Buffer.from(await sent.arrayBuffer()))).toContain('Søn & <Co>')
  })

  test('counts among the calls one visitor may make', async () => {
    const visitor = app.visitor()
    for (let call = 0; call < visitorLimit.max; call += 1) {
      await visitor.post(api.sendChecklist, { email: `reader-${call}@example.com` })
    }
    const refused = await visitor.post(api.auditReport, answers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})
