import type { Page } from '@playwright/test'
import { page as path } from '#shared/routes.ts'
import { expect, test } from './fixtures.ts'

const figure = (page: Page, name: RegExp) => page.getByRole('radio', { name })

test('the figures take turns, until paused; a click lights one', async ({ page }) => {
  await page.goto(path.about)
  await page
    .getByRole('button', { name: 'Pause' })
    .or(page.getByRole('button', { name: 'Play' }))
    .scrollIntoViewIfNeeded()
  await expect(figure(page, /projects in development/)).toBeChecked()
  await expect(figure(page, /team members/)).toBeChecked({ timeout: 4_500 })
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByText('dedication', { exact: true }).click()
  await page.waitForTimeout(3_500)
  await expect(figure(page, /dedication/)).toBeChecked()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(figure(page, /projects in development/)).toBeChecked({ timeout: 4_500 })
})

test('the benefits of a value show on focus', async ({ page }) => {
  await page.goto(path.about)
  await page.getByRole('group', { name: 'Results Driven' }).focus()
  await expect(page.getByText('ROI guaranteed within 90 days')).toBeVisible()
})

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the figures rest until asked to move', async ({ page }) => {
    await page.goto(path.about)
    const play = page.getByRole('button', { name: 'Play' })
    await play.scrollIntoViewIfNeeded()
    await page.waitForTimeout(3_500)
    await expect(figure(page, /projects in development/)).toBeChecked()
    await play.click()
    await expect(figure(page, /team members/)).toBeChecked({ timeout: 4_500 })
  })
})
