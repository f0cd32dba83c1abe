import type { Page } from '@playwright/test'
import { integrationMapSection, platformName, platformNodes } from '#content/integration-map.ts'
import type { PlatformId } from '#content/types/integration-map.ts'
import { page as path } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { openStill } from './home-demos.ts'
import { inLongLane } from './lane.ts'
import { expectReflow } from './sideways-scroll.ts'

const nodeOf = (id: PlatformId) => {
  const node = platformNodes.find((other) => other.id === id)
  if (!node) throw new Error(`No platform is called ${id}.`)
  return node
}

/** The map, as a person sees it. */
function integrationMap(page: Page) {
  const map = page.getByRole('region', { name: integrationMapSection.label })
  const place = (id: PlatformId) =>
    map
      .locator('.map-node')
      .filter({ has: page.getByRole('button', { name: platformName(id), exact: true }) })
  return {
    map,
    place,
    tile: (id: PlatformId) => map.getByRole('button', { name: platformName(id), exact: true }),
    label: map.locator('.map-label'),
    card: page.locator('.map-card'),
    popup: page.getByRole('dialog'),
    count: page.getByRole('dialog').locator('.map-turn span'),
    /** Expects who stands out while a platform is shown, or that nobody does. */
    async expectShown(id: PlatformId | null) {
      const connected: readonly PlatformId[] = id ? nodeOf(id).connections : []
      for (const node of platformNodes) {
        const others = connected.includes(node.id) ? 'related' : 'dimmed'
        const look = node.id === id ? 'shown' : others
        if (id) await expect(place(node.id), node.name).toHaveAttribute('data-look', look)
        else await expect(place(node.id)).not.toHaveAttribute('data-look', /shown|related|dimmed/)
      }
      await expect(map.locator('.map-lines [data-lit]')).toHaveCount(connected.length)
    },
  }
}

/** Opens the home page, its clock standing still and its map awake. */
async function openMap(page: Page) {
  await openStill(page)
  const map = integrationMap(page)
  await expect(map.map.getByRole('button')).toHaveCount(6)
  return map
}

test('pointing at a platform lights those it connects to, and lingers 300 ms', async ({ page }) => {
  const map = await openMap(page)
  await expect(map.map.getByRole('button')).toHaveCount(6)
  await map.expectShown(null)
  await map.tile('slack').hover()
  await map.expectShown('slack')
  await expect(map.tile('slack').locator('.mark'), 'in its own color').toHaveCSS('--own', '100%')
  await expect(map.tile('make').locator('.mark'), 'in ink').toHaveCSS('--own', '')
  const { capabilities, integrationPaths } = nodeOf('slack')
  await expect(map.label.getByRole('listitem')).toHaveText([
    ...capabilities.slice(0, 2),
    ...integrationPaths.slice(0, 2).map(({ to }) => new RegExp(platformName(to))),
  ])
  await expect(map.card).toBeHidden()

  await page.mouse.move(5, 5)
  await page.clock.runFor(299)
  await map.expectShown('slack')
  await page.clock.runFor(1)
  await map.expectShown(null)
  await expect(map.label).toHaveText(integrationMapSection.hint)
})

test(
  'moving on within the 300 ms shows the next platform at once',
  inLongLane,
  async ({ page }) => {
    const map = await openMap(page)
    await map.tile('make').hover()
    await map.tile('zapier').hover()
    await map.expectShown('zapier')
    await page.clock.runFor(1_000)
    await map.expectShown('zapier')
  },
)

test('a click selects for good, a second one lets go', inLongLane, async ({ page }) => {
  const map = await openMap(page)
  await map.tile('make').click()
  await expect(map.tile('make')).toHaveAttribute('aria-pressed', 'true')
  await expect(map.card).toContainText(nodeOf('make').description)
  await expect(map.popup, 'Make has none').toHaveCount(0)
  await page.mouse.move(5, 5)
  await page.clock.runFor(300)
  await map.expectShown(null)
  await expect(map.card, 'hover and selection are independent').toBeVisible()

  await map.tile('google-workspace').click()
  await expect(map.card).toContainText(nodeOf('google-workspace').description)
  await expect(map.tile('make')).toHaveAttribute('aria-pressed', 'false')
  await map.tile('google-workspace').click()
  await expect(map.card).toBeHidden()
  await expect(map.tile('google-workspace')).toHaveAttribute('aria-pressed', 'false')
})

