import { bookingPage } from '#content/pages/booking.ts'
import { bookingCalls, scheduleType } from '#shared/booking/calls.ts'
import { tokenOf } from '#shared/booking/pages.ts'
import { bookingSchema } from '#shared/booking/schema.ts'
import { page as path } from '#shared/routes.ts'
import { expectNoFindings, expectNoFindingsAnywhere } from './axe.ts'
import { book, hostOf, picker } from './booking-picker.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { isAwake, tabTo } from './screens.ts'
import { expectReflow } from './sideways-scroll.ts'

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' })

  test('a visitor books by keyboard alone, and finds the booking again', async ({
    page,
    freshProduct,
  }) => {
    await hostOf(freshProduct)
    const name = unique('Berlin Booker')
    const { month, times, stop, ...form } = picker(page)
    const { keyboard } = page
    await page.goto(freshProduct.url + scheduleType('discovery-call'))
    await isAwake(page)
    const type = page.getByRole('radio', { name: 'Discovery call' })
    await expect(type).toBeChecked()
    await expect(times.first()).toContainText('Berlin, UTC')
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expectNoFindings(page, `the picker at ${width}`)
    }
    await expectReflow(page, 'the picker')
    await page.setViewportSize({ width: 1440, height: 900 })

    await type.focus()
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await expect(stop).toBeFocused()
    const first = await stop.getAttribute('aria-label')
    await keyboard.press('PageDown')
    await expect(stop).toBeFocused()
    expect(await stop.getAttribute('aria-label')).not.toBe(first)
    // The times beside the month are those of one of its days.
    await expect(month.getByRole('gridcell', { selected: true })).toHaveCount(1)
    // At once, while the days after the last are being read: the focus stays with the day.
    await keyboard.press('PageUp')
    await expect(stop).toBeFocused()
    await keyboard.press('ArrowRight')
    await keyboard.press('ArrowRight')
    const day = ((await stop.getAttribute('aria-label')) ?? '').replace(/, \d+ free times$/, '')
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: `Times on ${day}` })).toBeVisible()

    // Another zone, found by its city; the times are those of its clock.
    await page.getByRole('button', { name: 'Change time zone' }).press('Enter')
    await keyboard.type('kath')
    // Out of the way of the header, which would cover a part of a button.
    await page.evaluate(() => window.scrollTo(0, 0))
    await expectNoFindings(page, 'the zones')
    await keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Change time zone' })).toBeFocused()
    await expect(times.first()).toContainText('UTC+5:45')
    await page.getByRole('button', { name: 'Change time zone' }).press('Enter')
    await keyboard.type('europe berlin')
    await keyboard.press('Enter')

    await stop.focus()
    await keyboard.press('Tab')
    await keyboard.press('Tab')
    await expect(times.first()).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Your details' })).toBeFocused()
    await expect(form.held).toContainText(/until \d+:\d\d [AP]M \(Berlin, UTC/)
    // What the browser's Back takes back, and a reload does not.
    await page.goBack()
    await expect(month).toBeVisible()
    await page.goForward()
    await page.reload()
    await expect(form.held).toBeVisible()
    await expectNoFindingsAnywhere(page, 'the form')

    await form.send.press('Enter')
    await expect(form.name).toBeFocused()
    await expect(form.name).toHaveAccessibleDescription('Name is required.')
    await keyboard.type(name)
    await keyboard.press('Tab')
    await keyboard.type(emailOf(name))
    await keyboard.press('Enter')
    await expect(form.receipt).toBeFocused()
    // This product has no mail server.
    await expect(page.getByText(bookingPage.booked.held)).toBeVisible()
    await expect(page.getByRole('strong')).toContainText('Europe/Berlin (UTC')
    await expect(page.getByText(/On the clock of Ann Host: .*America\/Chicago/)).toBeVisible()
    await expectNoFindingsAnywhere(page, 'the receipt')
    await expectReflow(page, 'the receipt')

    await page.getByRole('link', { name: 'See, move or cancel your booking' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking')
    await expect(page.getByText('Ann Host, Loomwork')).toBeVisible()
    await expectNoFindingsAnywhere(page, 'the booking')
    await expectReflow(page, 'the booking')
  })
})

