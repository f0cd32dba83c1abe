import type { Page } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import {
  asNextCallArrives,
  chooseInRow,
  expectToast,
  keepFromHearing,
  signInAgain,
} from './screens.ts'

const listOf = (name: string) => `${adminPage.leads}?${new URLSearchParams({ q: name })}`

/** The dialog that edits a lead, opened from its row, with its company typed anew. */
async function typedCompany(page: Page, name: string, company: string) {
  await page.goto(listOf(name))
  await chooseInRow(page, name, 'Edit')
  const edit = page.getByRole('dialog', { name: 'Edit Lead' })
  await edit.getByLabel('Company').fill(company)
  return edit
}

const unfinished = (page: Page) => page.getByRole('list', { name: 'Not saved yet' })

test('what was typed when the session had ended is there after the sign-in', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  await keepFromHearing(page)
  const lead = await firm.enteredLead()
  const session = await firm.newAdmin()
  await signIn(page.context(), session)
  const edit = await typedCompany(page, lead.name, 'Loom & Co')
  await asNextCallArrives(page, { method: 'PATCH', url: `**${api.admin.leads}/*` }, () =>
    firm.endSession(session),
  )
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/\/admin\/login/)

  await signInAgain(page, session)
  const line = unfinished(page).getByText(`You began to change ${lead.name} and have not saved it.`)
  await expect(line).toBeVisible()
  await unfinished(page).getByRole('button', { name: 'Continue' }).click()
  await expect(edit.getByLabel('Company')).toHaveValue('Loom & Co')
  await expect(edit.getByText('What you typed before is here again.')).toBeVisible()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(page, 'Lead updated', /.*/)
  expect((await firm.leadsNamed(lead.name))[0]?.company).toBe('Loom & Co')
  await expect(line).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: lead.name })).toBeVisible()
  await expect(line).toBeHidden()
})

test('a colleague’s change to the same field is asked about, not written over', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const lead = await firm.enteredLead({ company: 'First' })
  await typedCompany(office, lead.name, 'Mine')
  await office.reload()
  await firm.changeLead(lead, { company: 'Theirs' })
  await unfinished(office).getByRole('button', { name: 'Continue' }).click()
  const edit = office.getByRole('dialog', { name: 'Edit Lead' })
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit.getByRole('button', { name: 'Save Again' })).toBeVisible()
  expect((await firm.leadsNamed(lead.name))[0]?.company).toBe('Theirs')
})

test('a reload keeps a new lead that was begun, until it is thrown away', async ({ office }) => {
  const name = unique('Begun')
  await office.goto(adminPage.leads)
  await office.getByRole('button', { name: 'Add Lead' }).click()
  const create = office.getByRole('dialog')
  await create.getByLabel('Name').fill(name)
  await office.reload()
  await unfinished(office).getByRole('button', { name: 'Continue' }).click()
  await expect(create.getByLabel('Name')).toHaveValue(name)
  await create.getByRole('button', { name: 'Start over' }).click()
  await expect(create.getByLabel('Name')).toHaveValue('')
  await create.getByLabel('Name').fill(name)
  await office.keyboard.press('Escape')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await office.reload()
  await expect(office.getByRole('button', { name: 'Add Lead' })).toBeVisible()
  await expect(unfinished(office)).toBeHidden()
})

test('Back closes the dialog, and asks where something was typed', async ({ office, firm }) => {
  const lead = await firm.enteredLead()
  await office.goto(adminPage.dashboard)
  await office.getByRole('navigation').getByRole('link', { name: 'Leads' }).click()
  await office.getByLabel('Search leads').fill(lead.name)
  await chooseInRow(office, lead.name, 'Edit')
  const edit = office.getByRole('dialog', { name: 'Edit Lead' })
  await edit.getByLabel('Company').fill('Not yet')
  await office.goBack()
  const question = office.getByRole('alertdialog', { name: 'Discard what you typed?' })
  await expect(question).toBeVisible()
  await office.goBack()
  await expect(question, 'Back answers no').toBeHidden()
  await expect(edit.getByLabel('Company')).toHaveValue('Not yet')
  await office.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(edit).toBeHidden()
  await expect(office.getByRole('link', { name: lead.name })).toBeVisible()
  await expect(office).toHaveURL(/\/admin\/leads/)
})

test(
  'Back closes Quick Sync, and asks where something was pasted',
  inLongLane,
  async ({ office }) => {
    await office.goto(adminPage.dashboard)
    await office.getByRole('navigation').getByRole('link', { name: 'Consultations' }).click()
    await office.getByRole('button', { name: 'Quick Sync' }).click()
    const text = office.getByRole('dialog').getByLabel('Pasted text')
    await text.fill('Half of a mail')
    await office.goBack()
    const question = office.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await office.goBack()
    await expect(question, 'Back answers no').toBeHidden()
    await expect(text).toHaveValue('Half of a mail')
    await office.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(text).toBeHidden()
    await expect(office).toHaveURL(/\/admin\/consultations/)
  },
)

