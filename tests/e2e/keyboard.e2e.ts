import { checklist, checklistPage } from '#content/checklist/list.ts'
import { officeSection } from '#content/home/office.ts'
import { problems } from '#content/home/sections.ts'
import { templatesPage } from '#content/templates/list.ts'
import { adminPage, page as path } from '#shared/routes.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import {
  contactForm,
  expectToast,
  isAwake,
  leadRow,
  statusIn,
  tabTo,
  toastOf,
  typingTakesAWhile,
} from './screens.ts'

test('the first thing Tab finds leads past the header', async ({ page }) => {
  await page.goto(path.home)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inMain = await page.evaluate(
    () => document.querySelector('main')?.contains(document.activeElement) ?? false,
  )
  expect(inMain).toBe(true)
})

test('the menus of the header open, are walked through and close', async ({ page }) => {
  await page.goto(path.home)
  const services = await tabTo(page, 'Services', 'button')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Enter')
  await expect(services).toHaveAttribute('aria-expanded', 'true')
  const first = page.getByRole('banner').getByRole('link', { name: /^Workflow Automation/ })
  await expect(first).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'All services' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(services).toHaveAttribute('aria-expanded', 'false')
  await expect(first).toBeHidden()
  await expect(services).toBeFocused()

  const industries = await tabTo(page, 'Industries', 'button')
  await page.keyboard.press('Space')
  await expect(industries).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(path.industry('healthcare'))
})

test('a row that scrolls sideways is a stop of Tab only where it does', async ({ page }) => {
  await page.goto(path.home)
  const office = page.getByRole('region', { name: officeSection.title, exact: true })
  const cards = page.getByRole('list', { name: problems.title, exact: true })
  for (const row of [office, cards]) {
    for (const [width, tabIndex] of [
      [390, 0],
      [1440, -1],
      [600, 0],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await row.scrollIntoViewIfNeeded()
      await expect(row, `${width} px wide`).toHaveJSProperty('tabIndex', tabIndex)
    }
  }
})

test('a message is written and sent', async ({ page, firm }) => {
  const name = unique('Keyboard Visitor')
  await page.goto(path.contact)
  await isAwake(page)
  await page.getByRole('heading', { level: 1 }).click()
  await tabTo(page, 'Name', 'textbox')
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.type(emailOf(name))
  await page.keyboard.press('Tab')
  await page.keyboard.type('Keys only')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Work')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(contactForm(page).message).toBeFocused()
  await page.keyboard.type('No mouse here.')
  await page.keyboard.press('Tab')
  await expect(contactForm(page).send, 'not the honeypot').toBeFocused()
  await typingTakesAWhile(page)
  await page.keyboard.press('Enter')
  await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
  const [lead] = await firm.leadsNamed(name)
  expect(lead?.message).toContain('Project Type: workflow-automation')

  await page.keyboard.press('F8')
  await tabTo(page, 'Dismiss', 'button')
  await page.keyboard.press('Enter')
  await expect(toastOf(page)).toHaveCount(0)
})

test('the checklist is ticked and sent', inLongLane, async ({ page, firm }) => {
  const email = emailOf(unique('Keyed Reader'))
  await page.goto(path.checklist)
  const [first, second] = checklist[0].items
  await page.locator(`#${first.id}`).focus()
  await page.keyboard.press('Space')
  // What it takes folds up under a point that is ticked, and can be tabbed to.
  await expect(page.getByText(checklistPage.progress(1, 20))).toBeVisible()
  await tabTo(page, second.title, 'checkbox')
  await page.keyboard.press('Space')
  await expect(page.getByText(checklistPage.progress(2, 20))).toBeVisible()
  await tabTo(page, checklistPage.form.emailLabel, 'textbox')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('PDF Sent Successfully!')).toBeFocused()
  expect((await firm.submissionsNamed(email)).map(({ answers }) => answers)).toMatchObject([
    { checked: [first.id, second.id] },
  ])
})

test('a template is found and asked for', inLongLane, async ({ page }) => {
  await page.goto(path.templates)
  await page.getByLabel(templatesPage.search.label).focus()
  await page.keyboard.type('quality')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Manu')
  await expect(page.getByRole('article')).toHaveCount(1)
  await tabTo(page, templatesPage.emailLabel, 'textbox')
  await page.keyboard.type(emailOf(unique('Keyed Builder')))
  const saved = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  await saved
  await expect(page.getByRole('article').getByText('Template sent to your email!')).toBeFocused()
  await tabTo(page, 'Schedule Implementation Call', 'link')
})

