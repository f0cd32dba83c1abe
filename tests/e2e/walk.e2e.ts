import type { Page } from '@playwright/test'
import { page as path } from '#shared/routes.ts'
import { isLongLane } from '#tests/support/lane.ts'
import { axeFindings, widths } from './axe.ts'
import { lostPages, publicPages } from './built-pages.ts'
import { expect, test } from './fixtures.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { mostShift, readToTheEnd, shiftsOf, watchShifts } from './layout-shifts.ts'
import { shapeFaults } from './page-shape.ts'
import { expectReflow } from './sideways-scroll.ts'

const addresses = [...publicPages, ...Object.values(lostPages)]

/** Addresses of one test each: there are many, so that both workers are busy to the end. */
function partsOf(all: string[]): string[][] {
  const count = Math.ceil(all.length / 4)
  return Array.from({ length: count }, (_, part) =>
    all.filter((_address, index) => index % count === part),
  )
}

/**
 * What the gate walks over on a desk: the page that sells, those that calculate and book, and one of the
 * services. On a phone, where words may have no room, it walks over one of every template; the long lane over
 * all at both widths.
 */
const onDesk = new Set([
  path.home,
  path.pricing,
  path.roiCalculator,
  path.audit,
  path.schedule,
  path.resources,
  publicPages.find((address) => address.startsWith(`${path.services}/`)),
])

/** The pages of one template, but for the first of each, differ from it in words alone. */
const siblings = new Set(
  [path.services, path.industries].flatMap((parent) =>
    publicPages.filter((address) => address.startsWith(`${parent}/`)).slice(1),
  ),
)

/** Expects that nothing moved by itself on the page, however late its scripts came. */
async function expectNoShift(page: Page, where: string) {
  const { sum, shifts } = await shiftsOf(page)
  expect(sum, `${where} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift)
}

/** Opens and starts what the page has of dialogs, demos and questions, once each. */
async function openAll(page: Page, where: string) {
  const start = page.getByRole('button', { name: 'Start Demo' })
  for (let demos = await start.count(); demos > 0; demos -= 1) {
    await start.first().click()
    await expect(start, where).toHaveCount(demos - 1)
    expect(await shapeFaults(page), `${where}, a demo`).toEqual([])
  }
  // Of the map, HubSpot has a popup.
  const island = page.locator('astro-island')
  for (const opener of [
    island.getByRole('link', { name: /^Details of/ }).first(),
    island.getByRole('button', { name: 'HubSpot', exact: true }),
  ]) {
    if ((await opener.count()) === 0) continue
    await opener.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog, where).toBeInViewport({ ratio: 1 })
    expect(await shapeFaults(page), `${where}, a dialog`).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog, where).toBeHidden()
  }
  // Of questions that belong together one is open at a time.
  for (const question of await page.locator('main summary').all()) {
    if (await question.isVisible()) await question.click()
  }
  expect(await shapeFaults(page), `${where}, its questions open`).toEqual([])
}

for (const [what, viewport] of widths) {
  test.describe(what, () => {
    test.use({ viewport })
    const isDesk = viewport.width === 1440
    const walked = addresses.filter(
      (address) => isLongLane || (isDesk ? onDesk.has(address) : !siblings.has(address)),
    )

    for (const [index, part] of partsOf(walked).entries()) {
      test(`pages hold together, read well and stay in place, part ${index + 1}`, async ({
        page,
        complaints,
      }) => {
        complaints.allow(/status of 404/)
        await page.addInitScript(watchShifts)
        for (const address of part) {
          await page.emulateMedia({ reducedMotion: 'no-preference' })
          const letScriptsCome = await holdScriptsBack(page)
          await page.goto(address, { waitUntil: 'commit' })
          await expect(
            page.getByRole('contentinfo').or(page.locator('body > main')).last(),
          ).toBeAttached()
          await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
          await readToTheEnd(page)
          letScriptsCome()
          await page.waitForLoadState()
          await expect(page.locator('astro-island[ssr]'), address).toHaveCount(0)
          await readToTheEnd(page)
          await expectNoShift(page, address)

          await page.emulateMedia({ reducedMotion: 'reduce' })
          expect(await page.title(), address).not.toBe('')
          expect(await shapeFaults(page), address).toEqual([])
          // A color is the same at every width, as are most names, and the tokens of the night are the
          // same on every page: axe looks at all of them at both widths in the long lane.
          if (isDesk || !onDesk.has(address) || isLongLane) {
            const byNight = isDesk || isLongLane
            expect(await axeFindings(page, address, { byNight })).toEqual([])
          }
          await expectReflow(page, address)
          await openAll(page, address)
        }
      })
    }
  })
}
