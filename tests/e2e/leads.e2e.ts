import { adminPage, api } from '#shared/routes.ts'
import { emailOf, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, holdToast, leadRow, openListening, toastOf } from './screens.ts'

const listOf = (words: string) => `${adminPage.leads}?${new URLSearchParams({ q: words })}`

test('a lead is entered by hand, edited and set on', async ({ office, firm }) => {
  const name = unique('Hand Entered')
  await office.goto(adminPage.leads)
  await office.getByRole('button', { name: 'Add Lead' }).click()
  const dialog = office.getByRole('dialog', { name: 'Add Lead' })
  await dialog.getByRole('button', { name: 'Create Lead' }).click()
  await expect(dialog.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(dialog.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Email').fill(emailOf(name))
  await dialog.getByLabel('Company').fill('By Hand Ltd')
  await dialog.getByRole('group', { name: 'Priority' }).getByLabel('High').check()
  await dialog.getByRole('button', { name: 'Create Lead' }).click()
  await expectToast(office, 'Lead created', 'New lead has been created successfully.')
  await expect(dialog).toBeHidden()
  const row = leadRow(office, name)
  await expect(row).toContainText('By Hand Ltd')
  await expect(row).toContainText('Entered by hand')
  await expect(row.getByTitle('High priority'), 'where it has no column').toBeVisible()
  await office.setViewportSize({ width: 1920, height: 900 })
  await expect(row.getByTitle('High priority')).toBeHidden()
  await expect(row.getByText('High', { exact: true })).toBeVisible()
  await row.getByRole('link', { name, exact: true }).click()
  await expect(row.getByText('High', { exact: true })).toBeHidden()
  await expect(row.getByTitle('High priority'), 'beside its details').toBeVisible()
  await office.keyboard.press('Escape')

  for (const status of ['Contacted', 'Qualified', 'Converted']) {
    // The toast of the change before has the same words: the answer tells them apart.
    const answered = office.waitForResponse(/\/status$/)
    await chooseInRow(office, name, `Mark as ${status}`)
    await answered
    await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
    await expect(row).toContainText(status)
  }

  await chooseInRow(office, name, 'Edit')
  const edit = office.getByRole('dialog', { name: 'Edit Lead' })
  await edit.getByLabel('Phone').fill('+1 604 555 0142')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(office, 'Lead updated', 'Lead details have been updated successfully.')
  await expect(row).toContainText('+1 604 555 0142')
  const [kept] = await firm.leadsNamed(name)
  expect(kept).toMatchObject({ status: 'converted', priority: 'high', phone: '+1 604 555 0142' })
})

test(
  'a lead whose first answer was lost is not entered again when it was changed',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/ERR_FAILED|422/)
    const name = unique('Half Answered')
    await office.goto(listOf(name))
    await office.route(
      `**${api.leads}`,
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await office.getByRole('button', { name: 'Add Lead' }).click()
    const dialog = office.getByRole('dialog', { name: 'Add Lead' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Email').fill(emailOf(name))
    await dialog.getByRole('button', { name: 'Create Lead' }).click()
    await expectToast(office, 'Create failed', 'Failed to create lead. Please try again.')
    await dialog.getByLabel('Company').fill('Thought Of Later Ltd')
    await dialog.getByRole('button', { name: 'Create Lead' }).click()
    await expectToast(
      office,
      'Create failed',
      'It was saved already, as you first sent it. Close this, and edit it in the list.',
    )
    expect(await firm.leadsNamed(name)).toMatchObject([{ company: null }])
  },
)

test('search, filter and order live in the address', async ({ office, firm }) => {
  const company = unique('Søndergård')
  const lead = await firm.enteredLead({ company, status: 'qualified' })
  const other = await firm.enteredLead({ company })
  const won = await firm.enteredLead({ company, status: 'won' })
  await office.goto(adminPage.leads)
  await office.getByLabel('Search leads').fill(company.toUpperCase())
  await expect(office).toHaveURL(/q=/)
  await expect(leadRow(office, lead.name)).toBeVisible()
  await office.getByLabel('Status').selectOption('Won')
  await expect(leadRow(office, other.name)).toBeHidden()
  await expect(leadRow(office, won.name)).toBeVisible()
  await office.getByLabel('Status').selectOption('Qualified')
  await expect(leadRow(office, won.name)).toBeHidden()
  await expect(leadRow(office, lead.name)).toBeVisible()

  await office.reload()
  await expect(office.getByLabel('Search leads')).toHaveValue(company.toUpperCase())
  await expect(leadRow(office, lead.name)).toBeVisible()
  await expect(leadRow(office, other.name)).toBeHidden()

  await office.getByLabel('Status').selectOption('Contacted')
  await expect(office.getByText('No leads match your filters')).toBeVisible()
  await office.goBack()
  await expect(leadRow(office, lead.name)).toBeVisible()
  await office.getByLabel('Status').selectOption('All Statuses')
  await office.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(office).toHaveURL(/sort=name/)
  await expect(office.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  )
})

test('a deleted lead comes back with Undo', async ({ office, firm }) => {
  const lead = await firm.enteredLead()
  await office.goto(listOf(lead.name))
  await chooseInRow(office, lead.name, 'Delete')
  const question = office.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Are you sure you want to delete this lead?')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(leadRow(office, lead.name)).toBeVisible()

  await chooseInRow(office, lead.name, 'Delete')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(office, 'Lead deleted', 'Lead has been deleted successfully.')
  await holdToast(office)
  await expect(office.getByText('No leads match your filters')).toBeVisible()
  expect(await firm.leadsNamed(lead.name)).toEqual([])

  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(leadRow(office, lead.name)).toBeVisible()
  expect((await firm.leadsNamed(lead.name)).map(({ id }) => id)).toEqual([lead.id])
})

test('of two who edit the same lead the second is shown what changed', async ({
  office,
  anotherBrowser,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const lead = await firm.enteredLead({ company: 'As Opened' })
  const colleague = await anotherBrowser()
  const name = unique('Colleague')
  await signIn(colleague.context(), await firm.newAdmin(name))
  const forms = []
  for (const page of [office, colleague]) {
    await page.goto(listOf(lead.name))
    await chooseInRow(page, lead.name, 'Edit')
    forms.push(page.getByRole('dialog', { name: 'Edit Lead' }))
  }
  const [mine, theirs] = forms
  if (!mine || !theirs) throw new Error('Two forms are open.')
  await theirs.getByLabel('Company').fill('Theirs')
  await theirs.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(colleague, 'Lead updated', 'Lead details have been updated successfully.')

  await mine.getByLabel('Company', { exact: true }).fill('Mine')
  await mine.getByRole('button', { name: 'Save Changes' }).click()
  await expect(
    mine.getByRole('heading', {
      name: `${name} changed this lead while you were editing it`,
    }),
  ).toBeVisible()
  await expect(mine.getByText('As Opened')).toBeVisible()
  await expect(mine.getByText('Theirs', { exact: true })).toBeVisible()
  expect((await firm.leadsNamed(lead.name))[0]?.company, 'nothing overwritten').toBe('Theirs')

  await mine.getByRole('radio', { name: /Keep mine/ }).check()
  await mine.getByRole('button', { name: 'Save Again' }).click()
  await expectToast(office, 'Lead updated', 'Lead details have been updated successfully.')
  expect((await firm.leadsNamed(lead.name))[0]?.company).toBe('Mine')
})

test('a failure takes the change back and says so', async ({ office, firm, complaints }) => {
  complaints.allow(/status of 500|ERR_FAILED/)
  const lead = await firm.enteredLead()
  await office.goto(listOf(lead.name))
  await office.route('**/api/admin/leads/*/status', (route) => route.abort())
  await chooseInRow(office, lead.name, 'Mark as Contacted')
  await expectToast(office, 'Error', 'Failed to update lead status.')
  await expect(leadRow(office, lead.name)).toContainText('New')

  await office.route(`**/api/admin/leads/${lead.id}`, (route) => route.abort())
  await chooseInRow(office, lead.name, 'Delete')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectToast(office, 'Delete failed', 'Failed to delete lead. Please try again.')
  await expect(leadRow(office, lead.name)).toBeVisible()

  await chooseInRow(office, lead.name, 'Edit')
  const edit = office.getByRole('dialog', { name: 'Edit Lead' })
  await edit.getByLabel('Company').fill('Not Saved Yet')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(office, 'Update failed', 'Failed to update lead. Please try again.')
  await expect(edit.getByLabel('Company')).toHaveValue('Not Saved Yet')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await office.route(`**${api.leads}`, (route) => route.abort())
  await office.getByRole('button', { name: 'Add Lead' }).click()
  const create = office.getByRole('dialog')
  await create.getByLabel('Name').fill('Kept')
  await create.getByLabel('Email').fill('kept@example.com')
  await create.getByRole('button', { name: 'Create Lead' }).click()
  await expectToast(office, 'Create failed', 'Failed to create lead. Please try again.')
  await expect(create.getByLabel('Name')).toHaveValue('Kept')
})

test(
  'a form with changes in it is not closed without asking',
  inLongLane,
  async ({ office, firm }) => {
    const lead = await firm.enteredLead()
    await office.goto(listOf(lead.name))
    await chooseInRow(office, lead.name, 'Edit')
    const edit = office.getByRole('dialog', { name: 'Edit Lead' })
    await edit.getByLabel('Company').fill('Half typed')
    await office.keyboard.press('Escape')
    await office.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
    await expect(edit.getByLabel('Company')).toHaveValue('Half typed')
  },
)

test("a visitor's message appears in an open list by itself", async ({ office, firm }) => {
  const company = unique('Live Company')
  await openListening(office, listOf(company))
  await expect(office.getByText('No leads match your filters')).toBeVisible()
  const lead = await firm.enteredLead({ company })
  await expect(leadRow(office, lead.name)).toBeVisible()
})
