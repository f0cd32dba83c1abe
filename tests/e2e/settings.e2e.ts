import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindings, expectNoFindingsAnywhere, widths } from './axe.ts'
import { emailOf, Firm, password, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, invite, keepFromHearing, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test('the open tab is in the address, and found again', async ({ office }) => {
  await office.goto(adminPage.dashboard)
  await office.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await expect(office.getByRole('tab', { name: 'Profile' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await office.getByRole('tab', { name: 'Team' }).click()
  await expect(office).toHaveURL(settingsPage('team'))
  await office.reload()
  await expect(office.getByRole('list', { name: 'Team' })).toBeVisible()
  await office.goBack()
  await expect(office.getByLabel('Full Name')).toBeVisible()
})

test('the profile is saved, and the account menu follows', async ({ page, firm, complaints }) => {
  complaints.allow(/status of (400|409)/)
  const session = await firm.newAdmin()
  const { email } = session.admin
  await signIn(page.context(), session)
  await page.goto(adminPage.settings)
  const name = unique('Renamed')
  const save = page.getByRole('button', { name: 'Save Changes' })
  const field = page.getByLabel('Email', { exact: true })
  const role = page
    .locator('dl')
    .filter({ has: page.getByRole('term').filter({ hasText: 'Role' }) })
  await expect(role.getByRole('definition'), 'which is read-only').toHaveText([
    'admin',
    'Everyone here is an administrator.',
  ])
  await page.getByLabel('Full Name').fill(name)
  await save.click()
  await expectToast(page, 'Profile updated', 'Your name and email have been saved.')
  await expect(page.getByRole('button', { name })).toBeVisible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('admin_user') ?? ''))
  expect(stored).toEqual({ id: expect.any(String), name, email, role: 'admin' })

  // Another address asks for the password, and waits to be confirmed.
  const colleague = await firm.newAdmin()
  await field.fill(colleague.admin.email)
  await save.click()
  const dialog = page.getByRole('dialog', { name: 'Change your email?' })
  const confirm = dialog.getByRole('button', { name: 'Change Email' })
  await confirm.click()
  await expectToast(page, 'Validation Error', 'Please fill in all fields.')
  await dialog.getByLabel('Password', { exact: true }).fill('not the password')
  await confirm.click()
  await expectToast(page, 'Update failed', 'This is not your current password.')
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await confirm.click()
  await expectToast(page, 'Update failed', 'Another account has this email already.')
  await expect(dialog).toHaveCount(0)
  await expect(field).toHaveAttribute('aria-invalid', 'true')

  const wanted = emailOf(name)
  await field.fill(wanted)
  await save.click()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await confirm.click()
  await expectToast(page, 'Profile updated', `${wanted} waits to be confirmed.`)
  await expect(field).toHaveValue(email)
  const pending = page.getByRole('region', { name: 'Address to be confirmed' })
  await expect(pending).toContainText(`npm run email-link -- ${email}`)
  await expect(pending.getByRole('button', { name: 'Send link again' })).toHaveCount(0)
  await pending.getByRole('button', { name: 'Cancel change' }).click()
  await expectToast(page, 'Change cancelled', `Your email stays ${email}.`)
  await expect(pending).toHaveCount(0)
  await firm.signIn(email)
})

test.describe('where there is mail', () => {
  // A page that fades in can not be made narrower meanwhile without a complaint of the browser.
  test('another address counts once the link mailed to it is used', async ({
    page,
    mailedProduct: { url, peer },
    complaints,
  }) => {
    complaints.allow(/status of 403/)
    const firm = await Firm.of(url)
    const session = await firm.signIn('first@example.com')
    await signIn(page.context(), session)
    await page.goto(url + adminPage.settings)
    const wanted = 'first@new.example'
    await page.getByLabel('Email', { exact: true }).fill(wanted)
    await page.getByRole('button', { name: 'Save Changes' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your email?' })
    await dialog.getByLabel('Password', { exact: true }).fill(password)
    await expectNoFindingsAnywhere(page, 'the password asked for again')
    await dialog.getByRole('button', { name: 'Change Email' }).click()
    await expectToast(page, 'Profile updated', `A link is on its way to ${wanted}.`)
    const pending = page.getByRole('region', { name: 'Address to be confirmed' })
    await expect(pending).toContainText('Until then you sign in with first@example.com.')
    await expectNoFindingsAnywhere(page, 'an address that waits')
    await pending.getByRole('button', { name: 'Send link again' }).click()
    await expectToast(page, 'Link sent again', `It is on its way to ${wanted}.`)

    const links = async () => {
      const texts = (await peer.read()).filter(({ to }) => to === wanted)
      // The mail says localhost, where the product listens under its number.
      return texts.flatMap((mail) => /\/admin\/confirm-email\S+/.exec(mail.email.text ?? '') ?? [])
    }
    await expect.poll(async () => (await links()).length).toBe(2)
    const [link = '', other = ''] = await links()
    const opened = await page.goto(url + link)
    expect([opened?.status(), opened?.headers()['referrer-policy']]).toEqual([200, 'no-referrer'])
    await expect(page).toHaveURL(url + adminPage.confirmEmail)
    await expectNoFindingsAnywhere(page, 'the address to confirm')
    await page.getByRole('button', { name: 'Confirm Address' }).click()
    await expect(page.getByText(`Done: ${wanted} is the address`)).toBeVisible()
    await page.getByRole('link', { name: 'Go to your profile' }).click()
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(wanted)
    await expect(pending).toHaveCount(0)
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('admin_user') ?? ''))
    expect(stored).toMatchObject({ email: wanted })
    await firm.signIn(wanted)

    await page.goto(url + other)
    await page.getByRole('button', { name: 'Confirm Address' }).click()
    await expect(page.getByText('This link is not valid any more')).toBeVisible()
    await page.goto(url)
    await page.goto(url + adminPage.confirmEmail)
    await expect(page.getByText('This address is incomplete.')).toBeVisible()
  })
})

test(
  'a profile that can not be saved says so and stays as typed',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    await office.goto(adminPage.settings)
    await office.getByLabel('Full Name').fill('Typed')
    await office.route(`**${api.admin.account}`, (route) => route.abort())
    await office.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(office, 'Update failed', 'Failed to save your profile. Please try again.')
    await expect(office.getByLabel('Full Name')).toHaveValue('Typed')
  },
)

test(
  'switches that can not be saved say so and stay as set',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    await office.goto(settingsPage('notifications'))
    const alerts = office.getByRole('switch', { name: 'New Lead Alerts' })
    await alerts.click()
    await office.route(`**${api.admin.accountNotifications}`, (route) => route.abort())
    await office.getByRole('button', { name: 'Save Preferences' }).click()
    await expectToast(office, 'Update failed', 'Failed to save your preferences. Please try again.')
    await expect(alerts).not.toBeChecked()
  },
)

