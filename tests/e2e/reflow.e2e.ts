import { page as path } from '#shared/routes.ts'
import { lostPages, publicPages } from './built-pages.ts'
import { expect, test } from './fixtures.ts'
import { expectReflow } from './sideways-scroll.ts'

// A window of 1440 px at 200 % zoom, and then the narrowest that WCAG 1.4.10 names.
test.use({
  viewport: { width: 720, height: 450 },
  deviceScaleFactor: 2,
  contextOptions: { reducedMotion: 'reduce' },
})

const addresses = [...publicPages, ...Object.values(lostPages)]
const half = Math.ceil(addresses.length / 2)

for (const [part, some] of [
  ['first', addresses.slice(0, half)],
  ['second', addresses.slice(half)],
] as const) {
  test(`at 200 % zoom and at 320 px the ${part} half of the pages fits`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/status of 404/)
    for (const address of some) {
      await page.goto(address)
      await expectReflow(page, address)
    }
  })
}

test('so do the menu and its sub-panels', async ({ page }) => {
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
