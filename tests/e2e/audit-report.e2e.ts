import { readFileSync } from 'node:fs'
import { api, page as path } from '#shared/routes.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { company, figures, sentResults, slow, week, wizard } from './audit-wizard.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { shapeFaults } from './page-shape.ts'

test('a report that can not be sent is alerted word for word, and arrives once', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/503|ERR_FAILED/)
  const name = unique('Unlucky')
  const keys: (string | undefined)[] = []
  const results: unknown[] = []
  await page.route(`**${api.sendAuditReport}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    results.push(route.request().postDataJSON().results)
    if (keys.length === 1) return route.fulfill({ status: 503, json: { error: 'Busy.' } })
    if (keys.length === 2) return route.abort()
    return route.continue()
  })
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.accept()
  })
  await page.goto(path.audit)
  const audit = wizard(page)
  await audit.complete(name)
  await audit.download.click()
  const email = audit.report.getByLabel('Email address')
  const send = audit.report.getByRole('button', { name: 'Send Report' })
  await email.fill('not an address')
  await send.click()
  await expect(email).toHaveAccessibleDescription(/Enter a valid email address/)
  await email.fill(emailOf(name))
  await send.click()
  await expect.poll(() => alerts.length).toBe(1)
  await send.click()
  await expect.poll(() => alerts.length).toBe(2)
  expect(alerts).toEqual([
    'Failed to send audit report. Please try again.',
    'Failed to send audit report. Please check your connection and try again.',
  ])
  await expect(email).toHaveValue(emailOf(name))
  await page.reload()
  await expect(audit.results).toHaveText(`What the week costs at ${name}`)
  await audit.download.click()
  await expect(email).toHaveValue(emailOf(name))
  await send.click()
  await expect(page.getByText('Report Sent Successfully!')).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])
  expect(results[2]).toEqual(sentResults)
  expect(await firm.submissionsNamed(name)).toHaveLength(1)
})

test('a PDF that can not be made says so and is made at the next try', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  await page.goto(path.audit)
  const audit = wizard(page)
  await audit.complete()
  await page.route(`**${api.auditReport}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
  await audit.download.click()
  await expect(page.getByText(/^The PDF could not be made just now/)).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save the PDF on this device' }).click()
  expect((await saved).suggestedFilename()).toBe('efficiency-audit-report.pdf')
  await expect(page.getByText(/^The PDF is among your downloads/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one long form answers with the results and the PDF, and asks for what is missing', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400 \(Bad Request\)/)
    await page.goto(path.audit)
    const audit = wizard(page)
    for (const title of ['Your company', 'Your week', 'Your pain points', 'Your tools']) {
      await expect(audit.step(title)).toBeVisible()
    }
    await audit.field('companyName').fill(company.companyName)
    await audit.field('industry').selectOption(company.industry)
    await audit.field('employeeCount').selectOption(company.employeeCount)
    await audit.field('role').fill(company.role)
    for (const [name, value] of Object.entries(week)) {
      await audit.field(name as keyof typeof week).fill(value)
    }
    await audit.finish.click()
    await expect(page.getByRole('alert')).toHaveText('Please fill in: Pain points')
    await expect(page.getByRole('group')).toHaveAccessibleDescription(/Tick at least one\.$/)
    await page.getByRole('checkbox', { name: slow }).check()
    await page.getByRole('button', { name: 'Get My Results' }).click()
    await expect(audit.results).toHaveText(`What the week costs at ${company.companyName}`)
    await expect(audit.figure('yearlySavings')).toHaveText(figures.yearlySavings)
    await expect(page.getByRole('img', { name: /^The week as cloth.*22\.5 of them/ })).toBeVisible()
    await expect(page.getByRole('slider')).toBeHidden()
    expect(await shapeFaults(page)).toEqual([])
    const saved = page.waitForEvent('download')
    await audit.download.click()
    const text = pdfText(readFileSync(await (await saved).path()))
    expect(text).toContain(company.companyName)
    expect(text).toContain(figures.yearlySavings)
  })
})
