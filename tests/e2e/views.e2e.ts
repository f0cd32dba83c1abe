import { adminPage } from '#shared/routes.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, holdToast, openListening, toastOf } from './screens.ts'

test('a list is kept as a view: an address with filter, order and columns', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/400.*\/api\/admin\/views/)
  await firm.enteredLead()
  const name = unique('Hot leads')
  await office.setViewportSize({ width: 1440, height: 900 })
  await openListening(office, `${adminPage.leads}?status=new`)
  const table = office.getByRole('table')
  const headings = table.getByRole('columnheader')
  await office.getByRole('button', { name: 'Columns' }).click()
  const columns = office.getByRole('dialog', { name: 'Columns' })
  await columns.getByRole('checkbox', { name: 'Phone' }).uncheck()
  await expect(headings.filter({ hasText: 'Phone' })).toHaveCount(0)
  const before = (await headings.allInnerTexts()).indexOf('Status')
  await columns.getByRole('button', { name: 'Move Status to the left' }).click()
  await columns.getByRole('button', { name: 'Move Status to the left' }).click()
  await office.keyboard.press('Escape')

  await office.getByRole('button', { name: 'Save view', exact: true }).click()
  const dialog = office.getByRole('dialog', { name: 'Save view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('Name is required.')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByRole('switch', { name: 'For everyone' }).click()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expectToast(office, 'View saved', `“${name}” is there for everyone.`)
  await expect(office.getByRole('button', { name: `View: ${name}` })).toBeVisible()
  await expect(office).toHaveURL(/view=[0-9a-f-]{36}/)
  const address = office.url()

  // Changed against what was saved, and saved as that.
  await office.getByLabel('Status', { exact: true }).selectOption('all')
  await office.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(office, 'View saved', `“${name}” shows this from now on.`)
  await expect(office.getByRole('button', { name: 'Save changes' })).toBeHidden()
  await expectNoFindingsAnywhere(office, 'a view')

  await office.goto(adminPage.dashboard)
  const sidebar = office.getByRole('navigation', { name: 'Back-office' })
  await sidebar.getByRole('link', { name }).click()
  await expect(office.getByRole('button', { name: `View: ${name}` })).toBeVisible()
  await expect(headings.nth(before - 2)).toHaveText('Status')
  await expect(headings.filter({ hasText: 'Phone' })).toHaveCount(0)

  // The address that was sent before shows what it said, and that the view is another now.
  await office.goto(address)
  await expect(office.getByLabel('Status', { exact: true })).toHaveValue('new')
  await expect(office.getByRole('button', { name: 'Save changes' })).toBeVisible()
  await office.getByRole('button', { name: `View: ${name}` }).click()
  await office.getByRole('menuitem', { name: 'Delete view' }).click()
  await expect(office.getByText(/^This view was deleted/)).toBeVisible()
  await expect(office.getByLabel('Status', { exact: true })).toHaveValue('new')
  await expect(sidebar.getByRole('link', { name })).toBeHidden()
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(office.getByRole('button', { name: `View: ${name}` })).toBeVisible()
})

test(
  'a list of deals is kept as a view, and lies beside the board',
  inLongLane,
  async ({ office }) => {
    const name = unique('Their deals')
    await office.setViewportSize({ width: 1440, height: 900 })
    await openListening(office, adminPage.deals)
    const shown = (name: string) => office.getByRole('button', { name, exact: true, pressed: true })
    await expect(shown('Board')).toBeVisible()
    await office.getByRole('button', { name: 'List', exact: true }).click()
    await expect(shown('List')).toBeVisible()
    await office.getByLabel('Stage', { exact: true }).selectOption('lost')
    await office.getByRole('button', { name: 'Save view', exact: true }).click()
    const dialog = office.getByRole('dialog', { name: 'Save view' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Save view' }).click()
    await expectToast(
      office,
      'View saved',
      `“${name}” is there for you. Its address can be sent to a colleague.`,
    )
    await office.goto(adminPage.dashboard)
    const sidebar = office.getByRole('navigation', { name: 'Back-office' })
    await sidebar.getByRole('link', { name }).click()
    await expect(office.getByRole('button', { name: `View: ${name}` })).toBeVisible()
    await expect(office.getByLabel('Stage', { exact: true })).toHaveValue('lost')
    await expect(shown('List')).toBeVisible()
    await sidebar.getByRole('link', { name: 'Deals', exact: true }).click()
    await expect(shown('Board')).toBeVisible()
  },
)
