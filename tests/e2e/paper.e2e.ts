import type { Locator, Page } from '@playwright/test'
import { page as path } from '#shared/routes.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { flowDemo, openStill } from './home-demos.ts'
import { inLongLane } from './lane.ts'

/** Every kind of page, and those with dark grounds. */
const printed = [
  ...[path.home, path.about, path.services, path.service('workflow-automation'), path.industries],
  ...[path.industry('healthcare'), path.caseStudies, path.pricing, path.roiCalculator],
  ...[path.contact, path.schedule, path.audit, path.checklist, path.templates, path.privacy],
]

/** The texts of a page that white paper would not carry: below a contrast of 4.5 to 1. */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('No canvas.')
    const contrastWithWhite = (color: string) => {
      context.fillStyle = '#fff'
      context.fillRect(0, 0, 1, 1)
      context.fillStyle = color
      context.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (part) =>
          part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05)
    }
    const pale: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode
      if (!parentElement?.checkVisibility({ visibilityProperty: true }) || !textContent?.trim())
        continue
      if (parentElement.closest('svg, noscript, script, style, select')) continue
      if (contrastWithWhite(getComputedStyle(parentElement).color) < 4.5)
        pale.push(textContent.trim())
    }
    return pale
  })

/** How many sheets of A4 a page is printed on. */
async function sheetsOf(page: Page): Promise<number | undefined> {
  const printed = (await page.pdf({ format: 'A4' })).toString('latin1')
  return printed.match(/\/Type \/Page\b/g)?.length
}

test(
  'every page prints dark on white, without what is pressed or floats',
  inLongLane,
  async ({ page }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' })
    for (const address of printed) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await paleTexts(page), address).toEqual([])
      await expect(page.getByRole('link', { name: 'Skip to content' }), address).toBeHidden()
      await expect(page.getByRole('banner').getByRole('button'), address).toHaveCount(0)
      await expect(
        page.getByRole('button', { name: /^(Help|Scroll to top)$/ }),
        address,
      ).toHaveCount(0)
    }
  },
)

test.describe('while the loom weaves by night', () => {
  test.use({ colorScheme: 'dark', ...inMotion })
  test('the home page prints its still cloth and its words on few pages', async ({ page }) => {
    await page.goto(path.home)
    await expect(page.locator('.loom-canvas[data-weaving]')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.loom-cloth')).toBeVisible()
    const onScreenAlone = ['.loom-canvas', '.map', '.demo-tabs', '.artefacts', '.themes', 'button']
    for (const part of onScreenAlone)
      await expect(page.locator(part).filter({ visible: true }), part).toHaveCount(0)
    await expect(page.locator('.job-story')).toBeVisible()
    await expect(page.locator('.job .step')).toHaveCount(4)
    expect(await sheetsOf(page)).toBeLessThanOrEqual(7)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('the home page prints on as few pages', async ({ page }) => {
    await page.goto(path.home)
    expect(await sheetsOf(page)).toBeLessThanOrEqual(7)
  })
})

test('answers that are folded away are printed', async ({ page }) => {
  await page.goto(path.pricing)
  const answer = page.locator('details[name] > *:not(summary)').first()
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect.poll(async () => (await answer.boundingBox())?.height ?? 0).toBeGreaterThan(10)
})

const groundOf = (part: Locator) =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)

test('where a person sets the colors, what is chosen and how far one is still shows', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path.pricing)
  const choices = page.locator('label:has([type=radio])')
  expect(await groundOf(choices.filter({ has: page.locator(':checked') }).first())).not.toBe(
    await groundOf(choices.filter({ hasNot: page.locator(':checked') }).first()),
  )
  for (const address of [path.audit, path.checklist]) {
    await page.goto(address)
    const bar = page.getByRole('progressbar').first()
    expect(await groundOf(bar.locator('> *').first()), address).not.toBe(await groundOf(bar))
  }
})

test('where a person sets the colors, the step one is at still shows', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const styleOf = (part: Locator, property: 'outlineStyle' | 'borderStyle' | 'fontWeight') =>
    part.evaluate((element, name) => getComputedStyle(element)[name], property)
  await openStill(page)
  const demo = flowDemo(page)
  await demo.reach()
  await demo.start.click()
  await expect(demo.here).toHaveCount(1)
  const ahead = demo.panel.locator('.step[data-at="ahead"] .step-icon').first()
  expect(await styleOf(demo.here.locator('.step-icon'), 'outlineStyle')).toBe('solid')
  expect(await styleOf(ahead, 'outlineStyle')).toBe('none')
  expect(await styleOf(ahead, 'borderStyle')).toBe('dashed')

  await page.goto(path.audit)
  const steps = page.getByRole('progressbar').locator('~ ol > li')
  const [here, next] = [steps.first(), steps.nth(1)]
  await expect(here).toHaveAttribute('aria-current', 'step')
  expect(await styleOf(here, 'fontWeight')).not.toBe(await styleOf(next, 'fontWeight'))
})

test('where a person sets the colors, buttons have a border and a legend its marks', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(path.contact)
  const send = page.getByRole('button', { name: 'Send Message' })
  await expect(send).toHaveCSS('border-top-style', 'solid')
  await expect(send).toHaveCSS('border-top-width', '1px')
  await page.goto(`${path.roiCalculator}?employees=25&hours=10&rate=40`)
  const legend = page.locator('figure > p')
  await expect(legend).toBeVisible()
  const marks = await legend.locator('[aria-hidden="true"]').all()
  const grounds = await Promise.all([...marks, page.locator('body')].map(groundOf))
  expect(new Set(grounds).size, 'two marks and the page').toBe(3)
})