for (const { what, screen, button, field, isOffered } of [
  {
    what: 'a booking',
    screen: adminPage.consultations,
    button: 'Add Booking',
    field: 'Name',
    isOffered: true,
  },
  { what: 'a deal', screen: adminPage.deals, button: 'New Deal', field: 'Title', isOffered: true },
  {
    what: 'a meeting type',
    screen: settingsPage('availability'),
    button: 'New Meeting Type',
    field: 'Name',
    isOffered: false,
  },
]) {
  const lane = what === 'a booking' ? {} : inLongLane
  test(`${what} that was begun outlasts a reload`, lane, async ({ office }) => {
    await office.goto(screen)
    await office.getByRole('button', { name: button }).click()
    const typed = office.getByRole('dialog').getByLabel(field, { exact: true })
    await typed.fill('Half of it')
    await office.reload()
    const again = isOffered
      ? unfinished(office).getByRole('button', { name: 'Continue' })
      : office.getByRole('button', { name: button })
    await again.click()
    await expect(typed).toHaveValue('Half of it')
  })
}

test('hours and a note that were changed outlast a reload', inLongLane, async ({ page, firm }) => {
  const session = await firm.newAdmin()
  await signIn(page.context(), session)
  const { personId } = await firm.enteredLead()
  await firm.posts(session, api.admin.personNotes(personId ?? ''), { text: 'Wants looms' })
  await page.goto(adminPage.person(personId ?? ''))
  await page.getByRole('button', { name: 'Edit note' }).click()
  await page.getByLabel('Note', { exact: true }).fill('Wants no looms')
  await page.reload()
  await expect(page.getByLabel('Note', { exact: true })).toHaveValue('Wants no looms')

  await page.goto(settingsPage('availability'))
  const place = page.getByRole('form', { name: /^Hours of / }).getByLabel('Place or link')
  await place.fill('https://meet.example/half')
  await page.reload()
  await expect(place).toHaveValue('https://meet.example/half')
})

test(
  'settings that were typed are there after a look at another tab',
  inLongLane,
  async ({ office }) => {
    await office.goto(settingsPage('system'))
    await office.getByLabel('From Email').fill('half@typed')
    await office.getByRole('tab', { name: 'Profile' }).click()
    await office.getByLabel('Full Name').fill('Half Typed')
    await office.getByRole('tab', { name: 'System' }).click()
    await expect(office.getByLabel('From Email')).toHaveValue('half@typed')
    await office.getByRole('button', { name: 'Start over' }).click()
    await expect(office.getByLabel('From Email')).toHaveValue('')
    await office.getByRole('tab', { name: 'Profile' }).click()
    await expect(office.getByLabel('Full Name')).toHaveValue('Half Typed')
  },
)

test('a note and a pasted mail outlast a reload; who signs out leaves neither behind', async ({
  office,
  firm,
}) => {
  const { personId } = await firm.enteredLead()
  await office.goto(adminPage.person(personId ?? ''))
  await office.getByLabel('New note').fill('Wants looms')
  await office.reload()
  await expect(office.getByLabel('New note')).toHaveValue('Wants looms')

  await office.goto(adminPage.consultations)
  await office.getByRole('button', { name: 'Quick Sync' }).click()
  const text = office.getByRole('dialog').getByLabel('Pasted text')
  await text.fill('Call jane@acme.example on March 5, 2026 at 3pm')
  await office.reload()
  await unfinished(office).getByRole('button', { name: 'Continue' }).click()
  await expect(text).toHaveValue('Call jane@acme.example on March 5, 2026 at 3pm')
  await office.keyboard.press('Escape')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(text).toBeHidden()

  const drafts = () => office.evaluate(() => sessionStorage.getItem('admin_drafts'))
  expect(await drafts()).toContain(`note-of/${personId}`)
  expect(await drafts()).not.toContain('jane@acme.example')
  await office.getByRole('button', { name: /^Admin / }).click()
  await office.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(office).toHaveURL(/\/admin\/login/)
  expect(await drafts()).toBeNull()
})

test('the browser asks before a page with something unsaved is closed', async ({
  office,
  firm,
}) => {
  const lead = await firm.enteredLead()
  await typedCompany(office, lead.name, 'Unsaved')
  const asked = office.waitForEvent('dialog')
  const closing = office.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await closing
  const edit = office.getByRole('dialog')
  await expect(edit.getByLabel('Company')).toHaveValue('Unsaved')

  await office.keyboard.press('Escape')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(edit).toBeHidden()
  await office.close({ runBeforeUnload: true })
  await expect.poll(() => office.isClosed(), 'thrown away, it asks nothing').toBe(true)
})

test('a password is never kept', async ({ office }) => {
  await office.goto(settingsPage('security'))
  await office.getByLabel('Current Password').fill('secret words of mine')
  expect(await office.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('secret words')
})
