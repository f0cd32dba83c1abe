import { api, page as path } from '#shared/routes.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './screens.ts'

test('a reader subscribes once, and is told when twice', async ({ page, complaints }) => {
  complaints.allow(/409 \(Conflict\)/)
  const address = emailOf(unique('Reader'))
  await page.goto(path.resources)
  const email = page.getByLabel('Email address')

  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Email required', 'Please enter your email address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter your email address')

  await email.fill(address)
  await email.press('Enter')
  await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter')
  await expect(email).toHaveValue('')

  await email.fill(address.toUpperCase())
  await email.press('Enter')
  await expectToast(
    page,
    'Already subscribed',
    'This email is already subscribed to our newsletter',
  )
  await expect(email).toHaveValue(address.toUpperCase())
})

test('an address is kept when the server can not be reached', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  const address = emailOf(unique('Patient Reader'))
  await page.goto(path.resources)
  await page.route(`**${api.subscribe}`, (route) => route.abort())
  const email = page.getByLabel('Email address')
  await email.fill(address)
  await email.press('Enter')
  await expectToast(page, 'Subscription failed', 'Please try again later')
  await page.reload()
  await expect(email).toHaveValue(address)

  await page.unroute(`**${api.subscribe}`)
  await email.press('Enter')
  await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain post subscribes, and keeps an address it can not take', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/409 \(Conflict\)/)
    const address = emailOf(unique('Plain Reader'))
    for (const heading of ['Successfully subscribed!', 'Already subscribed']) {
      await page.goto(path.resources)
      await page.getByLabel('Email address').fill(address)
      await page.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    }
    await expect(page.getByLabel('Email address')).toHaveValue(address)
  })
})