test('the switches are kept and decide what the bell shows', async ({ office }) => {
  await office.goto(settingsPage('notifications'))
  for (const name of ['Email Notifications', 'New Lead Alerts', 'Consultation Requests']) {
    await expect(office.getByRole('switch', { name })).toBeChecked()
  }
  await office.getByText('New Lead Alerts').click()
  await office.getByRole('button', { name: 'Save Preferences' }).click()
  await expectToast(office, 'Notification settings updated', 'Your preferences have been saved.')
  await office.reload()
  await expect(office.getByRole('switch', { name: 'New Lead Alerts' })).not.toBeChecked()
  await expect(office.getByRole('switch', { name: 'Consultation Requests' })).toBeChecked()

  const name = unique('Visitor')
  const lead = { name, email: emailOf(name), message: 'Hello, can you help us?' }
  expect((await office.request.post(api.leads, { data: lead })).status()).toBe(201)
  expect((await office.request.post(api.consultationRequests, { data: lead })).status()).toBe(201)
  await office.getByRole('button', { name: /^Notifications/ }).click()
  await expect(office.getByText(`Consultation requested: ${name}`)).toBeVisible()
  await expect(office.getByText(`New lead: ${name}`)).toHaveCount(0)
})

test('the password is changed, and only this session stays', async ({ page, firm, complaints }) => {
  complaints.allow(/status of 400/)
  const session = await firm.newAdmin()
  const elsewhere = await firm.signIn(session.admin.email)
  await signIn(page.context(), session)
  await page.goto(settingsPage('security'))
  const fill = async (current: string, next: string, confirmation: string) => {
    await page.getByLabel('Current Password').fill(current)
    await page.getByLabel('New Password', { exact: true }).fill(next)
    await page.getByLabel('Confirm New Password').fill(confirmation)
    await page.getByRole('button', { name: 'Update Password' }).click()
  }
  await fill('', '', '')
  await expectToast(page, 'Validation Error', 'Please fill in all fields.')
  await fill(password, '123456', '1234567')
  await expectToast(page, 'Password Mismatch', 'Passwords do not match.')
  await fill(password, '12345', '12345')
  await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long.')
  await fill('not the password', 'new password', 'new password')
  await expectToast(page, 'Update failed', 'This is not your current password.')

  await fill(password, 'new password', 'new password')
  await expectToast(
    page,
    'Password changed',
    'You are still signed in here, and signed out everywhere else.',
  )
  await expect(page.getByLabel('Current Password')).toHaveValue('')
  expect([await firm.knows(session), await firm.knows(elsewhere)]).toEqual([true, false])
  await firm.signIn(session.admin.email, 'new password')
})

