import { page as path } from '#shared/routes.ts'
import { company, figures, slow, week, wizard } from './audit-wizard.ts'
import { expect, test } from './fixtures.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { isAwake } from './screens.ts'

test('a reload and a wrong Back lose nothing that was typed', async ({ page }) => {
  await page.goto(path.home)
  await page.goto(path.audit)
  const audit = wizard(page)
  await audit.type(company)
  await audit.next.click()
  await audit.type({ dataEntry: '7', otherTasks: 'Half a thought' })
  await page.reload()
  await expect(audit.step('Your week')).toBeVisible()
  await expect(audit.field('dataEntry')).toHaveValue('7')
  await expect(audit.field('otherTasks')).toHaveValue('Half a thought')

  await page.goBack()
  await expect(audit.step('Your company')).toBeVisible()
  await expect(audit.field('role')).toHaveValue(company.role)
  await page.goBack()
  await expect(page).toHaveURL(path.home)
  await page.goForward()
  await expect(audit.field('companyName')).toHaveValue(company.companyName)
  await page.goForward()
  await expect(audit.field('dataEntry')).toHaveValue('7')

  await audit.type(week)
  await audit.next.click()
  await audit.point(slow).check()
  await audit.next.click()
  await audit.finish.click()
  await expect(audit.results).toBeVisible()
  await page.reload()
  await expect(audit.figure('yearlySavings')).toHaveText(figures.yearlySavings)
  await page.goBack()
  await expect(audit.step('Your tools')).toBeVisible()
  await page.goForward()
  await expect(audit.results).toBeVisible()
  await page.getByRole('button', { name: 'Change my answers' }).click()
  await expect(audit.field('employeeCount')).toHaveValue(company.employeeCount)
  await page.close()
})

test('what is typed and pressed before the scripts have come counts once they have', async ({
  page,
}) => {
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto(path.audit, { waitUntil: 'commit' })
  const audit = wizard(page)
  await audit.type(company)
  await audit.next.click()
  await expect(audit.next, 'waits').toHaveAttribute('aria-busy', 'true')
  await expect(audit.step('Your company')).toBeVisible()

  letScriptsCome()
  await expect(audit.step('Your week')).toBeFocused()
  await audit.previous.click()
  for (const [name, value] of Object.entries(company)) {
    await expect(audit.field(name as keyof typeof company)).toHaveValue(value)
  }
})

test('typing moves nobody on to a step that answers now gone had reached', async ({ page }) => {
  await page.goto(path.audit)
  const audit = wizard(page)
  await audit.type(company)
  await audit.next.click()
  await expect(audit.step('Your week')).toBeVisible()
  await page.evaluate(() => [localStorage, sessionStorage].map((kept) => kept.clear()))

  // The entry in the browser's history still says the second step.
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto(path.audit, { waitUntil: 'commit' })
  await audit.type(company)
  letScriptsCome()
  await isAwake(page)
  await expect(audit.step('Your company')).toBeVisible()
  await audit.next.click()
  await expect(audit.step('Your week')).toBeVisible()
})

test('Previous moves a step back also where the answers end before the browser does', async ({
  page,
}) => {
  await page.goto(path.audit)
  const audit = wizard(page)
  await audit.type(company)
  await audit.next.click()
  await audit.type(week)
  await audit.next.click()
  await audit.point(slow).check()
  await audit.next.click()
  await expect(audit.step('Your tools')).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(audit.step('Your week')).toBeVisible()
  await audit.field('invoicing').fill('')
  await page.evaluate(() => {
    const moved = new Promise((resolve) => window.addEventListener('popstate', resolve))
    window.history.go(2)
    return moved
  })
  await expect(audit.step('Your week')).toBeVisible()
  await audit.previous.click()
  await expect(audit.step('Your company')).toBeVisible()
  await audit.next.click()
  await audit.previous.click()
  await expect(audit.step('Your company')).toBeVisible()
})

test('a new visit finds what was typed, until it is cleared', async ({ page }) => {
  await page.goto(path.audit)
  const audit = wizard(page)
  await audit.type(company)
  await audit.next.click()
  const visit = await page.context().newPage()
  await visit.goto(path.audit)
  const later = wizard(visit)
  await expect(later.step('Your week')).toBeVisible()
  visit.once('dialog', (dialog) => dialog.dismiss())
  await visit.getByRole('button', { name: 'Start again' }).click()
  await expect(later.step('Your week')).toBeVisible()
  visit.once('dialog', (dialog) => dialog.accept())
  await visit.getByRole('button', { name: 'Start again' }).click()
  await expect(later.field('companyName')).toHaveValue('')
  await visit.reload()
  await expect(later.field('companyName')).toHaveValue('')
})
