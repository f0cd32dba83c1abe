import { adminPage, api } from '#shared/routes.ts'
import { detailsOf } from './consultation-screens.ts'
import { unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import {
  chooseInRow,
  expectToast,
  holdToast,
  keepFromHearing,
  leadRow,
  statusIn,
  toastOf,
} from './screens.ts'

const listOf = (query: Record<string, string>) => `${adminPage.leads}?${new URLSearchParams(query)}`

test(
  'a status is set back from its toast, in the list and in the details',
  inLongLane,
  async ({ office, firm }) => {
    const lead = await firm.enteredLead()
    const row = leadRow(office, lead.name)
    await office.goto(listOf({ q: lead.name }))
    await chooseInRow(office, lead.name, 'Mark as Converted')
    await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
    await expect(row).toContainText('Converted')
    await holdToast(office)
    await toastOf(office).getByRole('button', { name: 'Undo' }).click()
    await expect(row).toContainText('New')
    await expect(toastOf(office).getByRole('button', { name: 'Undo' })).toBeHidden()
    await expectToast(office, 'Undone', 'Everything is as it was before.')
    expect((await firm.leadsNamed(lead.name))[0]?.status).toBe('new')

    await row.getByRole('link', { name: lead.name }).click()
    const details = detailsOf(office, lead.name)
    await details.getByRole('button', { name: 'Mark Contacted' }).click()
    await expect(statusIn(details)).toHaveText('Contacted')
    const line = details.getByRole('region', { name: 'What has happened' })
    await expect(line).toContainText('Lead marked as Contacted')
    await expect(line.getByRole('link'), 'the open record is not linked to').toHaveCount(0)
    await holdToast(office)
    await toastOf(office).getByRole('button', { name: 'Undo', includeHidden: true }).click()
    await expect(statusIn(details)).toHaveText('New')
    // Shown at once; the form below begins with what was answered.
    await expect(
      toastOf(office).getByRole('button', { name: 'Undo', includeHidden: true }),
    ).toHaveCount(0)
    await office.keyboard.press('Escape')
    await expectToast(office, 'Undone', 'Everything is as it was before.')

    await chooseInRow(office, lead.name, 'Edit')
    const edit = office.getByRole('dialog', { name: 'Edit Lead' })
    await edit.getByLabel('Status').selectOption('Won')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expect(row).toContainText('Won')
    expect((await firm.leadsNamed(lead.name))[0]?.status).toBe('won')
  },
)

test('how a lead stands is changed where its details tell it, whatever others changed meanwhile', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 409|ERR_FAILED/)
  const lead = await firm.enteredLead()
  const kept = async () => (await firm.leadsNamed(lead.name))[0]
  await keepFromHearing(office)
  await office.goto(adminPage.lead(lead.id))
  const details = detailsOf(office, lead.name)
  const fact = (name: string) => details.getByRole('button', { name: `${name}: ` })
  const choose = async (name: string, value: string) => {
    await fact(name).click()
    await office.getByRole('menuitem', { name: value }).click()
  }
  await choose('Status', 'Qualified')
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  await expect(fact('Status')).toBeFocused()

  // What a colleague has changed meanwhile stays, and theirs stands where it is the same thing.
  await firm.changeLead(lead, { phone: '+49 30 1234567' })
  await choose('Priority', 'High')
  await expectToast(office, 'Lead updated', 'Lead details have been updated successfully.')
  await expect(details.getByRole('link', { name: '+49 30 1234567' })).toBeVisible()
  const changed = { status: 'qualified', phone: '+49 30 1234567' }
  expect(await kept()).toMatchObject({ ...changed, priority: 'high' })
  await firm.changeLead(lead, { phone: changed.phone, priority: 'low' })
  await choose('Priority', 'Medium')
  await expectToast(office, 'Update failed', /has changed it meanwhile/)
  await expect(fact('Priority')).toHaveText('Low')
  expect(await kept()).toMatchObject({ ...changed, priority: 'low' })

  const user = await office.evaluate(() => JSON.parse(localStorage.getItem('admin_user') ?? '{}'))
  await choose('Assigned to', user.name)
  await expect.poll(kept).toMatchObject({ ...changed, assignedTo: user.id })
  await office.route(`**${api.admin.lead(lead.id)}`, (route) => route.abort())
  await choose('Assigned to', 'Nobody')
  await expectToast(office, 'Update failed', 'Failed to update lead. Please try again.')
  await expect(fact('Assigned to')).toHaveText(user.name)
})

