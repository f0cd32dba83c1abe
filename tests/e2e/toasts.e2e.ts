import type { Page } from '@playwright/test'
import { adminPage, api, page as path } from '#shared/routes.ts'
import { expect, test } from './fixtures.ts'
import { contactForm, expectToast, isAwake, toastOf } from './screens.ts'

/** Swipes the toast so many pixels to the right. */
async function swipe(page: Page, distance: number) {
  const box = await toastOf(page).boundingBox()
  if (!box) throw new Error('The toast has no place.')
  const [x, y] = [box.x + 60, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance / 2, y, { steps: 5 })
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}

test.describe('in the back-office', () => {
  /** The clock stands still until a test moves it. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.goto(adminPage.login)
    const signIn = page.getByRole('button', { name: 'Sign In' })
    await expect(signIn).toBeVisible()
    await page.clock.pauseAt(600_000)
    await signIn.click()
    await expectToast(page, 'Validation Error', 'Please fill in all fields.')
  })

  test('a toast goes after five seconds', async ({ page }) => {
    await page.clock.runFor(4_900)
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(600)
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('of two toasts only the later is visible', async ({ page }) => {
    await page.getByRole('link', { name: 'Create an admin account' }).click()
    await page.getByLabel('Full Name').fill('A')
    await page.getByLabel('Email').fill('a@example.com')
    await page.getByLabel('Password', { exact: true }).fill('123456')
    await page.getByLabel('Confirm Password').fill('654321')
    await page.getByRole('button', { name: 'Create Admin Account' }).click()
    await expectToast(page, 'Password Mismatch', 'Passwords do not match.')
  })

  test('F8 leads to the toast, which waits while the focus is on it', async ({ page }) => {
    // The form leads to its first mistake, once the clock moves.
    await page.clock.runFor(100)
    await expect(page.getByLabel('Email')).toBeFocused()
    await page.keyboard.press('F8')
    await page.clock.runFor(6_000)
    await expect(toastOf(page)).toHaveCount(1)
  })

  test('a toast waits while the pointer is on it', async ({ page }) => {
    await toastOf(page).hover()
    await page.clock.runFor(6_000)
    await expect(toastOf(page)).toHaveCount(1)
  })

  for (const [distance, gone] of [
    [40, false],
    [70, true],
  ] as const) {
    test(`a swipe of ${distance} px to the right ${gone ? 'closes it' : 'is too short'}`, async ({
      page,
    }) => {
      await swipe(page, distance)
      await expect(toastOf(page)).toHaveCount(gone ? 0 : 1)
    })
  }
})

test.describe('on the public pages', () => {
  /** The clock stands still until a test moves it, so that the 5000 ms are exact. */
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1_000)
    await page.goto(path.contact)
    await isAwake(page)
    await contactForm(page).send.click()
    await expectToast(page, 'Validation Error', 'Please fill in all required fields.')
  })

  test('a toast goes after 5000 ms', async ({ page }) => {
    await page.clock.runFor(4_999)
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('of two toasts only the later is visible, for its own 5000 ms', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/503/)
    await page.clock.runFor(4_000)
    await page.route(`**${api.leads}`, (route) => route.fulfill({ status: 503 }))
    const form = contactForm(page)
    await form.fill({ name: 'Ada', email: 'ada@example.com', message: 'Hello' })
    await form.send.click()
    await expectToast(page, 'Error', 'Something went wrong. Please try again.')
    await page.clock.runFor(4_999)
    await expect(toastOf(page)).toHaveCount(1)
    await page.clock.runFor(1)
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('a toast waits while the focus or the pointer is on it', async ({ page }) => {
    await page.keyboard.press('F8')
    await page.clock.runFor(20_000)
    await expect(toastOf(page)).toHaveCount(1)
    await toastOf(page).hover()
    await contactForm(page).name.focus()
    await page.clock.runFor(20_000)
    await expect(toastOf(page)).toHaveCount(1)
    await page.mouse.move(5, 5)
    await page.clock.runFor(5_000)
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('a swipe to the right closes it from 50 px on', async ({ page }) => {
    await swipe(page, 49)
    await expect(toastOf(page)).toHaveCount(1)
    await swipe(page, 50)
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('a swipe still closes it after somebody has tried to select its text', async ({ page }) => {
    await page.keyboard.press('Control+A')
    await toastOf(page).getByText('Validation Error').click({ clickCount: 3 })
    await swipe(page, 60)
    await expect(toastOf(page)).toHaveCount(0)
  })

  test('one that is dismissed gives the focus back, and does not hold the next', async ({
    page,
  }) => {
    const { name } = contactForm(page)
    await name.focus()
    await page.keyboard.press('F8')
    await toastOf(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(toastOf(page)).toHaveCount(0)
    await expect(name).toBeFocused()
    await page.keyboard.press('Enter')
    await expectToast(page, 'Validation Error', 'Please fill in all required fields.')
    await page.mouse.move(5, 5)
    await page.clock.runFor(5_000)
    await expect(toastOf(page)).toHaveCount(0)
  })
})
