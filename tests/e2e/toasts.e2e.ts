import { adminPage } from '#shared/routes.ts'
import { expect, test } from './fixtures.ts'
import { expectToast, toastOf } from './screens.ts'

test.beforeEach(async ({ page }) => {
  await page.goto(adminPage.login)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expectToast(page, 'Validation Error', 'Please fill in all fields.')
})

test('a toast goes after five seconds', async ({ page }) => {
  await page.waitForTimeout(4_000)
  await expect(toastOf(page)).toHaveCount(1)
  await expect(toastOf(page)).toHaveCount(0, { timeout: 3_000 })
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
  await page.keyboard.press('F8')
  await page.waitForTimeout(6_000)
  await expect(toastOf(page)).toHaveCount(1)
})

test('a toast waits while the pointer is on it', async ({ page }) => {
  await toastOf(page).hover()
  await page.waitForTimeout(6_000)
  await expect(toastOf(page)).toHaveCount(1)
})

for (const [distance, gone] of [
  [40, false],
  [70, true],
] as const) {
  test(`a swipe of ${distance} px to the right ${gone ? 'closes it' : 'is too short'}`, async ({
    page,
  }) => {
    const box = await toastOf(page).boundingBox()
    if (!box) throw new Error('The toast has no place.')
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance / 2, y, { steps: 5 })
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.up()
    await expect(toastOf(page)).toHaveCount(gone ? 0 : 1, { timeout: 2_000 })
  })
}