test('chat and both CRMs open a popup at the click, within the window', async ({ page }) => {
  const map = await openMap(page)
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  for (const [id, figures] of [
    ['hubspot', ['150', '2.5M']],
    ['salesforce', ['300', '5.2M']],
    ['slack', ['75', '1.8M']],
  ] as const) {
    const tile = await map.tile(id).boundingBox()
    if (!tile) throw new Error('The platform is not drawn.')
    // Near its edge: the popup stands beside the platform, wherever it was hit.
    const click = { x: Math.round(tile.x + 6), y: Math.round(tile.y + 10) }
    await page.mouse.click(click.x, click.y)
    await expect(map.popup).toHaveAccessibleName(platformName(id))
    await map.expectShown(id)
    for (const figure of figures) await expect(map.popup).toContainText(figure)
    const box = await map.popup.boundingBox()
    // Beside the platform, which it explains, 16 px off the window's edges, and all of it in the hero.
    const { x = 0, y = 0, width: wide = 0, height: high = 0 } = box ?? {}
    const hero = await page.locator('.hero').boundingBox()
    expect(y + high, id).toBeLessThan((hero?.y ?? 0) + (hero?.height ?? 0))
    expect(await map.popup.evaluate((part) => part.scrollHeight - part.clientHeight), id).toBe(0)
    expect(x, id).toBeGreaterThanOrEqual(16)
    expect(x + wide, id).toBeLessThanOrEqual(width - 16)
    expect(y + high, id).toBeLessThanOrEqual(height - 16)
    expect(x > tile.x + tile.width || x + wide < tile.x, `${id} is still seen`).toBe(true)
    expect(wide).toBe(400)
    expect(high).toBeLessThanOrEqual(484)
    // The name and the figures under it: the room that the hero keeps for its own lists is not theirs.
    const figuresBox = await map.popup.locator('dl').boundingBox()
    expect(figuresBox?.height, id).toBeLessThan(80)
    await expect(map.popup, 'the summary is in it').toContainText(nodeOf(id).description)
    await map.popup.getByRole('button', { name: 'Close' }).click()
    await expect(map.popup).toBeHidden()
    await expect(map.card).toBeHidden()
    await expect(map.tile(id)).toBeFocused()
  }
  await page.clock.runFor(300)
  await map.expectShown(null)

  await map.tile('slack').click()
  await map.popup.getByRole('heading', { name: 'Capabilities' }).click()
  await expect(map.popup, 'a press within').toBeVisible()
  await page.mouse.down()
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(map.popup, 'one that only ends outside').toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(map.popup, 'a press outside').toBeHidden()
  await expect(map.card).toBeHidden()
})

test('in a low window the popup ends in it, and is scrolled', inLongLane, async ({ page }) => {
  const width = 1024
  await page.setViewportSize({ width, height: 600 })
  const map = await openMap(page)
  await map.tile('salesforce').click()
  await expect(map.popup.getByRole('heading', { name: 'Capabilities' })).toBeAttached()
  await page.setViewportSize({ width, height: 420 })
  await expect(map.popup, 'all of it').toBeInViewport({ ratio: 1 })
  const hidden = await map.popup.evaluate((part) => part.scrollHeight - part.clientHeight)
  expect(hidden).toBeGreaterThan(0)
})

test.describe('in motion', () => {
  test.use(inMotion)

  test('the popup counts its connections, 2 s each, until paused', async ({ page }) => {
    const map = await openMap(page)
    const { length } = nodeOf('hubspot').connections
    await map.tile('hubspot').click()
    await expect(map.count).toHaveText(`1 / ${length}`)
    await page.clock.runFor(1_999)
    await expect(map.count).toHaveText(`1 / ${length}`)
    await page.clock.runFor(1)
    await expect(map.count).toHaveText(`2 / ${length}`)
    await expect(map.popup.locator('[aria-current]')).toHaveCount(1)
    await page.clock.runFor(2_000 * (length - 1))
    await expect(map.count, 'and round again').toHaveText(`1 / ${length}`)
    await map.popup.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(8_000)
    await expect(map.count).toHaveText(`1 / ${length}`)
    await map.popup.getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(2_000)
    await expect(map.count).toHaveText(`2 / ${length}`)
  })
})

test('the keyboard points, selects, reads and closes', async ({ page }) => {
  const map = await openMap(page)
  await page.getByRole('link', { name: 'View Success Stories' }).focus()
  await page.keyboard.press('Tab')
  await expect(map.tile('make')).toBeFocused()
  await map.expectShown('make')
  await page.keyboard.press('Escape')
  await map.expectShown(null)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(map.tile('salesforce')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(map.popup.getByRole('button', { name: 'Close' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(map.popup).toBeHidden()
  await expect(map.tile('salesforce')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(map.card).toContainText(nodeOf('google-workspace').description)
  await page.keyboard.press('Space')
  await expect(map.card).toBeHidden()
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a tap shows, selects and opens; closing lets go of all', async ({ page }) => {
    const map = await openMap(page)
    await map.tile('make').tap()
    await map.expectShown('make')
    await expect(map.card).toContainText(nodeOf('make').description)
    await map.tile('make').tap()
    await map.expectShown(null)
    await expect(map.card).toBeHidden()

    await map.tile('slack').tap()
    await expect(map.popup.getByRole('heading', { name: 'Connections' })).toBeVisible()
    await expect(map.popup, 'all of it').toBeInViewport({ ratio: 1 })
    const [box, mapBox] = [await map.popup.boundingBox(), await map.map.boundingBox()]
    expect(box?.width).toBe(358)
    const mapEnd = (mapBox?.y ?? 0) + (mapBox?.height ?? 0)
    expect(box?.y, 'below the map').toBeGreaterThanOrEqual(mapEnd)
    await expectReflow(page, 'popup')
    await map.popup.getByRole('button', { name: 'Close' }).tap()
    await expect(map.popup).toBeHidden()
    await map.expectShown(null)

    await map.tile('zapier').tap()
    await expect(map.card).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(map.card, 'a tap outside').toBeHidden()
  })
})

for (const [what, viewport] of widths) {
  test.describe(`${what}, axe finds nothing`, inLongLane, () => {
    test.use({ viewport })

    test('in the map pointed at, its card and its popup', async ({ page }) => {
      await page.goto(path.home)
      const map = integrationMap(page)
      await map.map.scrollIntoViewIfNeeded()
      await map.tile('zapier').hover()
      await map.expectShown('zapier')
      await map.tile('make').click()
      await expect(map.card).toBeVisible()
      await expectNoFindings(page, 'pointed at, with the card')
      await map.tile('hubspot').click()
      await expect(map.popup.getByRole('button', { name: 'Play' })).toBeVisible()
      await expectNoFindings(page, 'popup')
    })
  })
}
