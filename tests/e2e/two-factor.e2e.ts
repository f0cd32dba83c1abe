import type { Page } from '@playwright/test'
import { adminPage } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { codeAt } from '#tests/support/authenticator.ts'
import { expectNoFindings, widths } from './axe.ts'
import { password, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

const step = 30_000
const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })

/** A phone with an authenticator app: shows a code that it has not shown before. */
function authenticator(secret: string) {
  let last = 0
  return () => {
    // The server takes the code of the next step too, so nobody has to wait for it.
    last = Math.max(Math.floor(Date.now() / step), last + 1)
    return codeAt(secret, last * step)
  }
}

/** Turns two-factor on and answers the app that shows codes, and the backup codes. */
async function enable(page: Page) {
  await page.goto(settingsPage('security'))
  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  const dialog = dialogOf(page, 'Enable 2FA')
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible()
  const key = await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()
  const nextCode = authenticator(key?.replaceAll(' ', '') ?? '')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByLabel('Authentication code').fill(nextCode())
  await dialog.getByRole('button', { name: 'Turn On' }).click()
  await expectToast(page, 'Two-factor turned on', 'Signing in asks for a code from now on.')
  const list = page.getByRole('list', { name: 'Backup codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  return { nextCode, codes: await list.getByRole('listitem').allTextContents() }
}

async function login(page: Page, email: string) {
  await page.goto(adminPage.login)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const enterCode = async (page: Page, code: string) => {
  await page.getByLabel('Authentication code').fill(code)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('the bell leads to two-factor, which is turned on and asked for at sign-in', async ({
  page,
  firm,
  complaints,
  anotherBrowser,
}) => {
  complaints.allow(/status of 40[01]/)
  const session = await firm.newAdmin()
  await signIn(page.context(), session)
  await page.goto(adminPage.dashboard)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: 'Protect the accounts' }).click()
  await expect(page).toHaveURL(settingsPage('security'))

  await page.getByRole('button', { name: 'Enable 2FA' }).click()
  const dialog = dialogOf(page, 'Enable 2FA')
  const turnOn = dialog.getByRole('button', { name: 'Turn On' })
  await dialog.getByLabel('Authentication code').fill('000000')
  await turnOn.click()
  await expectToast(page, 'Validation Error', 'Please fill in all fields.')
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused()
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await turnOn.click()
  await expectToast(page, 'Update failed', 'This is not your current password.')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await turnOn.click()
  await expect(dialog.getByLabel('Authentication code')).toHaveAttribute('aria-invalid', 'true')
  await page.keyboard.press('Escape')
  const { nextCode, codes } = await enable(page)

  await page.keyboard.press('Escape')
  const asked = page.getByRole('alertdialog', { name: 'Close without saving the codes?' })
  await asked.getByRole('button', { name: 'Keep them open' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  const file = await (await saving).createReadStream()
  const text = (await file.toArray()).join('')
  for (const code of codes) expect(text).toContain(code)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('10 backup codes are left.')).toBeVisible()

  const elsewhere = await anotherBrowser()
  await login(elsewhere, session.admin.email)
  const field = elsewhere.getByLabel('Authentication code')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(toastOf(elsewhere)).toHaveCount(0)
  await elsewhere.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(elsewhere, 'Validation Error', 'Please fill in all fields.')
  await enterCode(elsewhere, '000000')
  await expect(toastOf(elsewhere).getByText('Login Failed', { exact: true })).toBeVisible()
  await enterCode(elsewhere, nextCode())
  await expectToast(elsewhere, 'Welcome back!', `Logged in as ${session.admin.name}`)
  await expect(elsewhere).toHaveURL(/\/admin$/)

  await elsewhere.getByRole('button', { name: session.admin.name }).click()
  await elsewhere.getByRole('menuitem', { name: 'Log out' }).click()
  await login(elsewhere, session.admin.email)
  await enterCode(elsewhere, codes[0] ?? '')
  await expectToast(elsewhere, 'Welcome back!', `Logged in as ${session.admin.name}`)
  await expect(page.getByText('9 backup codes are left.')).toBeVisible()
})

test('backup codes are renewed and two-factor is turned off with password and code', async ({
  office,
  complaints,
}) => {
  complaints.allow(/status of 400/)
  const { codes } = await enable(office)
  await office.getByRole('button', { name: 'I have saved them' }).click()
  await office.getByRole('button', { name: 'New backup codes' }).click()
  const renew = dialogOf(office, 'Make new backup codes')
  await renew.getByLabel('Password', { exact: true }).fill('not the password')
  await renew.getByLabel('Authentication code').fill(codes[0] ?? '')
  await renew.getByRole('button', { name: 'Make Codes' }).click()
  await expectToast(office, 'Update failed', 'This is not your current password.')
  await renew.getByLabel('Password', { exact: true }).fill(password)
  await renew.getByRole('button', { name: 'Make Codes' }).click()
  const list = office.getByRole('list', { name: 'Backup codes' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const renewed = await list.getByRole('listitem').allTextContents()
  expect(renewed.filter((code) => codes.includes(code))).toEqual([])
  await office.getByRole('button', { name: 'I have saved them' }).click()

  // An invitation asks for a code, too, now that two-factor is on.
  await office.goto(settingsPage('team'))
  await office.getByRole('button', { name: 'Create Invitation' }).click()
  const invite = dialogOf(office, 'Make an invitation link?')
  await invite.getByLabel('Password', { exact: true }).fill(password)
  await invite.getByLabel('Authentication code').fill(renewed[1] ?? '')
  await invite.getByRole('button', { name: 'Invite', exact: true }).click()
  await expectToast(office, 'Invitation created', 'Copy the link and pass it on.')
  await office.goto(settingsPage('security'))

  await office.getByRole('button', { name: 'Turn off 2FA' }).click()
  const off = dialogOf(office, 'Turn off 2FA?')
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expectToast(office, 'Validation Error', 'Please fill in all fields.')
  await off.getByLabel('Password', { exact: true }).fill(password)
  await off.getByLabel('Authentication code').fill(renewed[0] ?? '')
  await off.getByRole('button', { name: 'Turn Off' }).click()
  await expectToast(
    office,
    'Two-factor turned off',
    'Signing in asks for your password alone from now on.',
  )
  await expect(office.getByRole('button', { name: 'Enable 2FA' })).toBeVisible()
})

test('a colleague who lost the phone is helped by another, after a question', async ({
  office,
  firm,
  anotherBrowser,
  complaints,
}) => {
  complaints.allow(/status of 40[01]/)
  const session = await firm.newAdmin(unique('Lost Phone'))
  const { name, email } = session.admin
  const theirs = await anotherBrowser()
  await signIn(theirs.context(), session)
  await enable(theirs)

  await office.goto(settingsPage('team'))
  const row = office.getByRole('list', { name: 'Team' }).getByRole('listitem')
  await expect(row.filter({ hasText: name })).toContainText('Two-factor')
  await office.getByRole('button', { name: `Actions for ${name}` }).click()
  await office.getByRole('menuitem', { name: 'Reset two-factor' }).click()
  const question = office.getByRole('dialog', { name: `Reset two-factor for ${name}?` })
  const reset = question.getByRole('button', { name: 'Reset Two-Factor' })
  await reset.click()
  await expectToast(office, 'Validation Error', 'Please fill in all fields.')
  await question.getByLabel('Password', { exact: true }).fill('not the password')
  await reset.click()
  await expectToast(office, 'Update failed', 'This is not your current password.')
  await question.getByLabel('Password', { exact: true }).fill(password)
  await reset.click()
  await expectToast(office, 'Two-factor reset', `${name} signs in with the password alone.`)
  await expect(row.filter({ hasText: name })).not.toContainText('Two-factor')
  await expect(theirs).toHaveURL(/\/admin\/login/)
  await login(theirs, email)
  await expectToast(theirs, 'Welcome back!', `Logged in as ${name}`)
})

for (const [what, viewport] of widths) {
  test.describe(`two-factor ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('is without findings in every state', async ({ page, firm, complaints }) => {
      test.setTimeout(120_000)
      complaints.allow(/status of 40[01]/)
      const session = await firm.newAdmin()
      await signIn(page.context(), session)
      const judge = async (where: string) => {
        await expectNoFindings(page, where)
        await expectNoSidewaysScroll(page, where)
      }
      await page.goto(settingsPage('security'))
      await page.getByRole('button', { name: 'Enable 2FA' }).click()
      const dialog = dialogOf(page, 'Enable 2FA')
      await dialog.getByLabel('Password', { exact: true }).fill(password)
      await dialog.getByLabel('Authentication code').fill('000000')
      await judge('the code to scan')
      await dialog.getByRole('button', { name: 'Turn On' }).click()
      await expect(dialog.getByLabel('Authentication code')).toHaveAttribute('aria-invalid', 'true')
      await judge('a wrong code')
      await page.keyboard.press('Escape')

      await enable(page)
      await judge('backup codes')
      await page.getByRole('button', { name: 'I have saved them' }).click()
      await expect(page.getByRole('button', { name: 'Turn off 2FA' })).toBeVisible()
      await judge('two-factor on')
      await page.getByRole('button', { name: 'Turn off 2FA' }).click()
      await expect(dialogOf(page, 'Turn off 2FA?')).toBeVisible()
      await judge('password and code')

      await page.evaluate(() => localStorage.clear())
      await login(page, session.admin.email)
      await expect(page.getByLabel('Authentication code')).toBeFocused()
      await judge('the code at sign-in')
      await enterCode(page, '000000')
      await expect(page.getByLabel('Authentication code')).toHaveAttribute('aria-invalid', 'true')
      await judge('a wrong code at sign-in')
    })
  })
}