test('a call is asked for, and another', async ({ page }) => {
  await page.goto(path.schedule)
  await isAwake(page)
  await page.getByRole('form', { name: 'Request a time' }).getByLabel('Name').focus()
  await page.keyboard.type('Keyed Caller')
  await page.keyboard.press('Tab')
  await page.keyboard.type(emailOf(unique('Keyed Caller')))
  await tabTo(page, 'Message', 'textbox')
  await page.keyboard.type('Mornings, please.')
  await page.keyboard.press('Tab')
  const send = page.getByRole('button', { name: 'Request This Call' })
  await expect(send, 'not the honeypot').toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused()
  await tabTo(page, 'Request another time', 'button')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('form', { name: 'Request a time' }).getByLabel('Name')).toBeFocused()
})

test('the newsletter is subscribed to', async ({ page }) => {
  await page.goto(path.resources)
  await isAwake(page)
  const email = page.getByRole('form', { name: 'Newsletter' }).getByLabel('Email address')
  await email.focus()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Email required', 'Please enter your email address')
  await expect(email).toBeFocused()
  await page.keyboard.type(emailOf(unique('Keyed Subscriber')))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeFocused()
  await page.keyboard.press('Space')
  await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter')
})

test('the list of leads and its dialogs are worked', async ({ office, firm }) => {
  const company = unique('Keyed')
  const leads = [await firm.enteredLead({ company }), await firm.enteredLead({ company })]
  await office.goto(adminPage.leads)
  await expect(office.getByRole('heading', { name: 'Leads' })).toBeVisible()
  await office.keyboard.press('/')
  await expect(office.getByLabel('Search leads')).toBeFocused()
  await office.keyboard.type(company)
  const [older, newer] = leads.map((lead) => office.getByRole('link', { name: lead.name }))
  if (!older || !newer) throw new Error('Two leads were entered.')
  await expect(office).toHaveURL(/q=/)
  await expect(office.getByRole('row')).toHaveCount(3)
  await office.keyboard.press('ArrowDown')
  await expect(newer).toBeFocused()
  await office.keyboard.press('ArrowDown')
  await expect(older).toBeFocused()

  await office.keyboard.press('Enter')
  const details = office.getByRole('dialog')
  await expect(details).toBeVisible()
  await tabTo(office, 'Mark Contacted', 'button')
  await office.keyboard.press('Enter')
  await expect(statusIn(details)).toHaveText('Contacted')
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  await office.keyboard.press('Escape')
  await expect(details, 'the dialog goes before its toast').toBeHidden()
  await expect(older).toBeFocused()

  const name = leads[0]?.name ?? ''
  await tabTo(office, `Actions for ${name}`, 'button')
  await office.keyboard.press('Enter')
  await expect(office.getByRole('menu')).toBeVisible()
  await office.keyboard.press('End')
  await expect(office.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await office.keyboard.press('Enter')
  const question = office.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await office.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(leadRow(office, name)).toBeVisible()
  await expect(older).toBeFocused()
})

test('the arrow out of the search holds on to its row while the list is read', async ({
  office,
  firm,
}) => {
  const company = unique('Hasty')
  const leads = [await firm.enteredLead({ company }), await firm.enteredLead({ company })]
  await office.goto(`${adminPage.leads}?${new URLSearchParams({ q: company })}`)
  await expect(office.getByRole('row')).toHaveCount(3)
  const read = office.waitForResponse(
    (answer) => new URL(answer.url()).searchParams.get('q') === company.slice(0, -1),
  )
  await office.getByLabel('Search leads').press('End')
  await office.keyboard.press('Backspace')
  await office.keyboard.press('ArrowDown')
  const newer = office.getByRole('link', { name: leads[1]?.name ?? '' })
  await expect(newer).toBeFocused()
  await (await read).finished()
  await expect(office.getByLabel('Search leads')).toHaveValue(company.slice(0, -1))
  // Two frames later what was read is drawn.
  await newer.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
  await expect(newer).toBeFocused()
})
