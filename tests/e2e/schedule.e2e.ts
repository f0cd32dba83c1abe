import type { Page } from '@playwright/test'
import { ownConsultationSchema } from '#shared/consultations/schema.ts'
import { api, page as path } from '#shared/routes.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { isAwake } from './screens.ts'

// A page that fades in can not be made narrower meanwhile without a complaint of the browser.
function requestForm(page: Page) {
  const form = page.getByRole('form', { name: 'Request a time' })
  return {
    name: form.getByLabel('Name'),
    email: form.getByLabel('Email'),
    date: form.getByLabel('Preferred date'),
    time: form.getByLabel('Preferred time'),
    message: form.getByLabel('Message'),
    send: form.getByRole('button', { name: 'Request This Call' }),
    advice: form.getByRole('status'),
  }
}

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('a visitor asks for a time on their own clock', async ({ page }) => {
    const name = unique('Berlin Visitor')
    await page.goto(path.schedule)
    await isAwake(page)
    const form = requestForm(page)
    await expect(page.getByText('Europe/Berlin')).toBeVisible()
    await form.name.fill(name)
    await form.email.fill(emailOf(name))
    await form.date.fill('2099-07-06')
    await form.time.fill('15:30')
    await form.message.fill('Two lines\nof text')
    const answers: unknown[] = []
    await page.route(`**${api.consultationRequests}`, async (route) => {
      expect(route.request().postDataJSON()).toMatchObject({
        preferredDate: '2099-07-06T15:30:00+02:00',
        timeZone: 'Europe/Berlin',
      })
      const response = await route.fetch()
      answers.push(await response.json())
      await route.fulfill({ response })
    })
    await form.send.click()
    await expect(page.getByRole('heading', { name: 'Request received' })).toBeFocused()
    expect(ownConsultationSchema.parse(answers[0])).toMatchObject({
      name,
      status: 'pending',
      preferredDate: '2099-07-06T13:30:00.000Z',
      timeZone: 'Europe/Berlin',
      message: 'Two lines\nof text',
    })
    await expect(page.getByText('Monday, July 6 at 3:30 PM GMT+2')).toBeVisible()
  })

  test('a day of the month and an hour are chosen, and given up, by key', async ({ page }) => {
    await page.goto(path.schedule)
    await isAwake(page)
    const form = requestForm(page)
    const grid = page.getByRole('grid')
    const chosen = grid.getByRole('gridcell', { selected: true })
    const hour = page.getByRole('button', { name: '3:00 PM' })
    await grid.locator('[tabindex="0"]').focus()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('Enter')
    await expect(form.date).toHaveValue(/^\d{4}-\d\d-\d\d$/)
    await expect(chosen).toHaveCount(1)
    await expect(chosen.getByRole('button')).toBeFocused()
    await hour.press('Enter')
    await expect(form.time).toHaveValue('15:00')
    await expect(hour).toHaveAttribute('aria-pressed', 'true')
    await expectNoFindingsAnywhere(page, 'chosen')

    await form.time.fill('16:30')
    await expect(hour).toHaveAttribute('aria-pressed', 'false')
    await chosen.getByRole('button').press('Enter')
    await expect(form.date).toHaveValue('')
    await expect(chosen).toHaveCount(0)
  })
})

test('help keeps off the form until one scrolls up, or comes by key', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto(path.schedule)
  await isAwake(page)
  const help = page.getByRole('button', { name: 'Help' })
  await expect(help).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 500))
  await expect(help).not.toBeInViewport()
  await help.focus()
  await expect(help).toBeInViewport({ ratio: 1 })
  await help.evaluate((button) => button.blur())
  await expect(help).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, 400))
  await expect(help).toBeInViewport({ ratio: 1 })
})

test('what is missing is said at its field, and nothing is sent', async ({ page }) => {
  await page.goto(path.schedule)
  await isAwake(page)
  const form = requestForm(page)
  await form.date.fill('2099-07-06')
  await form.send.click()
  await expect(form.time).toBeFocused()
  await expect(form.name).toHaveAccessibleDescription('Name is required.')
  await expect(form.email).toHaveAccessibleDescription('Email is required.')
  await expect(form.time).toHaveAccessibleDescription(/Choose a time as well/)
  await expectNoFindingsAnywhere(page, 'errors')
  await form.name.fill('Ada')
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true')
})

test('a request outlives a failing server and a reload, and arrives once', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  const name = unique('Patient Visitor')
  const keys: (string | undefined)[] = []
  await page.route(`**${api.consultationRequests}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    return route.fulfill({ status: 503, json: { error: 'Busy.', code: 'unavailable' } })
  })
  await page.goto(path.schedule)
  await isAwake(page)
  const form = requestForm(page)
  await form.name.fill(name)
  await form.email.fill(emailOf(name))
  await form.message.fill('Keep me')
  await form.send.click()
  await expect(form.advice).toContainText('Your request is still here')
  await form.send.click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  await expectNoFindingsAnywhere(page, 'sent')
  expect(keys[0]).toBeTruthy()
  expect(keys[1]).toBe(keys[0])

  await page.getByRole('button', { name: 'Request another time' }).click()
  await expect(form.name).toBeFocused()
  await form.message.fill('Typed, not sent')
  await page.reload()
  await expect(form.message).toHaveValue('Typed, not sent')
})

test('a calendar that is set up loads on a press alone', async ({ page, context }) => {
  let loads = 0
  await context.route('https://calendar.example/**', (route) => {
    loads += 1
    return route.fulfill({ contentType: 'text/html', body: '<h1>Free times</h1>' })
  })
  await page.route(`**${api.scheduling}`, (route) =>
    route.fulfill({ json: { url: 'https://calendar.example/loomwork' } }),
  )
  // The server opens both policies for a calendar it knows of; see server/scheduling.
  await page.route(`**${path.schedule}`, async (route) => {
    const response = await route.fetch()
    const policy = response.headers()['content-security-policy'] ?? ''
    const opened = policy.replace("frame-src 'none'", 'frame-src https://calendar.example')
    await route.fulfill({
      response,
      headers: {
        ...response.headers(),
        'content-security-policy': opened,
        'cross-origin-embedder-policy': 'unsafe-none',
      },
    })
  })
  await page.goto(path.schedule)
  await isAwake(page)
  const form = requestForm(page)
  await form.name.fill('Kept')
  await expect(page.getByText('calendar.example')).toBeVisible()
  expect(loads).toBe(0)
  await page.getByRole('button', { name: 'Open the calendar' }).click()
  const frame = page.frameLocator('iframe[title="Calendar of calendar.example"]')
  await expect(frame.getByRole('heading')).toHaveText('Free times')
  expect((await page.locator('iframe').boundingBox())?.height).toBe(700)
  await expectNoFindingsAnywhere(page, 'calendar')
  await page.getByRole('button', { name: 'Back to the request form' }).click()
  await expect(form.name).toHaveValue('Kept')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a plain post asks for a call, and keeps what it can not take', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/400 \(Bad Request\)/)
    const name = unique('Plain Visitor')
    await page.goto(path.schedule)
    const form = requestForm(page)
    await expect(page.getByText('Central Time (Chicago)')).toBeVisible()
    await form.name.fill(name)
    await form.email.fill(emailOf(name))
    await form.date.fill('2020-01-01')
    await form.time.fill('10:00')
    await form.send.click()
    await expect(page.getByRole('alert')).toHaveText('Choose a time that is still to come.')
    await page.getByLabel('Preferred date').fill('2099-01-01')
    await expect(page.getByLabel('Name')).toHaveValue(name)
    await page.getByRole('button', { name: 'Request This Call' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request received')
  })
})
