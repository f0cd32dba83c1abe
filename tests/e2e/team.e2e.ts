import { adminPage } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { emailOf, password, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { expectToast, invite } from './screens.ts'

test('a colleague is invited, and an invitation withdrawn', async ({
  office,
  firm,
  anotherBrowser,
  complaints,
}) => {
  complaints.allow(/status of (403|409)/)
  await office.goto(settingsPage('team'))
  const name = unique('Invited')
  const create = office.getByRole('button', { name: 'Create Invitation' })
  await office.getByLabel('Email').fill('not an address')
  await create.click()
  await expect(office.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  const { email } = (await firm.newAdmin()).admin
  // The list stands above the form, and pushes it down under the pointer when it grows.
  await expect(office.getByRole('list', { name: 'Team' }).getByText(email)).toBeVisible()
  await invite(office, email)
  await expectToast(office, 'Create failed', 'This person has an account already.')
  await expect(office.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
  await invite(office, emailOf(name))
  await expectToast(office, 'Invitation created', `An email to ${emailOf(name)} is in the outbox.`)
  const open = office.getByRole('list', { name: 'Open invitations' }).getByRole('listitem')
  await expect(open.filter({ hasText: emailOf(name) })).toHaveCount(1)

  const link = await office.getByLabel('Invitation link').inputValue()
  const colleague = await anotherBrowser()
  await colleague.goto(link)
  await colleague.getByLabel('Full Name').fill(name)
  await colleague.getByLabel('Email').fill(emailOf(name))
  await colleague.getByLabel('Password', { exact: true }).fill(password)
  await colleague.getByLabel('Confirm Password').fill(password)
  await colleague.getByRole('button', { name: 'Create Admin Account' }).click()
  await expect(colleague).toHaveURL(/\/admin$/)
  await expect(open.filter({ hasText: emailOf(name) })).toHaveCount(0)
  await expect(
    office.getByRole('list', { name: 'Team' }).getByRole('listitem').filter({ hasText: name }),
  ).toHaveCount(1)

  const another = emailOf(unique('Withdrawn'))
  await invite(office, another)
  await office.getByRole('button', { name: `Withdraw the invitation for ${another}` }).click()
  await expectToast(office, 'Invitation withdrawn', 'Its link no longer works.')
  await expect(open.filter({ hasText: another })).toHaveCount(0)
  await expect(office.getByLabel('Invitation link')).toHaveCount(0)
})

test('a deactivated colleague is signed out at once and can not come back', async ({
  office,
  firm,
  anotherBrowser,
  complaints,
}) => {
  complaints.allow(/status of (401|403)/)
  const session = await firm.newAdmin(unique('Leaving'))
  const { name, email } = session.admin
  const theirs = await anotherBrowser()
  await signIn(theirs.context(), session)
  await theirs.goto(adminPage.leads)
  await expect(theirs.getByRole('button', { name })).toBeVisible()

  await office.goto(settingsPage('team'))
  const choose = async (item: string) => {
    await office.getByRole('button', { name: `Actions for ${name}` }).click()
    await office.getByRole('menuitem', { name: item }).click()
    const question = office.getByRole('dialog')
    await question.getByLabel('Password', { exact: true }).fill(password)
    await question.getByRole('button', { name: item }).click()
  }
  await choose('Deactivate')
  await expectToast(office, 'Account deactivated', `${name} is signed out.`)
  await expect(theirs).toHaveURL(/\/admin\/login/)
  const login = async () => {
    await theirs.getByLabel('Email').fill(email)
    await theirs.getByLabel('Password', { exact: true }).fill(password)
    await theirs.getByRole('button', { name: 'Sign In' }).click()
  }
  await login()
  await expectToast(theirs, 'Login Failed', 'This account has been deactivated. Ask a colleague.')
  await choose('Reactivate')
  await expectToast(office, 'Account reactivated', `${name} can sign in again.`)
  await login()
  await expectToast(theirs, 'Welcome back!', `Logged in as ${name}`)
})
