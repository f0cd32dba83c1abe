import { adminPage, api } from '#shared/routes.ts'
import { Firm, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, keepFromHearing, openListening } from './screens.ts'

const listOf = (name: string) => `${adminPage.leads}?${new URLSearchParams({ q: name })}`

test('a record that a colleague deletes says so at once, and is brought back', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const lead = await firm.enteredLead()
  await openListening(office, `${listOf(lead.name)}&${new URLSearchParams({ lead: lead.id })}`)
  const details = office.getByRole('dialog', { name: lead.name })
  await expect(details.getByRole('button', { name: 'Mark Contacted' })).toBeVisible()
  await firm.deleteLead(lead)
  await expect(details.getByText(`${lead.name} has been deleted`)).toBeVisible()
  await expect(details.getByRole('button', { name: 'Mark Contacted' })).toBeHidden()
  await details.getByRole('button', { name: 'Restore' }).click()
  await expectToast(office, 'Lead restored', `${lead.name} is back in the list.`)
  await expect(details.getByRole('button', { name: 'Mark Contacted' })).toBeVisible()
  await expect(office.getByRole('link', { name: lead.name })).toBeVisible()
  expect(await firm.leadsNamed(lead.name)).toHaveLength(1)
})

test('a link to a record that was deleted says by whom, and brings it back', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const lead = await firm.enteredLead()
  await firm.deleteLead(lead)
  await office.goto(adminPage.lead(lead.id))
  const details = office.getByRole('dialog')
  await expect(details.getByText(`${lead.name} has been deleted`)).toBeVisible()
  await expect(details.getByText('deleted this lead')).not.toContainText('Somebody')
  await details.getByRole('button', { name: 'Restore' }).click()
  await expectToast(office, 'Lead restored', `${lead.name} is back in the list.`)
  await expect(details.getByRole('button', { name: 'Mark Contacted' })).toBeVisible()
})

test(
  'a link to a record that never was leads back to its list',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/status of 404/)
    await office.goto(adminPage.lead(crypto.randomUUID()))
    const details = office.getByRole('dialog')
    await expect(details.getByText('This lead does not exist, or has been deleted.')).toBeVisible()
    await expect(details.getByRole('button', { name: 'Restore' })).toHaveCount(0)
    await details.getByRole('button', { name: 'All leads' }).click()
    await expect(details).toBeHidden()
    await expect(office).toHaveURL(new RegExp(`${adminPage.leads}$`))
  },
)

test(
  'what is not there any more is not asked to be tried again',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/status of 404/)
    await keepFromHearing(office)
    const lead = await firm.enteredLead()
    await office.goto(listOf(lead.name))
    await chooseInRow(office, lead.name, 'Edit')
    const edit = office.getByRole('dialog', { name: 'Edit Lead' })
    await edit.getByLabel('Company').fill('Too Late')
    await firm.deleteLead(lead)
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(office, 'Update failed', 'This lead does not exist, or has been deleted.')
    await expect(edit.getByLabel('Company'), 'and nothing is lost').toHaveValue('Too Late')
    await expect(office.getByRole('link', { name: lead.name, includeHidden: true })).toHaveCount(0)
  },
)

test(
  'a page about what never was offers no other try',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/status of 404/)
    for (const pageOf of [adminPage.person, adminPage.company]) {
      await office.goto(pageOf(crypto.randomUUID()))
      await expect(office.getByRole('alert')).toContainText(/does not exist|not there/)
      await expect(office.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    }
  },
)

test(
  'a server that fails is told from one that can not be reached',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/status of 502/)
    const isList = (url: URL) => url.pathname === api.admin.leads
    await office.route(isList, (route) => route.fulfill({ status: 502, body: '<h1>Bad</h1>' }))
    await office.goto(adminPage.leads)
    const failure = office.getByRole('alert').filter({ hasText: 'Failed to fetch data' })
    await expect(failure).toContainText('The server failed at this (502).')
    await office.unroute(isList)
    await office.route(isList, (route) => route.fulfill({ status: 200, body: 'no list' }))
    await failure.getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toContainText('The answer of the server could not be read.')
  },
)

test('a server that goes down is said at once, and what came meanwhile is caught up', async ({
  page,
  freshProduct,
  complaints,
}) => {
  complaints.allow(/net::ERR_/)
  const firm = await Firm.of(freshProduct.url)
  await signIn(page.context(), await firm.newAdmin())
  await openListening(page, freshProduct.url + adminPage.leads)
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible()
  await freshProduct.crash()
  const notice = page.getByRole('status').filter({ hasText: 'The server does not answer.' })
  await expect(notice).toBeVisible()
  await page.getByLabel('Search leads').fill('Meanwhile')
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to fetch data' })
  await expect(failure).toContainText('The server could not be reached.')
  await freshProduct.restart()
  const name = unique('Meanwhile')
  await firm.enteredLead({ name })
  await expect(notice).toBeHidden()
  await expect(page.getByRole('link', { name })).toBeVisible()
})
