import type { Page } from '@playwright/test'
import { page as path } from '#shared/routes.ts'
import { expect, inMotion, test } from './fixtures.ts'

const figure = (page: Page, name: RegExp) => page.getByRole('radio', { name })

/** Opens the page with its clock standing still until a test moves it. */
async function open(page: Page) {
  await page.clock.install({ time: 0 })
  await page.goto(path.about)
  await page.clock.pauseAt(60_000)
}

const turn = 3_000

test.describe('in motion', () => {
  test.use(inMotion)

  test('the figures take turns, until paused; a click lights one', async ({ page }) => {
    await open(page)
    const pause = page.getByRole('button', { name: 'Pause' })
    await figure(page, /dedication/).scrollIntoViewIfNeeded()
    await expect(pause).toBeVisible()
    await expect(figure(page, /projects in development/)).toBeChecked()
    await page.clock.runFor(turn)
    await expect(figure(page, /team members/)).toBeChecked()
    await pause.click()
    await page.getByText('dedication', { exact: true }).click()
    await page.clock.runFor(2 * turn)
    await expect(figure(page, /dedication/)).toBeChecked()
    await page.getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(turn)
    await expect(figure(page, /projects in development/)).toBeChecked()
  })
})

test('the benefits of a value show on focus', async ({ page }) => {
  await page.goto(path.about)
  await page.getByRole('group', { name: 'Results Driven' }).focus()
  await expect(page.getByText('ROI guaranteed within 90 days')).toBeVisible()
})

test.describe('for those who want less motion', () => {
  test('the figures rest until asked to move', async ({ page }) => {
    await open(page)
    const play = page.getByRole('button', { name: 'Play' })
    await play.scrollIntoViewIfNeeded()
    await page.clock.runFor(2 * turn)
    await expect(figure(page, /projects in development/)).toBeChecked()
    await play.click()
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
    await page.clock.runFor(turn)
    await expect(figure(page, /team members/)).toBeChecked()
  })
})
