import { auditDraftKey } from '#shared/audit/draft-storage.ts'
import { adminPage, api } from '#shared/routes.ts'
import { emailOf, password, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { asNextCallArrives, expectToast, keepFromHearing, signInAgain } from './screens.ts'

test('the first account of a fresh install is made, leaves and comes back', async ({
  page,
  freshProduct,
}) => {
  const at = (path: string) => freshProduct.url + path
  await page.goto(at(adminPage.dashboard))
  await expect(page).toHaveURL(/\/admin\/login/)
  await page.getByRole('link', { name: 'Create an admin account' }).click()
  await expect(page).toHaveURL(/\/admin\/register/)
  await page.getByLabel('Full Name').fill('Ida Weaver')
  await page.getByLabel('Email').fill('ida@example.com')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByLabel('Confirm Password').fill('123456')
  await page.getByRole('button', { name: 'Create Admin Account' }).click()
  await expectToast(page, 'Account Created!', 'Welcome Ida Weaver! Your admin account is ready.')
  await expect(page).toHaveURL(at(adminPage.dashboard))
  await expect(page.getByRole('button', { name: 'Notifications, 3 unread' })).toBeVisible()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('admin_user') ?? ''))
  expect(stored).toEqual({
    id: expect.any(String),
    name: 'Ida Weaver',
    email: 'ida@example.com',
    role: 'admin',
  })

  await page.goto(at(adminPage.leads))
  await expect(
    page.getByText('No leads yet. Start promoting your automation services!'),
  ).toBeVisible()
  // An audit that a visitor has begun in the same browser.
  await page.evaluate((key) => localStorage.setItem(key, '{}'), auditDraftKey)
  await page.getByRole('button', { name: 'Ida Weaver' }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expectToast(page, 'Logged out', 'You have been successfully logged out.')
  await expect(page).toHaveURL(at(adminPage.login))
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([auditDraftKey])

  await page.getByLabel('Email').fill('ida@example.com')
  await page.getByLabel('Password', { exact: true }).fill('123456')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Welcome back!', 'Logged in as Ida Weaver')
  await expect(page).toHaveURL(at(adminPage.dashboard))
})

test('signing in says what is wrong', async ({ page, person, complaints }) => {
  complaints.allow(/status of 401/)
  await page.goto(adminPage.login)
  const signInButton = page.getByRole('button', { name: 'Sign In' })
  await signInButton.click()
  await expectToast(page, 'Validation Error', 'Please fill in all fields.')

  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await signInButton.click()
  await expectToast(page, 'Login Failed', 'Invalid credentials. Please try again.')
  const form = page.getByRole('main')
  await expect(form.getByText('Invalid credentials. Please try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(person.email)

  const field = page.getByLabel('Password', { exact: true })
  await expect(field).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(field).toHaveAttribute('type', 'password')
})

test('while the answer is on its way the button says so', inLongLane, async ({ page, person }) => {
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/admin/login', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(adminPage.login)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeVisible()
  answer()
  await expectToast(page, 'Welcome back!', `Logged in as ${person.name}`)
})

test('registering says what is wrong, and needs an invitation', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 403/)
  const name = unique('New Colleague')
  const fill = async (secret: string, confirmation: string) => {
    await page.getByLabel('Full Name').fill(name)
    await page.getByLabel('Email').fill(emailOf(name))
    await page.getByLabel('Password', { exact: true }).fill(secret)
    await page.getByLabel('Confirm Password').fill(confirmation)
    await page.getByRole('button', { name: 'Create Admin Account' }).click()
  }
  await page.goto(adminPage.register)
  await page.getByRole('button', { name: 'Create Admin Account' }).click()
  await expectToast(page, 'Validation Error', 'Please fill in all fields.')
  await fill('123456', '1234567')
  await expectToast(page, 'Password Mismatch', 'Passwords do not match.')
  await fill('12345', '12345')
  await expectToast(page, 'Password Too Short', 'Password must be at least 6 characters long.')
  await fill(password, password)
  await expectToast(
    page,
    'Registration Failed',
    'Registration is by invitation. Ask an administrator for an invitation link.',
  )

  await page.goto(await firm.invitation())
  await fill(password, password)
  await expectToast(page, 'Account Created!', `Welcome ${name}! Your admin account is ready.`)
  await expect(page).toHaveURL(/\/admin$/)
})

test('a session that ends in the middle of the work leads to the login and back', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 401/)
  // Nobody tells of it: the next thing that is done finds out.
  await keepFromHearing(page)
  const lead = await firm.enteredLead()
  const session = await firm.newAdmin()
  await signIn(page.context(), session)
  await page.goto(`${adminPage.leads}?${new URLSearchParams({ q: lead.name })}`)
  await expect(page.getByRole('link', { name: lead.name })).toBeVisible()

  // Before, a first reading on a slow machine would find it out before anything is done.
  await asNextCallArrives(page, { method: 'GET', url: `**${api.admin.leads}?*` }, () =>
    firm.endSession(session),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByText('Authentication expired', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/login/)
  const stored = await page.evaluate(() => [
    localStorage.getItem('admin_token'),
    localStorage.getItem('admin_user'),
  ])
  expect(stored).toEqual([null, null])

  await signInAgain(page, session)
  await expect(page.getByRole('link', { name: lead.name })).toBeVisible()
})

test(
  'without its token the next action says so and leads to the login',
  inLongLane,
  async ({ office }) => {
    await keepFromHearing(office)
    const control = (name: string) =>
      name === 'Refresh'
        ? office.getByRole('button', { name })
        : office.getByRole('navigation').getByRole('link', { name })
    for (const name of ['Refresh', 'Consultations']) {
      await office.goto(adminPage.leads)
      await expect(control('Refresh')).toBeEnabled()
      const session = await office.evaluate(() => ({ ...localStorage }))
      await control(name).evaluate((node) => {
        localStorage.removeItem('admin_token')
        if (node instanceof HTMLElement) node.click()
      })
      await expectToast(
        office,
        'No authentication token',
        'Please sign in again. You will be back where you were.',
      )
      await expect(office).toHaveURL(/\/admin\/login\?next=/)
      expect(await office.evaluate(() => localStorage.getItem('admin_user')), name).toBeNull()
      await office.evaluate((stored) => Object.assign(localStorage, stored), session)
    }
  },
)

test.describe('the guard leads to the login', () => {
  const half: [string, Record<string, string>][] = [
    ['without anything stored', {}],
    ['with a token alone', { admin_token: 'token' }],
    ['with a user alone', { admin_user: '{"name":"N","email":"n@example.com","role":"admin"}' }],
    ['with a user that can not be parsed', { admin_token: 'token', admin_user: '{' }],
  ]
  for (const [what, stored] of half) {
    const lane = what === 'with a token alone' ? {} : inLongLane
    test(what, lane, async ({ page }) => {
      await page.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
      }, stored)
      for (const path of [adminPage.dashboard, adminPage.leads]) {
        await page.goto(path)
        await expect(page).toHaveURL(/\/admin\/login/)
        await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
      }
    })
  }
})
