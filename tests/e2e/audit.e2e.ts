import { readFileSync } from 'node:fs'
import { auditDraftKey } from '#shared/audit/draft-storage.ts'
import { auditFigureIds } from '#shared/audit/figures.ts'
import { api, page as path } from '#shared/routes.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { company, figures, slow, week, wizard } from './audit-wizard.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectReflow } from './sideways-scroll.ts'

test('four steps lead to every figure, the report and a submission', async ({ page, firm }) => {
  const name = unique('Harrow')
  await page.goto(path.audit)
  const audit = wizard(page)
  await expect(audit.previous).toBeHidden()
  await expect(audit.progress).toHaveAttribute('aria-valuenow', '25')
  for (const [field, value] of Object.entries({ ...company, companyName: name })) {
    await expect(audit.next, `before ${field}`).toBeDisabled()
    await audit.type({ [field]: value })
  }
  await audit.field('companyName').fill('   ')
  await expect(audit.next, 'a blank is no name').toBeDisabled()
  await expect(page.getByText('Please fill in: Company name')).toBeVisible()
  await audit.field('companyName').fill(name)
  await audit.next.click()

  await expect(audit.step('Your week')).toBeFocused()
  await expect(audit.step('Your company')).toBeHidden()
  await expect(audit.progress).toHaveAttribute('aria-valuenow', '50')
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  for (const [field, value] of Object.entries(week)) {
    await expect(audit.next, `before ${field}`).toBeDisabled()
    await audit.type({ [field]: value })
  }
  await audit.field('invoicing').fill('-1')
  await expect(audit.field('invoicing')).toHaveAccessibleDescription(
    /Hours can not be less than 0\./,
  )
  await expect(audit.next).toBeDisabled()
  await audit.field('invoicing').fill(week.invoicing)
  await expect(audit.field('invoicing')).not.toHaveAttribute('aria-invalid', 'true')
  await audit.field('otherTasks').fill('The crew schedule')
  await audit.next.click()

  await expect(audit.step('Your pain points')).toBeFocused()
  await expect(audit.next).toBeDisabled()
  await audit.point(slow).check()
  await audit.point(slow).uncheck()
  await expect(audit.next).toBeDisabled()
  await audit.point(slow).check()
  await audit.previous.click()
  await expect(audit.field('dataEntry')).toHaveValue(week.dataEntry)
  await audit.next.click()
  await expect(audit.point(slow)).toBeChecked()
  await audit.next.click()

  await expect(audit.step('Your tools')).toBeFocused()
  await expect(audit.progress).toHaveAttribute('aria-valuenow', '100')
  await audit.type({ crmSystem: 'HubSpot' })
  await audit.finish.click()

  await expect(audit.results).toHaveText(`What the week costs at ${name}`)
  await expect(audit.results).toBeFocused()
  for (const id of auditFigureIds) await expect(audit.figure(id), id).toHaveText(figures[id])
  await expect(page.getByText('30 hours now, about 7.5 after automation.')).toBeVisible()
  await expect(page.getByText('12 h now, 3 h after')).toBeVisible()
  await expect(page.getByText('22.5 saved hours a week are about 5 workflows')).toBeVisible()

  // The slider weaves another week; what was typed is there again at a press.
  const slider = page.getByRole('slider', { name: 'Hours a week' })
  const report = page.getByRole('region', { name: 'Keep the report' })
  await page.setViewportSize({ width: 390, height: 844 })
  const share = page.getByRole('button', { name: 'Share as image' })
  const place = await share.boundingBox()
  await slider.fill('20')
  await expect(audit.figure('yearlySavings')).toHaveText('$25,200')
  await expect(page.getByRole('img', { name: /^The week as cloth.*15 of them/ })).toBeVisible()
  await expect(page.getByText('Save 6 hours a week')).toBeVisible()
  await expect(page.getByText('15 saved hours a week are about 3 workflows')).toBeVisible()
  await expect(report).toContainText('The report keeps to the 30 hours a week that you typed.')
  expect(await share.boundingBox(), 'nothing moves under the hand').toEqual(place)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Back to 30' }).click()
  await expect(slider).toHaveValue('30')
  await expect(slider).toBeFocused()
  await expect(audit.figure('yearlySavings')).toHaveText(figures.yearlySavings)
  await expect(report).not.toContainText('that you typed')
  const picture = page.waitForEvent('download')
  await share.click()
  expect((await picture).suggestedFilename()).toBe('our-week-as-cloth.png')
  const advice = page.getByRole('region', { name: 'What we would do first' }).getByRole('listitem')
  await expect(advice).toHaveCount(3)
  await expect(advice.nth(0)).toContainText('Data Entry Automation')
  await expect(advice.nth(0)).toContainText('Save 9 hours a week')
  await expect(advice.nth(1)).toContainText('Improve response time by 80%')
  await expect(advice.nth(2)).toContainText('Reporting Dashboard')
  for (const weeks of ['Weeks 1-2', 'Weeks 3-4', 'Weeks 5-6']) {
    await expect(page.getByText(weeks, { exact: true })).toBeVisible()
  }

  const saved = page.waitForEvent('download')
  await audit.download.click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('efficiency-audit-report.pdf')
  const text = pdfText(readFileSync(await file.path()))
  expect(text).toContain(name)
  for (const figure of Object.values(figures)) expect(text).toContain(figure)

  await expect(audit.download).toBeHidden()
  const email = audit.report.getByLabel('Email address')
  const send = audit.report.getByRole('button', { name: 'Send Report' })
  await expect(send).toBeDisabled()
  await email.fill('   ')
  await expect(send).toBeDisabled()
  await email.fill(` ${emailOf(name)} `)
  await send.click()
  await expect(page.getByText('Report Sent Successfully!')).toBeFocused()
  await expect(audit.report).toBeHidden()
  const submissions = await firm.submissionsNamed(name)
  expect(submissions).toHaveLength(1)
  expect(submissions[0]).toMatchObject({
    email: emailOf(name),
    company: name,
    leadMagnetType: 'audit',
    answers: { dataEntry: 12, otherTasks: 'The crew schedule', painPoints: [slow] },
  })

  await page.goBack()
  await expect(audit.step('Your tools')).toBeVisible()
  await audit.finish.click()
  await expect(page.getByText('Report Sent Successfully!'), 'the same answers').toBeVisible()
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await audit.type({ employeeCount: '51-200' })
  for (const button of [audit.next, audit.next, audit.next, audit.finish]) await button.click()
  await expect(audit.figure('hourlyRate')).toHaveText('$45')
  await expect(page.getByText('Report Sent Successfully!'), 'other answers').toBeHidden()
  await audit.download.click()
  await expect(email).toHaveValue(emailOf(name))
  await send.click()
  await expect(page.getByText('Report Sent Successfully!')).toBeFocused()
  const sentNow = await firm.submissionsNamed(name)
  expect(sentNow.map(({ answers }) => answers)).toContainEqual(
    expect.objectContaining({ employeeCount: '51-200' }),
  )
})

