import { adminPage } from '#shared/routes.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { chooseInRow, expectToast, leadRow, openListening } from './screens.ts'

test('a lead tells its history, and takes a change back in place', async ({ office, firm }) => {
  const lead = await firm.enteredLead()
  await openListening(office, `${adminPage.leads}?${new URLSearchParams({ q: lead.name })}`)
  await chooseInRow(office, lead.name, 'Mark as Contacted')
  await expect(leadRow(office, lead.name)).toContainText('Contacted')
  await chooseInRow(office, lead.name, 'Mark as Qualified')
  await expect(leadRow(office, lead.name)).toContainText('Qualified')
  await leadRow(office, lead.name).getByRole('link', { name: lead.name, exact: true }).click()
  const panel = office.getByRole('dialog', { name: lead.name })
  const history = panel.locator('details')
  await history.getByText('History', { exact: true }).click()
  const [change, , created] = [0, 1, 2].map((n) => history.getByRole('listitem').nth(n))
  await expect(change ?? history).toContainText('1 lead given another status')
  await expect(change ?? history).toContainText(/statusContacted\s*→\s*became Qualified/)
  await expect(created ?? history).toContainText('Lead created')
  await (change ?? history).getByRole('button', { name: 'Undo' }).click()
  await expectToast(office, 'Undone', 'Everything is as it was before.')
  await expect(history.getByRole('listitem').first()).toContainText('1 lead set back')
  await expect(leadRow(office, lead.name)).toContainText('Contacted')
  await expectNoFindingsAnywhere(office, 'the history of a lead')

  // Done twice in a row it is one line, which unfolds.
  await office.goto(`${adminPage.history}?kind=change&who=mine`)
  const run = office
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: lead.name })
    .filter({ hasText: '2 times' })
  await run.getByRole('button', { name: 'Show all' }).click()
  await expect(run.getByRole('listitem')).toHaveCount(2)
  await expect(run.getByRole('listitem').first()).toContainText('Undone')
  await expect(run.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expectNoFindingsAnywhere(office, 'what was done twice')
})

test('the history tells of sign-ins, and is filtered by who, what and when', async ({ office }) => {
  await openListening(office, adminPage.history)
  const entries = office.getByRole('main').getByRole('listitem')
  await office.getByLabel('What').selectOption('Sign-ins')
  await office.getByLabel('Whose').selectOption('Mine')
  await expect(office).toHaveURL(/\?kind=sign-in&who=mine$/)
  await expect(entries.first()).toContainText(/Registered|Signed in/)
  await office.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(office.getByText('Nothing in the history matches your filters')).toBeVisible()
  await office.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entries.first()).toBeVisible()
  await expect(office).toHaveURL(adminPage.history)
})
