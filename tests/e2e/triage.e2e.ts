import type { Page } from '@playwright/test'
import { adminPage } from '#shared/routes.ts'
import { consultationsNamed } from './consultation-screens.ts'
import { unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, holdToast, statusIn, toastOf } from './screens.ts'

const listOf = (company: string) =>
  `${adminPage.leads}?${new URLSearchParams({ q: company, sort: 'name' })}`

/** The details of a record, by the name in their head. */
const details = (page: Page, name: string) => page.getByRole('dialog', { name })

test('leads are triaged by two keys each, in either case, and the focus stays', async ({
  office,
  firm,
}) => {
  const company = unique('Triage')
  const names = ['Ada', 'Bo', 'Cy'].map((name) => unique(name))
  for (const name of names) await firm.enteredLead({ name, company })
  const [ada = '', bo = '', cy = ''] = names
  await office.goto(listOf(company))
  await office.getByRole('link', { name: ada }).press('Enter')
  await expect(details(office, ada)).toBeVisible()
  await expect(details(office, ada)).toBeFocused()
  await office.keyboard.press('1')
  await expect(statusIn(details(office, ada))).toHaveText('Contacted')
  await expect(details(office, ada)).toBeFocused()
  await office.keyboard.press('j')
  await expect(details(office, bo)).toBeVisible()
  await office.keyboard.press('2')
  await office.keyboard.press('J')
  await expect(details(office, cy)).toBeVisible()
  await office.keyboard.press('3')
  await expect(statusIn(details(office, cy))).toHaveText('Converted')
  const statuses = async () =>
    Promise.all(names.map(async (name) => (await firm.leadsNamed(name))[0]?.status))
  await expect.poll(statuses).toEqual(['contacted', 'qualified', 'converted'])
  await office.keyboard.press('K')
  await expect(details(office, bo)).toBeVisible()

  // The first Esc leaves the note, the second the details.
  await office.keyboard.press('w')
  await expect(details(office, bo).getByLabel('New note')).toBeFocused()
  await office.keyboard.type('jw1')
  await office.keyboard.press('Escape')
  await expect(details(office, bo)).toBeFocused()
  await expect(details(office, bo).getByLabel('New note')).toHaveValue('jw1')
  await office.keyboard.press('Escape')
  await expect(details(office, bo)).toBeHidden()
  await office.keyboard.press('?')
  const legend = office.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(legend.getByText('Open lead: Contacted')).toBeVisible()
  await legend.getByRole('switch', { name: 'Shortcuts of letters' }).click()
  await office.keyboard.press('Escape')
  await office.getByRole('link', { name: ada }).press('Enter')
  await office.keyboard.press('2')
  await office.keyboard.press('j')
  await expect(details(office, ada), 'switched off').toBeVisible()
  expect((await firm.leadsNamed(ada))[0]?.status).toBe('contacted')
})

test.describe('on a phone, where details are a dialog', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('Z takes back what was done, and F8 leads to the message and back', async ({
    office,
    firm,
  }) => {
    const lead = await firm.enteredLead()
    const status = async () => (await firm.leadsNamed(lead.name))[0]?.status
    await office.goto(listOf(lead.name))
    await office.getByRole('link', { name: lead.name }).click()
    const dialog = details(office, lead.name)
    await expect(statusIn(dialog)).toHaveText('New')
    await office.keyboard.press('1')
    await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
    await office.keyboard.press('z')
    await expect(statusIn(dialog)).toHaveText('New')
    await expect.poll(status).toBe('new')

    await dialog.getByRole('button', { name: 'Mark Contacted' }).click()
    await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
    const undo = toastOf(office).getByRole('button', { name: 'Undo', includeHidden: true })
    await expect(undo, 'not that of the status that was taken back').toBeVisible()
    await office.keyboard.press('F8')
    // The message, then what it offers.
    await office.keyboard.press('Tab')
    await office.keyboard.press('Tab')
    await expect(undo).toBeFocused()
    await office.keyboard.press('Enter')
    await expect.poll(status).toBe('new')
    await expect(dialog.getByRole('button', { name: 'Mark Contacted' })).toBeFocused()
  })
})

test(
  'the status of a meeting is taken back from its toast',
  inLongLane,
  async ({ office, firm }) => {
    const { name } = await firm.askedMeeting()
    const status = async () => (await firm.meetingsNamed(name))[0]?.status
    await office.goto(consultationsNamed(name))
    await chooseInRow(office, name, 'Mark as Completed')
    await expect.poll(status).toBe('completed')
    await holdToast(office)
    await toastOf(office).getByRole('button', { name: 'Undo' }).click()
    await expect.poll(status).toBe('pending')
    await office.getByRole('link', { name }).click()
    await office.keyboard.press('3')
    await expectToast(office, 'Consultation updated', /is cancelled\./)
    expect(await status()).toBe('cancelled')
    await office.keyboard.press('z')
    await expect.poll(status).toBe('pending')
  },
)
