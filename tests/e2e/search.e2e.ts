import type { Page } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, keepFromHearing, leadRow } from './screens.ts'

const fieldOf = (page: Page) => page.getByRole('combobox', { name: /^Search people, / })
/** The lines of one kind of record. */
const optionsOf = (page: Page, kind: string) =>
  page.getByRole('group', { name: kind, exact: true }).getByRole('option')
/** Somebody's address at a firm that nobody else is at. */
const emailAt = (company: string) => `ida@${company.toLowerCase().replaceAll(' ', '-')}.example`

test('a lead is found and opened by the keyboard alone', async ({ office, firm }) => {
  const company = unique('Quickfind')
  const lead = await firm.enteredLead({ company, email: emailAt(company) })
  await office.goto(adminPage.dashboard)
  await expect(office.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await office.keyboard.press('Control+k')
  const field = fieldOf(office)
  await expect(field).toBeFocused()
  await expect(office.getByRole('option', { name: 'Consultations' })).toBeVisible()

  await office.keyboard.type(company)
  const hit = optionsOf(office, 'Leads')
  await expect(optionsOf(office, 'People')).toHaveAttribute('aria-selected', 'true')
  await office.keyboard.press('ArrowDown')
  await expect(optionsOf(office, 'Companies')).toHaveAttribute('aria-selected', 'true')
  await office.keyboard.press('ArrowDown')
  await expect(hit).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await hit.getAttribute('id')) ?? '')
  await office.keyboard.press('Enter')
  await expect(office).toHaveURL(adminPage.lead(lead.id))
  await expect(office.getByRole('dialog')).toContainText(lead.name)
  // The palette has gone, and Esc is the panel's.
  await expect(field).toBeHidden()
  await expect(office.getByRole('dialog')).toBeFocused()
  await office.keyboard.press('Escape')
  await expect(office.getByRole('dialog')).toBeHidden()

  await office.keyboard.press('Control+k')
  await office.getByRole('option', { name: company, exact: true }).click()
  await expect(field).toHaveValue(company)
  await expect(hit).toBeVisible()

  // What was opened is offered again, and no longer once it is gone.
  await field.fill('')
  const opened = optionsOf(office, 'Recently opened')
  await expect(opened).toHaveCount(1)
  await expect(opened.first()).toContainText(lead.name)
  await field.press('Enter')
  const details = office.getByRole('dialog', { name: lead.name })
  await details.getByRole('button', { name: 'Delete' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(details).toBeHidden()
  await office.keyboard.press('Control+k')
  await expect(office.getByRole('option', { name: company, exact: true })).toBeVisible()
  await expect(opened).toHaveCount(0)
})

test('a company and who is there are found by its name, and offered again once opened', async ({
  office,
  firm,
}) => {
  const company = unique('Berger Mills')
  const lead = await firm.enteredLead({ company, email: emailAt(company) })
  await office.goto(adminPage.dashboard)
  await office.getByRole('button', { name: 'Search everything' }).click()
  await fieldOf(office).fill(company)
  await optionsOf(office, 'Companies').click()
  const heading = office.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(company)
  await expect(office).toHaveURL(new RegExp(`${adminPage.companies}/[0-9a-f-]+$`))

  await office.keyboard.press('Control+k')
  await fieldOf(office).fill(company)
  await expect(optionsOf(office, 'People')).toContainText([`${lead.name}${company}`])
  await office.keyboard.press('Enter')
  await expect(office).toHaveURL(adminPage.person(lead.personId ?? ''))
  await expect(heading).toHaveText(lead.name)

  await office.keyboard.press('Control+k')
  await expect(optionsOf(office, 'Recently opened')).toContainText([lead.name, company])
  await optionsOf(office, 'Recently opened').last().click()
  await expect(heading).toHaveText(company)
})

test(
  'the search opens by a key that was pressed before its file was there',
  inLongLane,
  async ({ office }) => {
    const file = '**/assets/search-dialog.*.js'
    const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
    await office.route(file, async (route) => {
      await come
      await route.fallback()
    })
    await office.goto(adminPage.dashboard)
    await expect(office.getByRole('button', { name: 'Search everything' })).toBeVisible()
    await office.keyboard.press('Control+k')
    await expect(fieldOf(office)).toBeHidden()
    letCome()
    await expect(fieldOf(office)).toBeFocused()
    await office.keyboard.press('Control+k')
    await expect(fieldOf(office)).toBeHidden()
  },
)

test(
  'a deal is found by its title and opened over the board',
  inLongLane,
  async ({ office, firm }) => {
    const title = unique('Quickdeal')
    const lead = await firm.enteredLead()
    await office.goto(adminPage.person(lead.personId ?? ''))
    await office.getByRole('button', { name: 'New deal' }).click()
    const opening = office.getByRole('dialog', { name: 'New Deal' })
    await opening.getByLabel('Title').fill(title)
    await opening.getByLabel('Value in dollars').fill('7000')
    await opening.getByRole('button', { name: 'Open Deal' }).click()
    await expect(opening).toBeHidden()
    await office.keyboard.press('Control+k')
    await fieldOf(office).fill(title)
    const hit = office.getByRole('group', { name: 'Deals' }).getByRole('option', { name: title })
    await expect(hit).toContainText(lead.name)
    await expect(hit).toContainText('Lead in')
    await hit.click()
    await expect(office).toHaveURL(/\/admin\/deals\?deal=/)
    await expect(office.getByRole('dialog', { name: title })).toBeVisible()
  },
)

test.describe('in motion', () => {
  test.use(inMotion)

  test(
    'it opens while a dialog that was closed still fades out',
    inLongLane,
    async ({ office, firm }) => {
      const lead = await firm.enteredLead()
      await office.goto(adminPage.lead(lead.id))
      await expect(office.getByRole('dialog')).toContainText(lead.name)
      const animations = await office.context().newCDPSession(office)
      await animations.send('Animation.enable')
      await animations.send('Animation.setPlaybackRate', { playbackRate: 0.02 })
      await office.keyboard.press('Escape')
      await expect(office.locator('[role=dialog][data-state=closed]')).toBeVisible()
      await office.keyboard.press('Control+k')
      await expect(fieldOf(office)).toBeFocused()
      await animations.send('Animation.setPlaybackRate', { playbackRate: 1 })
      await expect(office.getByRole('dialog', { name: lead.name })).toHaveCount(0)
      await expect(fieldOf(office)).toBeFocused()
    },
  )
})

test('a subscriber who is found is the one in the list', inLongLane, async ({ office, firm }) => {
  const email = emailOf(unique('Reader'))
  await firm.visitorSends(api.subscribe, { email })
  await office.goto(adminPage.dashboard)
  await office.getByRole('button', { name: 'Search everything' }).click()
  await fieldOf(office).fill(email)
  await optionsOf(office, 'Subscribers').click()
  await expect(office).toHaveURL(adminPage.subscriber(email))
  await expect(office.getByLabel('Search subscribers')).toHaveValue(email)
  await expect(office.getByRole('row')).toHaveCount(2)
  await expect(leadRow(office, email)).toBeVisible()
})

test(
  'Enter before the answer opens the first result once it is there',
  inLongLane,
  async ({ office, firm }) => {
    const company = unique('Hurried')
    const lead = await firm.enteredLead({ company, email: emailAt(company) })
    await office.goto(adminPage.dashboard)
    await office.getByRole('button', { name: 'Search everything' }).click()
    await fieldOf(office).fill(company)
    await office.keyboard.press('Enter')
    await expect(office).toHaveURL(adminPage.person(lead.personId ?? ''))
  },
)

test('the arrow keys go round, screens are found by name, Esc gives the focus back', async ({
  office,
}) => {
  await office.goto(adminPage.leads)
  const button = office.getByRole('button', { name: 'Search everything' })
  await button.focus()
  await office.keyboard.press('Enter')
  await expect(fieldOf(office)).toBeFocused()
  await office.keyboard.press('ArrowUp')
  await expect(office.getByRole('option').last()).toHaveAttribute('aria-selected', 'true')
  await office.keyboard.press('ArrowDown')
  await expect(office.getByRole('option').first()).toHaveAttribute('aria-selected', 'true')
  await office.keyboard.press('Escape')
  await expect(fieldOf(office)).toBeHidden()
  await expect(button).toBeFocused()

  await office.keyboard.press('Meta+k')
  await office.keyboard.type('meetings')
  await expect(office.getByRole('option', { name: 'Consultations' })).toBeVisible()
  await office.keyboard.press('Enter')
  await expect(office).toHaveURL(adminPage.consultations)
})

test('what one person looked for is gone when they log out', async ({ office, firm }) => {
  const lead = await firm.enteredLead({ company: unique('Private') })
  await office.goto(adminPage.dashboard)
  await office.getByRole('button', { name: 'Search everything' }).click()
  await fieldOf(office).fill(lead.name)
  await optionsOf(office, 'Leads').click()
  const details = office.getByRole('dialog', { name: lead.name })
  await expect(details).toBeVisible()
  const stored = () => office.evaluate(() => JSON.stringify(localStorage))
  // Kept once it is read; its name stands there sooner, from the list.
  await expect.poll(stored).toContain(lead.id)
  expect(await stored()).toContain(lead.name)
  await office.keyboard.press('Escape')
  await expect(details).toBeHidden()
  await office.getByRole('button', { name: /Admin/ }).click()
  await office.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(office).toHaveURL(adminPage.login)
  expect(await stored()).not.toContain(lead.name)
  expect(await stored()).not.toContain(lead.id)
})

test('the palette acts, and its keys do without it', async ({ office, firm }) => {
  const lead = await firm.enteredLead({ company: unique('Acted') })
  await office.goto(adminPage.dashboard)
  await expect(office.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await office.keyboard.press('Control+k')
  await fieldOf(office).fill(lead.name)
  await office.getByRole('option', { name: `Mark contacted: ${lead.name}` }).click()
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  expect((await firm.leadsNamed(lead.name))[0]?.status).toBe('contacted')

  const open = await firm.enteredLead({ company: unique('Acted') })
  await office.goto(adminPage.lead(open.id))
  await expect(office.getByRole('dialog', { name: open.name })).toBeVisible()
  const held = Promise.withResolvers<void>()
  await office.route(`**${api.admin.lead(open.id)}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await office.keyboard.press('Control+k')
  const answered = office.waitForResponse(/\/search\?q=mark$/)
  await fieldOf(office).fill('mark')
  await office.keyboard.press('Enter')
  await answered
  await expect(office.getByRole('status').filter({ hasText: 'Searching' })).toBeHidden()
  held.resolve()
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  await office.unroute(`**${api.admin.lead(open.id)}`)
  expect((await firm.leadsNamed(open.name))[0]?.status).toBe('contacted')
  await office.keyboard.press('Escape')

  await office.keyboard.press('Control+k')
  await fieldOf(office).fill('add lead')
  await office.keyboard.press('Enter')
  const form = office.getByRole('dialog', { name: 'Add Lead' })
  await expect(form.getByLabel('Name')).toBeFocused()
  await office.keyboard.type('gl?')
  await expect(form.getByLabel('Name'), 'the keys rest while one types').toHaveValue('gl?')
  await form.getByLabel('Name').fill('')
  await office.keyboard.press('Escape')
  await expect(form).toBeHidden()

  await office.keyboard.press('g')
  await office.keyboard.press('c')
  await expect(office).toHaveURL(adminPage.consultations)
  await office.keyboard.press('?')
  const list = office.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expectNoFindings(office, 'shortcuts')
  await list.getByRole('switch', { name: 'Shortcuts of letters' }).click()
  await office.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await office.keyboard.press('g')
  await office.keyboard.press('l')
  await expect(office, 'switched off').toHaveURL(adminPage.consultations)
})

for (const [what, viewport] of widths) {
  test.describe(`the search ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('has no findings of axe in any state', async ({ office, firm, complaints }) => {
      complaints.allow(/ERR_FAILED/)
      const lead = await firm.enteredLead({ company: unique('Axial') })
      await keepFromHearing(office)
      await office.goto(adminPage.dashboard)
      await office.getByRole('button', { name: 'Search everything' }).click()
      const field = fieldOf(office)
      await expect(field).toBeFocused()
      await expectNoFindings(office, 'before anything is typed')
      await field.fill(lead.company ?? '')
      await expect(office.getByRole('option', { name: lead.name }).first()).toBeVisible()
      await expectNoFindings(office, 'results')
      await field.fill('nobody-is-called-this')
      await expect(office.getByText('Nothing found for “nobody-is-called-this”')).toBeVisible()
      await expectNoFindings(office, 'nothing found')

      await office.route('**/api/admin/search?*', (route) => route.abort())
      await field.fill('unreachable')
      await expect(office.getByRole('alert')).toContainText('Failed to fetch data')
      await expectNoFindings(office, 'failure')
      await office.unroute('**/api/admin/search?*')
      await office.getByRole('button', { name: 'Try again' }).click()
      await expect(office.getByText('Nothing found for “unreachable”')).toBeVisible()
    })
  })
}