test(
  'the focus stays with the day when more days come in just as a key is pressed',
  inLongLane,
  async ({ page, freshProduct }) => {
    await hostOf(freshProduct, 100)
    const { stop } = picker(page)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    let reads = 0
    await page.route(`**${bookingCalls.slots}*`, async (route) => {
      reads += 1
      if (reads > 1) await released
      await route.continue()
    })
    await page.goto(freshProduct.url + scheduleType('discovery-call'))
    await isAwake(page)
    await stop.focus()
    await page.keyboard.press('PageDown')
    await page.keyboard.press('PageDown')
    await expect(stop).toBeFocused()
    const last = (await stop.getAttribute('aria-label')) ?? ''

    // Pressed once the days that came in are drawn, and before React has run the effects of that.
    await page.evaluate(() => {
      const calendar = document.querySelector('[role="grid"]')?.parentElement
      const observer = new MutationObserver(() => {
        observer.disconnect()
        const key = new KeyboardEvent('keydown', { key: 'PageUp', bubbles: true })
        document.activeElement?.dispatchEvent(key)
      })
      if (calendar) observer.observe(calendar, { subtree: true, childList: true, attributes: true })
    })
    release()
    await expect(stop).not.toHaveAttribute('aria-label', last)
    await expect(stop).toBeFocused()
  },
)

test('who is too late keeps all that was typed, and books the next', async ({
  page,
  freshProduct,
  complaints,
}) => {
  complaints.allow(/status of (409|503)/)
  await hostOf(freshProduct)
  const { url } = freshProduct
  const name = unique('Late Booker')
  // Without a hold, as when that call fails: the time stays open to others.
  await page.route(`**${bookingCalls.holds}`, (route) => route.fulfill({ status: 503 }))
  const { times, ...form } = picker(page)
  const phone = { width: 390, height: 640 }
  await page.setViewportSize(phone)
  await page.goto(url + path.schedule)
  await isAwake(page)
  await times.first().click()
  // On a phone, too, the time and the first field are seen together.
  await expect(page.getByText('30-minute strategy call, 30 minutes')).toBeInViewport({ ratio: 1 })
  await expect(form.name).toBeInViewport({ ratio: 1 })
  await form.name.fill(name)
  await form.email.fill(emailOf(name))
  await form.message.fill('Keep me')

  const start = await page.evaluate(() => history.state.booking.slot.start)
  await book(url, { type: 'strategy-call', start })
  await form.send.click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('somebody was faster')
  await expect(alert.getByRole('button')).toHaveCount(3)
  await expectNoFindingsAnywhere(page, 'too late')
  await page.setViewportSize(phone)
  await alert.getByRole('button').first().click()
  await expect(alert).toBeHidden()
  await expect(form.message).toHaveValue('Keep me')
  // A second click sends nothing twice.
  await form.send.dblclick()
  await expect(form.receipt).toBeFocused()
  // Higher than the window, it is seen from its knot on, clear of the header.
  await expect(page.getByRole('link', { name: bookingPage.booked.own })).not.toBeInViewport()
  const top = (await form.receipt.boundingBox())?.y ?? 0
  expect(top).toBeGreaterThan(180)
  expect(top).toBeLessThan(320)
})