test('sessions are ended one by one and all at once', async ({ page, firm }) => {
  const session = await firm.newAdmin()
  const others = [await firm.signIn(session.admin.email), await firm.signIn(session.admin.email)]
  await signIn(page.context(), session)
  await page.goto(settingsPage('security'))
  const rows = page.getByRole('list', { name: 'Sessions' }).getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.filter({ hasText: 'This session' }).getByRole('button')).toHaveCount(0)
  await rows
    .getByRole('button', { name: /^End the session/ })
    .first()
    .click()
  await expect(toastOf(page).getByText('Session ended', { exact: true })).toBeVisible()
  await expect(rows).toHaveCount(2)
  // One signed in meanwhile appears by itself.
  others.push(await firm.signIn(session.admin.email))
  await expect(rows).toHaveCount(3)

  await page.getByRole('button', { name: 'End all other sessions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'End Sessions' }).click()
  await expectToast(page, 'Sessions ended', 'You are signed in only here.')
  await expect(rows).toHaveCount(1)
  expect(await Promise.all(others.map((other) => firm.knows(other)))).toEqual([false, false, false])
  await expect(page.getByText('Account Created')).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
})

test('a session ended elsewhere leaves its open screen within seconds', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  const session = await firm.newAdmin()
  await signIn(page.context(), session)
  await page.goto(adminPage.leads)
  await expect(page.getByRole('heading', { name: 'Leads' })).toBeVisible()
  const elsewhere = await firm.signIn(session.admin.email)
  const response = await page.request.delete(api.admin.sessions, {
    headers: { Authorization: `Bearer ${elsewhere.token}` },
  })
  expect(response.status()).toBe(204)
  await expect(page).toHaveURL(/\/admin\/login/)
  await expect(page.getByText('Authentication expired', { exact: true })).toBeVisible()
})

for (const [what, viewport] of widths) {
  test.describe(`the settings ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('are without findings in every state', async ({ office, firm, complaints }) => {
      test.setTimeout(120_000)
      complaints.allow(/status of (400|500)/)
      const colleague = await firm.newAdmin(unique('Colleague'))
      const judge = async (where: string) => {
        await expectNoFindings(office, where)
        await expectNoSidewaysScroll(office, where)
      }
      await office.goto(adminPage.settings)
      await office.getByLabel('Full Name').fill('')
      await office.getByRole('button', { name: 'Save Changes' }).click()
      await expect(office.getByLabel('Full Name')).toHaveAttribute('aria-invalid', 'true')
      await judge('profile with an error')

      await office.goto(settingsPage('notifications'))
      await office.getByRole('switch', { name: 'New Lead Alerts' }).click()
      await judge('notifications')

      await office.goto(settingsPage('security'))
      await expect(office.getByRole('list', { name: 'Sessions' })).toBeVisible()
      await judge('security')
      await office.getByRole('button', { name: 'Update Password' }).click()
      await expectToast(office, 'Validation Error', 'Please fill in all fields.')
      await judge('password with a toast')

      await office.goto(settingsPage('team'))
      await office.getByRole('button', { name: 'Create Invitation' }).click()
      await expect(office.getByRole('dialog', { name: 'Make an invitation link?' })).toBeVisible()
      await judge('the password for an invitation')
      await office.keyboard.press('Escape')
      await invite(office)
      await expect(office.getByLabel('Invitation link')).toBeVisible()
      // A button half under the top bar, where the page happens to stand, is not a small one.
      await office.evaluate(() => scrollTo(0, 0))
      await judge('team with a link')
      await office.getByRole('button', { name: `Actions for ${colleague.admin.name}` }).click()
      await expect(office.getByRole('menu')).toBeVisible()
      await judge('team menu')
      await office.getByRole('menuitem', { name: 'Deactivate' }).click()
      await expect(office.getByRole('dialog')).toBeVisible()
      await judge('team question')
      await office.keyboard.press('Escape')

      await keepFromHearing(office)
      await office.route(`**${api.admin.account}`, (route) => route.fulfill({ status: 500 }))
      await office.goto(adminPage.settings)
      await expect(office.getByText('Failed to fetch data')).toBeVisible()
      await judge('a failure')
      await office.unroute(`**${api.admin.account}`)
      await office.getByRole('button', { name: 'Try again' }).click()
      await expect(office.getByLabel('Full Name')).toBeVisible()
    })
  })
}
