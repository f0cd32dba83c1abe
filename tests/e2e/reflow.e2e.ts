import { page as path } from '#shared/routes.ts'
import { expect, test } from './fixtures.ts'
import { expectReflow } from './sideways-scroll.ts'

test('at 320 px the menu and its sub-panels fit', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(path.home)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expectReflow(page, 'menu')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Services' })
    .click()
  await expect(page.getByRole('region', { name: 'Services' })).toBeVisible()
  await expectReflow(page, 'sub-panel')
})