test('the details move through the list as it is filtered and sorted', async ({ office, firm }) => {
  const company = unique('Row Of')
  const names = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => unique(name))
  for (const name of names.toReversed()) await firm.enteredLead({ name, company })
  const [ada, bo, cy, di] = names.map((name) => detailsOf(office, name))
  if (!ada || !bo || !cy || !di) throw new Error('There are four.')
  await office.goto(listOf({ q: company, sort: 'name', status: 'new' }))
  await leadRow(office, names[0] ?? '')
    .getByRole('link')
    .first()
    .click()
  await expect(ada.getByRole('button', { name: 'Previous lead' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await ada.getByRole('button', { name: 'Next lead' }).click()
  await expect(bo).toBeVisible()
  await expect(bo.getByRole('button', { name: 'Next lead' })).toBeFocused()
  await office.keyboard.press('j')
  await expect(cy).toBeVisible()
  const rowLink = (at: number) =>
    leadRow(office, names[at] ?? '')
      .getByRole('link')
      .first()
  await expect(rowLink(2)).toHaveAttribute('aria-current', 'true')

  // The list beside them stays in use: what is clicked there is shown, and Esc leads back to it.
  await rowLink(3).click()
  await expect(di).toBeVisible()
  await office.keyboard.press('/')
  await expect(office.getByLabel('Search leads')).toBeFocused()
  await rowLink(2).click()
  await expect(cy).toBeVisible()

  // One that leaves the list while it is looked at: the next has moved up into its place.
  await cy.getByRole('button', { name: 'Mark Contacted' }).click()
  await expect(leadRow(office, names[2] ?? '')).toHaveCount(0)
  await office.keyboard.press('j')
  await expect(di).toBeVisible()
  await office.keyboard.press('j')
  await expect(di, 'the last').toBeVisible()
  await office.keyboard.press('k')
  await expect(bo).toBeVisible()

  await bo.getByRole('button', { name: 'Edit' }).click()
  const edit = office.getByRole('dialog', { name: 'Edit Lead' })
  await edit.getByLabel('Message').fill('jk')
  await expect(edit.getByLabel('Message')).toHaveValue('jk')
  await office.keyboard.press('Escape')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await expect(bo).toBeVisible()
  await office.goBack()
  await expect(office.getByRole('dialog')).toBeHidden()
  await expect(office, 'back at the list at once').toHaveURL(/sort=name/)

  // Opened from elsewhere it has no neighbours.
  const other = await firm.enteredLead()
  await office.goto(listOf({ q: company, lead: other.id }))
  await expect(detailsOf(office, other.name)).toBeVisible()
  await expect(office.getByRole('button', { name: 'Next lead' })).toBeHidden()
})

test('Clear filters leaves no filter, Mine neither', inLongLane, async ({ office }) => {
  await office.goto(listOf({ q: unique('Nobody'), status: 'won', assigned: 'me', sort: 'name' }))
  await office.getByRole('button', { name: 'Clear filters' }).click()
  await expect(office).toHaveURL(listOf({ sort: 'name' }))
  // The set filters that one can take off, among them Mine, are gone with the empty list.
  const mine = office.getByRole('button', { name: 'Mine' })
  await expect(mine).toHaveCount(1)
  await expect(mine).toHaveAttribute('aria-pressed', 'false')
  await expect(office.getByLabel('Search leads')).toHaveValue('')
})

test(
  'a press on a control of a row opens no details, wherever it is released',
  inLongLane,
  async ({ office, firm }) => {
    const lead = await firm.enteredLead()
    const row = leadRow(office, lead.name)
    await office.goto(listOf({ q: lead.name }))
    await row.getByRole('button', { name: `Actions for ${lead.name}` }).hover()
    await office.mouse.down()
    // As when the row moves on under a pointer at rest.
    await row.getByText('New', { exact: true }).hover()
    await office.mouse.up()
    await expect(office.getByRole('menuitem', { name: 'Edit', exact: true })).toBeVisible()
    await expect(detailsOf(office, lead.name)).toBeHidden()
    await expect(office).toHaveURL(listOf({ q: lead.name }))
  },
)
