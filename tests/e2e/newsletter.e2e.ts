import { api, page as path, subscriptionPage } from '#shared/routes.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, isAwake } from './screens.ts'

// A page that fades in can not be made narrower meanwhile without a complaint of the browser.
test('a reader subscribes once, and is told when twice', async ({ page, complaints }) => {
  complaints.allow(/409 \(Conflict\)/)
  const address = emailOf(unique('Reader'))
  await page.goto(path.resources)
  await isAwake(page)
  const email = page.getByLabel('Email address')

  await page.getByRole('button', { name: 'Subscribe' }).click()
  await expectToast(page, 'Email required', 'Please enter your email address')
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription('Please enter your email address')
  await expectNoFindingsAnywhere(page, 'no address, and its toast')

  await email.fill(address)
  await email.press('Enter')
  await expectToast(page, 'Successfully subscribed!', 'Thank you for subscribing to our newsletter')
  await expect(email).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'You are on the list.' })).toBeFocused()
  await page.getByRole('button', { name: 'Subscribe another address' }).click()
  await expect(email).toBeFocused()

  await email.fill(address.toUpperCase())
  await email.press('Enter')
  await expectToast(
    page,
    'Already subscribed',
    'This email is already subscribed to our newsletter',
  )
  await expect(email).toHaveValue(address.toUpperCase())
})

test('a reader confirms by mail, leaves with one click, and comes back', async ({
  page,
  mailedProduct: { url, peer },
  complaints,
}) => {
  complaints.allow(/status of 4(04|09|10)/)
  const heading = page.getByRole('heading', { level: 1 })
  const subscribe = async (title: string) => {
    await page.goto(url + path.resources)
    await isAwake(page)
    await page.getByLabel('Email address').fill('nora@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(title, { exact: true })).toBeVisible()
  }
  await subscribe('Successfully subscribed!')
  await expect.poll(() => peer.received.length).toBe(1)
  const [mail] = await peer.read()
  // The mail says localhost, where the product listens under its number.
  const link = url + (/\/newsletter\/confirm\S+/.exec(mail?.email.text ?? '')?.[0] ?? '')
  const ways = mail?.email.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  const toLeave = url + (/\/newsletter\/unsubscribe[^\s>]+/.exec(ways)?.[0] ?? '')

  await page.goto(link)
  await expect(heading).toHaveText('Confirm your subscription')
  await expectNoFindingsAnywhere(page, 'confirm')
  await page.getByRole('button', { name: 'Confirm the subscription' }).click()
  await expect(heading).toHaveText('You are subscribed')
  await expectNoFindingsAnywhere(page, 'confirmed')
  await subscribe('Already subscribed')

  await page.goto(toLeave)
  await expect(heading).toHaveText('Leave the newsletter?')
  await page.getByRole('button', { name: 'Unsubscribe' }).click()
  await expect(heading).toHaveText('You have left the newsletter')
  await expectNoFindingsAnywhere(page, 'left')
  await page.goto(link)
  await expect(heading).toHaveText('This link is used up')

  await page.getByRole('link', { name: 'To the newsletter form' }).click()
  await subscribe('Successfully subscribed!')
  await expect.poll(() => peer.received.length).toBe(2)
  await page.goto(url + subscriptionPage.confirmWith('unknown'))
  await expect(heading).toHaveText('We do not know this link')
  await expectNoFindingsAnywhere(page, 'unknown link')
})

test('an address is kept when the server can not be reached', async ({ page, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  const address = emailOf(unique('Patient Reader'))
  await page.goto(path.resources)
  await isAwake(page)
  await page.route(`**${api.subscribe}`, (route) => route.abort())
  const email = page.getByLabel('Email address')
  await email.fill(address)
  await email.press('Enter')
  await expectToast(page, 'Subscription failed', 'Please try again later')
  await page.reload()
  await isAwake(page)
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
