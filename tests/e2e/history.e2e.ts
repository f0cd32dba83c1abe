import { adminPage } from '#shared/routes.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { expect, signIn, test } from './fixtures.ts'
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
  await expect(change ?? history).toContainText('1 lead given a new status')
  await expect(change ?? history).toContainText(/statusContacted\s*→\s*became Qualified/)
  await expect(created ?? history).toContainText('Lead created')
  await (change ?? history).getByRole('button', { name: 'Undo' }).click()
  await expectToast(office, 'Undone', 'Everything is as it was before.')
  await expect(history.getByRole('listitem').first()).toContainText('1 lead reverted')
  await expect(leadRow(office, lead.name)).toContainText('Contacted')
  await expectNoFindingsAnywhere(office, 'the history of a lead')

  // Each change of the two stands for itself, with what it did and the button that takes it back.
  await office.goto(`${adminPage.history}?kind=change&who=mine`)
  const changes = office
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: lead.name })
    .filter({ hasText: '1 lead given a new status' })
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText(/statusContacted\s*→\s*became Qualified/)
  await expect(changes.first().getByRole('button', { name: 'Redo' })).toBeVisible()
  await expect(changes.last()).toContainText(/statusNew\s*→\s*became Contacted/)
  await expect(changes.last().getByRole('button', { name: 'Undo' })).toBeVisible()
})

test('the history tells of sign-ins, and is filtered by who, what and when', async ({
  page,
  firm,
}) => {
  const session = await firm.newAdmin()
  await firm.signIn(session.admin.email)
  await firm.signIn(session.admin.email)
  await signIn(page.context(), session)
  await openListening(page, adminPage.history)
  const entries = page.getByRole('main').getByRole('listitem')
  await page.getByLabel('What').selectOption('Sign-ins')
  await page.getByLabel('Whose').selectOption('Mine')
  await expect(page).toHaveURL(/\?kind=sign-in&who=mine$/)
  // Said twice in a row it is one line, which unfolds, and stays open when it is said once more.
  const run = entries.filter({ hasText: /^Signed in/ }).first()
  await expect(run).toContainText('2 times')
  await run.getByRole('button', { name: 'Show all' }).click()
  await expect(run.getByRole('listitem')).toHaveCount(2)
  await firm.signIn(session.admin.email)
  await expect(run).toContainText('3 times')
  await expect(run.getByRole('button', { name: 'Show less' })).toBeFocused()
  await expect(run.getByRole('listitem')).toHaveCount(3)
  await expectNoFindingsAnywhere(page, 'what was done again and again')
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await expect(page.getByText('Nothing in the history matches your filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entries.first()).toBeVisible()
  await expect(page).toHaveURL(adminPage.history)
})
