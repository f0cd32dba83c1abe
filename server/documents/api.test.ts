import { expect, test } from 'vitest'
import { z } from 'zod'
import { bandReadings, checklistPage } from '#content/checklist/list.ts'
import { checklistPdf } from '#content/checklist/pdf.ts'
import { templates } from '#content/templates/list.ts'
import { auditFigureIds, formatFigure } from '#shared/audit/figures.ts'
import { recommend } from '#shared/audit/recommendations.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { templateFileName } from '#shared/documents/file-names.ts'
import { submissionSchema } from '#shared/lead-magnets/schema.ts'
import { api, page } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { everyItem, ordinaryAnswers } from '#tests/support/document-samples.ts'
import { pdfPages, pdfText } from '#tests/support/pdf-text.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { networkLimit } from '../http/flood.ts'

onOneDatabase('the audit report as PDF', (database) => {
  const app = useTestApp(database)

  const report = async (fields: object = {}) => {
    const response = await fetch(app.url + api.auditReport, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...app.visitor().headers },
      body: JSON.stringify({ ...ordinaryAnswers, ...fields }),
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
    const results = calculateAudit(ordinaryAnswers)
    for (const id of auditFigureIds) expect(text).toContain(formatFigure(id, results))
    for (const { title, effect } of recommend(ordinaryAnswers)) {
      expect(text).toContain(title)
      expect(text).toContain(effect)
    }
    for (const words of [
      ordinaryAnswers.companyName,
      ordinaryAnswers.otherTasks,
      ...ordinaryAnswers.painPoints,
    ]) {
      expect(text).toContain(words)
    }
    expect(text).toContain('June 1, 2026')
  })

  test.each([
    ['a long word', 'A'.repeat(200)],
    ['right-to-left writing', 'שלום עולם شركة الحياكة'],
    ['emoji and unknown writing', '🚀👩‍👩‍👧 株式会社 नमस्ते'],
    ['nothing that can be drawn', '\u{1fc00}'],
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
      .post(api.auditReport, { ...ordinaryAnswers, role: ' ', invoicing: -1, painPoints: [] })
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

    const whole = {
      ...typed,
      industry: 'Other',
      employeeCount: '1-10',
      reportGeneration: '2',
      customerCommunication: '3',
      painPoints: 'Slow response times to customers',
    }
    const shown = await post(whole)
    expect(shown.status).toBe(200)
    expect(await shown.text()).toContain('What the week costs at Søn &amp; &lt;Co&gt;')
    const sent = await post({ ...whole, report: 'pdf' })
    expect(sent.headers.get('Content-Disposition')).toContain('attachment')
    expect(pdfText(Buffer.from(await sent.arrayBuffer()))).toContain('Søn & <Co>')
  })

  test('counts among the calls one visitor may make', async () => {
    const visitor = app.visitor()
    for (let call = 0; call < networkLimit.max; call += 1) {
      await visitor.post(api.sendChecklist, { email: `reader-${call}@example.com` })
    }
    const refused = await visitor.post(api.auditReport, ordinaryAnswers)
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  })
})

onOneDatabase('the checklist and the templates as PDF', (database) => {
  const app = useTestApp(database)

  const download = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(app.url + path, {
      headers: { ...app.visitor().headers, ...headers },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    const pdf = Buffer.from(await response.arrayBuffer())
    const name = /filename="(.+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1]
    return { name, text: pdfText(pdf).replace(/\s+/g, ' '), width: pdfPages(pdf)[0]?.width }
  }
  const width = { A4: 595, Letter: 612 }

  test('hold the ticks they were asked with, or boxes to tick by hand', async () => {
    const [first, second] = everyItem
    const ticked = `?${new URLSearchParams([
      ['checked', first ?? ''],
      ['checked', second ?? ''],
    ])}`
    const own = await download(api.checklistDocument + ticked)
    expect(own.name).toBe('automation-readiness-checklist.pdf')
    expect(own.text).toContain('2 of 20')
    expect(own.text).toContain(bandReadings.starting.title)
    for (const query of ['', '?checked=no-such-item']) {
      const blank = await download(api.checklistDocument + query)
      expect(blank.text).toContain(checklistPage.scoreHeading)
      expect(blank.text).not.toContain(checklistPdf.states.ticked)
    }
  })

  test('are the guides of the templates', async () => {
    for (const { id, title, setup } of templates) {
      const guide = await download(api.templateDocument(id))
      expect(guide.name).toBe(templateFileName(title, 'pdf'))
      for (const step of setup) expect(guide.text).toContain(step.title)
    }
    expect((await app.visitor().get(api.templateDocument('no-such'))).status).toBe(404)
  })

  test.each([
    ['?timeZone=Europe/Berlin', 'en-US', 'A4'],
    ['?timeZone=America/Toronto', 'de', 'Letter'],
    ['', 'de-AT,en;q=0.5', 'A4'],
    ['', 'en-US,en;q=0.9', 'Letter'],
  ] as const)('are drawn for the paper of %s and %s: %s', async (query, languages, paper) => {
    const headers = { 'Accept-Language': languages }
    expect((await download(api.checklistDocument + query, headers)).width).toBe(width[paper])
  })

  test('are refused with a sentence when asked with what is none', async () => {
    const answer = await app.visitor().get(`${api.checklistDocument}?timeZone=%3Cb%3E`)
    expect(answer.status).toBe(400)
    const many = new URLSearchParams(Array.from({ length: 101 }, () => ['checked', 'a']))
    expect((await app.visitor().get(`${api.checklistDocument}?${many}`)).status).toBe(400)
  })

  test('are drawn again for the back-office from what the visitor sent', async () => {
    const visitor = app.visitor()
    const checked = everyItem.slice(0, 7)
    await visitor.post(api.sendChecklist, { email: 'a@example.com', name: '', checked })
    await visitor.post(api.sendAuditReport, { email: 'b@example.com', auditData: ordinaryAnswers })
    const submissionData = templates[0]?.title
    const asked = { email: 'c@example.com', leadMagnetType: 'template', submissionData }
    await visitor.post(api.leadMagnetSubmissions, asked)
    const admin = await signedIn(app)
    await admin.post(api.leadMagnetSubmissions, { ...asked, name: 'Ada', leadMagnetType: 'guide' })

    const kept = (await admin.get(api.admin.submissions)).read(z.array(submissionSchema))
    const idOf = (type: string) =>
      kept.find(({ leadMagnetType }) => leadMagnetType === type)?.id ?? ''
    const drawn = (type: string) =>
      download(api.admin.submissionDocument(idOf(type)), admin.headers)
    expect((await drawn('checklist')).text).toContain('7 of 20')
    const report = await drawn('audit')
    for (const id of auditFigureIds) {
      const results = calculateAudit(ordinaryAnswers)
      expect(report.text).toContain(formatFigure(id, results))
    }
    expect((await drawn('template')).text).toContain(submissionData)
    const guide = await admin.get(api.admin.submissionDocument(idOf('guide')))
    expect([guide.status, guide.failure.code]).toEqual([404, 'not_found'])
  })
})