test('a double click on Next is one step, and the focus is on its heading', async ({ page }) => {
  await page.goto(path.audit)
  const audit = wizard(page)
  await audit.type(company)
  await audit.next.dblclick()
  await expect(audit.step('Your week')).toBeFocused()
  await audit.type(week)
  await audit.previous.click()
  // The second step is full now: the second click would pass it.
  await audit.next.dblclick()
  await expect(audit.step('Your week')).toBeFocused()
})

test(
  'two tabs keep their own answers, and a third begins with the last',
  inLongLane,
  async ({ page }) => {
    await page.goto(path.audit)
    const name = (tab: typeof page) => wizard(tab).field('companyName')
    await name(page).fill('First Tab Ltd')
    // What is typed before the page wakes up is kept once it has.
    const kept = () => page.evaluate((key) => localStorage.getItem(key), auditDraftKey)
    await expect.poll(kept).toContain('First Tab Ltd')
    const second = await page.context().newPage()
    await second.goto(path.audit)
    await expect(name(second)).toHaveValue('First Tab Ltd')
    await name(second).fill('Second Tab Ltd')
    await page.reload()
    await expect(name(page)).toHaveValue('First Tab Ltd')
    await second.reload()
    await expect(name(second)).toHaveValue('Second Tab Ltd')
    await second.close()
  },
)

test('the whole audit is answered with the keyboard', async ({ page }) => {
  await page.goto(path.audit)
  const audit = wizard(page)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await audit.field('companyName').focus()
  await page.keyboard.type(company.companyName)
  await press('Tab', 'L', 'Tab', '1', 'Tab')
  await expect(audit.field('industry')).toHaveValue(company.industry)
  await page.keyboard.type(company.role)
  await press('Tab')
  await expect(audit.next, 'there is no Previous yet').toBeFocused()
  await press('Enter')
  await expect(audit.step('Your week')).toBeFocused()
  for (const hours of Object.values(week)) {
    await press('Tab')
    await page.keyboard.type(hours)
  }
  await press('Enter')
  await expect(audit.step('Your pain points')).toBeFocused()
  await press('Tab', 'Space', 'Enter')
  await expect(audit.step('Your tools')).toBeFocused()
  await press('Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Enter')
  await expect(audit.results).toBeFocused()
  await expect(audit.figure('totalHours')).toHaveText('30')
})

for (const [what, viewport] of widths) {
  test.describe(`${what}, axe finds nothing`, inLongLane, () => {
    test.use({ viewport })

    test('on any step, in its errors and on the results', async ({ page, complaints }) => {
      complaints.allow(/503/)
      const judge = async (where: string) => {
        await expectReflow(page, where)
        await expectNoFindings(page, where)
      }
      await page.goto(path.audit)
      const audit = wizard(page)
      await audit.type(company)
      await audit.next.click()
      await audit.type({ ...week, invoicing: 'many' })
      await expect(audit.field('invoicing')).toHaveAttribute('aria-invalid', 'true')
      await judge('hours that are no number')
      await expectReflow(page, 'hours that are no number')
      await audit.type(week)
      await audit.next.click()
      await audit.point(slow).check()
      await judge('pain points')
      await audit.next.click()
      await judge('tools')
      await audit.finish.click()
      await page.route(`**${api.auditReport}`, (route) => route.fulfill({ status: 503 }))
      await audit.download.click()
      await expect(page.getByText(/^The PDF could not be made/)).toBeVisible()
      await audit.report.getByLabel('Email address').fill('nobody')
      await audit.report.getByRole('button', { name: 'Send Report' }).click()
      await judge('results with an address that is none')
      await expectReflow(page, 'results')
      await audit.report.getByLabel('Email address').fill('axe@example.com')
      await audit.report.getByRole('button', { name: 'Send Report' }).click()
      await expect(page.getByText('Report Sent Successfully!')).toBeVisible()
      await judge('report sent')
    })
  })
}
