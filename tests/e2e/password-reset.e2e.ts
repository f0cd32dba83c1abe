import { adminPage } from '#shared/routes.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { Firm, password } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './screens.ts'

// A page that fades in can not be made narrower meanwhile without a complaint of the browser.
test('who forgot the password sets a new one with a mailed link', async ({
  page,
  mailedProduct: { url, peer },
  complaints,
}) => {
  complaints.allow(/status of 403/)
  await Firm.of(url)
  const email = 'first@example.com'
  const onItsWay = page.getByText('If an account has this address, a link is on its way there.')

  await page.goto(url + adminPage.login)
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL(url + adminPage.forgotPassword)
  await expectNoFindingsAnywhere(page, 'forgotten password')
  const send = page.getByRole('button', { name: 'Send Link' })
  await send.click()
  await expectToast(page, 'Validation Error', 'Please fill in all fields.')
  const beside = page.getByRole('main')
  await expect(beside.getByText('Please fill in all fields.')).toBeVisible()
  await page.getByLabel('Email').fill('nobody@example.com')
  await send.click()
  await expect(onItsWay).toBeVisible()
  await page.getByRole('button', { name: 'Ask again' }).click()
  await page.getByLabel('Email').fill(email)
  await send.click()
  await expect(onItsWay).toBeVisible()
  await expectNoFindingsAnywhere(page, 'link on its way')

  await expect.poll(() => peer.received.length).toBe(1)
  const [mail] = await peer.read()
  expect(mail?.to).toBe(email)
  // The mail says localhost, where the product listens under its number.
  const link = url + (/\/admin\/reset-password\S+/.exec(mail?.email.text ?? '')?.[0] ?? '')

  const opened = await page.goto(link)
  expect([opened?.status(), opened?.headers()['referrer-policy']]).toEqual([200, 'no-referrer'])
  await expect(page).toHaveURL(url + adminPage.resetPassword)
  await page.reload()
  await expectNoFindingsAnywhere(page, 'new password')
  const fill = async (secret: string, confirmation: string) => {
    await page.getByLabel('New Password', { exact: true }).fill(secret)
    await page.getByLabel('Confirm New Password').fill(confirmation)
    await page.getByRole('button', { name: 'Set Password' }).click()
  }
  await fill('a new thread', 'another thread')
  await expectToast(page, 'Password Mismatch', 'Passwords do not match.')
  await expect(beside.getByText('Passwords do not match.')).toBeVisible()
  await fill('a new thread', 'a new thread')
  await expectToast(page, 'Password changed', 'Sign in with your new password.')
  await expect(page).toHaveURL(url + adminPage.login)

  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('a new thread')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Welcome back!', 'Logged in as First Admin')

  await page.goto(link)
  await fill(password, password)
  await expect(page.getByText('This link is not valid any more')).toBeVisible()
  await expectNoFindingsAnywhere(page, 'used link')
  await page.goto('about:blank')
  await page.goto(url + adminPage.resetPassword)
  await expect(page.getByText('This address is incomplete.')).toBeVisible()
})

test('where there is no mail, the page says who can help', async ({ page }) => {
  await page.goto(adminPage.forgotPassword)
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send Link' }).click()
  await expect(page.getByText('Ask whoever runs the server')).toBeVisible()
  await expectNoFindingsAnywhere(page, 'no mail')
})