test(
  'times that can not be read, and none at all',
  inLongLane,
  async ({ page, freshProduct, complaints }) => {
    complaints.allow(/status of 503/)
    await hostOf(freshProduct)
    const slots = `**${bookingCalls.slots}?*`
    await page.route(slots, (route) => route.fulfill({ status: 503 }))
    await page.goto(freshProduct.url + path.schedule)
    await isAwake(page)
    await expect(page.getByText('The free times could not be read.')).toBeVisible()
    await expectNoFindings(page, 'no answer')
    await page.unroute(slots)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('grid')).toBeVisible()

    const request = page.getByRole('form', { name: 'Request a time' })
    await page.getByRole('button', { name: 'None of these suit?' }).click()
    await expect(request.getByLabel('Name')).toBeFocused()
    await page.getByRole('button', { name: 'Back to the free times' }).click()
    await expect(page.getByRole('grid')).toBeVisible()
    await expect(request).toBeHidden()

    const soon = () => new Date(Date.now() + 1_500).toISOString()
    await page.route(`**${bookingCalls.holds}`, (route) =>
      route.fulfill({ status: 201, json: { holdToken: 'lapses', expiresAt: soon() } }),
    )
    await picker(page).times.first().click()
    await expect(page.getByRole('status').filter({ hasText: 'no longer held' })).toBeVisible()
    await page.getByRole('button', { name: 'Choose another time' }).click()
    await expect(page.getByRole('grid')).toBeVisible()

    await page.route(slots, (route) => route.fulfill({ json: { timeZone: 'UTC', days: [] } }))
    await page.reload()
    await expect(page.getByText('There are no free times in the next weeks.')).toBeVisible()
    await expect(request).toBeVisible()
  },
)

test(
  'who finds no time before the scripts have come waits, and asks for one',
  inLongLane,
  async ({ page, freshProduct }) => {
    await hostOf(freshProduct)
    const letScriptsCome = await holdScriptsBack(page)
    await page.goto(freshProduct.url + path.schedule, { waitUntil: 'commit' })
    const ask = page.getByRole('button', { name: bookingPage.ask })
    await ask.click()
    await expect(ask, 'waits').toHaveAttribute('aria-busy', 'true')

    letScriptsCome()
    const request = page.getByRole('form', { name: 'Request a time' })
    await expect(request.getByLabel('Name')).toBeFocused()
    await page.getByRole('button', { name: bookingPage.backToTimes }).click()
    await expect(ask).not.toHaveAttribute('aria-busy')
  },
)

test('a booking is moved and cancelled by keyboard alone', async ({
  page,
  freshProduct,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const { url } = freshProduct
  await hostOf(freshProduct)
  const { start, manageUrl } = await book(url)
  const { keyboard } = page
  const heading = page.getByRole('heading', { level: 1 })
  const days = page.getByRole('navigation', { name: 'Days with free times' }).getByRole('link')
  const time = page.getByRole('main').getByRole('radio')
  await page.goto(manageUrl)
  await tabTo(page, 'Choose another time', 'link')
  await keyboard.press('Enter')
  await expect(heading).toHaveText('Choose another time')
  await expectNoFindingsAnywhere(page, 'the times to move to')
  const day = await days.nth(3).locator('span').first().textContent()
  await tabTo(page, new RegExp(`^${day} `), 'link')
  await keyboard.press('Enter')
  // From the day at once to its times, past all other days.
  await expect(page).toHaveURL(/#times$/)
  await keyboard.press('Tab')
  await expect(time.first()).toBeFocused()
  await keyboard.press('Space')
  await book(url, { start: (await time.first().getAttribute('value')) ?? '' })
  await keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('somebody was faster')
  await expectNoFindingsAnywhere(page, 'the refused move')
  await expect(time).toHaveCount(3)
  await tabTo(page, /[AP]M/, 'radio')
  await keyboard.press('Space')
  await tabTo(page, 'Move To This Time', 'button')
  await keyboard.press('Enter')
  await expect(heading).toHaveText('Your booking')
  const moved = await fetch(url + bookingCalls.booking(tokenOf(manageUrl)))
  expect(bookingSchema.parse(await moved.json()).start).not.toBe(start)
  await tabTo(page, 'Cancel This Booking', 'button')
  await keyboard.press('Enter')
  await expect(heading).toHaveText('This booking is cancelled')
  await expectNoFindingsAnywhere(page, 'the cancelled booking')
})
