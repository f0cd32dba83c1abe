import { bookingPage } from '#content/pages/booking.ts'
import { scheduleType } from '#shared/booking/calls.ts'
import { timesPageOf } from '#shared/booking/pages.ts'
import { expectNoFindingsAnywhere } from './axe.ts'
import { book, hostOf } from './booking-picker.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { shapeFaults } from './page-shape.ts'
import { expectReflow } from './sideways-scroll.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor books, moves and cancels', async ({ page, freshProduct }) => {
    await hostOf(freshProduct)
    const name = unique('Plain Booker')
    await page.goto(freshProduct.url + scheduleType('discovery-call'))
    await page.getByRole('link', { name: 'See the free times' }).click()
    const types = page.getByRole('navigation', { name: 'What is it about?' })
    await expect(types.locator('[aria-current]')).toContainText('Discovery call')
    await expectReflow(page, 'the plain times')
    await types.getByRole('link', { name: /Follow-up meeting/ }).click()
    await expect(types.locator('[aria-current]')).toContainText('Follow-up meeting')
    // Late at night the first day has hardly a free time left: days further on have all of theirs.
    const days = page.getByRole('navigation', { name: 'Days with free times' }).getByRole('link')
    await days.nth(2).click()
    await page.getByRole('radio').first().check()
    const form = page.getByRole('form', { name: 'Pick a time' })
    await form.getByLabel('Name').fill(name)
    await form.getByLabel('Email').fill(emailOf(name))
    await form.getByRole('button', { name: 'Book This Time' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked')
    // This product has no mail server.
    await expect(page.getByText(bookingPage.booked.held)).toBeVisible()
    const before = await page.getByRole('strong').first().textContent()

    await page.getByRole('link', { name: 'Choose another time' }).click()
    await days.nth(3).click()
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Move To This Time' }).click()
    await expect(page.getByRole('strong').first()).not.toHaveText(before ?? '')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your booking')
    await page.getByRole('button', { name: 'Cancel This Booking' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This booking is cancelled')
    await expect(page.getByRole('link', { name: 'Book again' })).toBeVisible()
  })
})

test(
  'axe finds nothing on the page of times, its refusal and its receipt',
  inLongLane,
  async ({ page, freshProduct, complaints }) => {
    complaints.allow(/status of (400|409)/)
    const { url } = freshProduct
    await hostOf(freshProduct)
    await page.goto(url + timesPageOf({ type: 'discovery-call' }))
    await expectNoFindingsAnywhere(page, 'the page of times')
    expect(await shapeFaults(page)).toEqual([])
    const days = page.getByRole('navigation', { name: 'Days with free times' }).getByRole('link')
    await days.nth(2).click()
    const form = page.getByRole('form', { name: 'Pick a time' })
    await form.getByRole('radio').first().check()
    // As a browser sends it that does not know the field for an address.
    await form.evaluate((form) => form instanceof HTMLFormElement && form.submit())
    await expect(page.getByRole('alert')).toBeVisible()
    await expectNoFindingsAnywhere(page, 'the page of times with errors')

    await book(url, { start: await form.getByRole('radio', { checked: true }).inputValue() })
    await form.getByLabel('Name').fill('Axe')
    await form.getByLabel('Email').fill('axe@example.com')
    const send = form.getByRole('button', { name: 'Book This Time' })
    await send.click()
    await expect(page.getByRole('alert')).toContainText('somebody was faster')
    await expectNoFindingsAnywhere(page, 'the refusal of a time')
    expect(await shapeFaults(page)).toEqual([])
    await form.getByRole('radio').first().check()
    await send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is booked')
    await expectNoFindingsAnywhere(page, 'the receipt of a plain form')
  },
)
