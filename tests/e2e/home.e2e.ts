import type { Page } from '@playwright/test'
import { integrationFlows } from '#content/flows/list.ts'
import { integrationMapSection } from '#content/integration-map.ts'
import { demoPage, page as path } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { expect, inMotion, test } from './fixtures.ts'
import {
  expectMetrics,
  flowDemo,
  flowNames,
  industryDemo,
  openStill,
  scenarioNames,
} from './home-demos.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { expectReflow } from './sideways-scroll.ts'

const covers = (page: Page) => page.locator('.hero dd [aria-hidden="true"]')

const stages = (page: Page) => page.locator('.pipeline')
const stageHere = (page: Page) => stages(page).locator('[aria-current]')

/** What the loom shows, which a worker draws: through a canvas that may be read. */
const loomPicture = (page: Page) =>
  page.locator('.loom-canvas').evaluate((loom: HTMLCanvasElement) => {
    const { width, height } = loom
    const readable = Object.assign(document.createElement('canvas'), { width, height })
    readable.getContext('2d')?.drawImage(loom, 0, 0)
    return readable.toDataURL()
  })

/** That it has taken the width of the window, at one point a pixel or, where it is slow, at half of one. */
const isSizedAnew = (page: Page) =>
  page
    .locator('.loom-canvas')
    .evaluate(({ width, clientWidth }: HTMLCanvasElement) =>
      [clientWidth, Math.round(clientWidth / 2)].includes(width),
    )

/** What the loom shows once no frame is on its way: the same for half a second. */
async function restingPicture(page: Page) {
  let last = ''
  const rests = async () => {
    const before = last
    last = await loomPicture(page)
    return last === before
  }
  await expect.poll(rests, { intervals: [500] }).toBe(true)
  return last
}

/** How many threads of the warp stand in the window, from the width of a crossing. */
const threadsOfLoom = (page: Page) =>
  page
    .locator('.loom-cloth')
    .evaluate((cloth) => innerWidth / Number.parseFloat(getComputedStyle(cloth).fontSize))

test('an industry scenario runs 3 s a step and shows its result 0.5 s after the last', async ({
  page,
}) => {
  await openStill(page)
  const demo = industryDemo(page)
  await demo.reach()
  const results = demo.panel.getByText('99.7%')
  const artefacts = demo.panel.locator('.artefact')
  const height = await demo.root.evaluate(({ clientHeight }) => clientHeight)
  await demo.start.click()
  await expect(demo.start).toHaveText('Running...')
  await expect(demo.start).toBeDisabled()
  for (const step of [1, 2, 3]) {
    await expect(demo.status).toHaveText(new RegExp(`^Step ${step} of 4:`))
    await expect(artefacts.nth(step - 1).getByRole('list')).toBeVisible()
    await expect(artefacts.nth(step).getByRole('list'), 'not yet written').toBeHidden()
    await page.clock.runFor(2_999)
    await expect(demo.status).toHaveText(new RegExp(`^Step ${step} of 4:`))
    await page.clock.runFor(1)
  }
  await expect(demo.status).toHaveText(/^Step 4 of 4:/)
  await expect(demo.start).toHaveText('Start Demo')
  await page.clock.runFor(499)
  await expect(results).toBeHidden()
  await page.clock.runFor(1)
  await expect(results).toBeVisible()
  expect(await demo.root.evaluate(({ clientHeight }) => clientHeight), 'nothing moved').toBe(height)
  await demo.reset.click()
  await expect(results).toBeHidden()
  await expect(artefacts.first().getByRole('list'), 'what will be there').toBeVisible()
  await expect(demo.here).toHaveCount(0)
})

test('all four scenarios come to the figures of the specification', async ({ page }) => {
  await openStill(page)
  const demo = industryDemo(page)
  await demo.reach()
  await expect(demo.root.getByRole('tab')).toHaveText(scenarioNames)
  for (const [index, metrics] of [
    ['45+ minutes', '8 seconds', '99.7%'],
    ['25+ minutes', '12 seconds', '99.2%'],
    ['35+ minutes', '15 seconds', '99.3%'],
    ['60+ minutes', '18 seconds', '99.5%'],
  ].entries()) {
    await demo.tab(scenarioNames[index] ?? '').click()
    await expect(demo.here).toHaveCount(0)
    await demo.start.click()
    await expect(demo.start).toHaveText('Running...')
    await page.clock.runFor(9_500)
    await expectMetrics(demo.panel, metrics)
  }
})

test('the tabs of a demo are worked with the arrow keys', async ({ page }) => {
  await page.goto(path.home)
  const demo = industryDemo(page)
  await demo.reach()
  const [first = '', second = '', , last = ''] = scenarioNames
  await demo.tab(first).focus()
  await page.keyboard.press('ArrowRight')
  await expect(demo.tab(second)).toBeFocused()
  await expect(demo.tab(second)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('End')
  await expect(demo.panel).toHaveAccessibleName(last)
  await page.keyboard.press('ArrowRight')
  await expect(demo.tab(first)).toBeFocused()
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id))
  expect(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    'ids used twice',
  ).toEqual([])
})

test.describe('in motion', () => {
  test.use(inMotion)

  test('the counters rest 500 ms, run 60 steps and end at their targets', async ({ page }) => {
    await openStill(page)
    await expect(covers(page)).toHaveText(['0+', '0+', '0%'])
    await page.clock.runFor(500)
    await expect(covers(page)).toHaveText(['0+', '0+', '0%'])
    // Step 30 of 60, a frame late at most: seven eighths of the way, by cubic ease-out.
    await page.clock.runFor(1_016)
    await expect(covers(page)).toHaveText(['2491+', '13650+', '350%'])
    await page.clock.runFor(1_008)
    await expect(covers(page).first()).toBeHidden()
    for (const target of ['2847+', '15600+', '400%']) {
      await expect(page.getByText(target, { exact: true }).first()).toBeVisible()
    }
  })

  test('figures that have been read are not taken back by scripts that come late', async ({
    page,
  }) => {
    const letScriptsCome = await holdScriptsBack(page)
    await page.goto(path.home, { waitUntil: 'commit' })
    await expect(page.getByText('15600+', { exact: true })).toBeVisible()
    await page.evaluate(() => {
      const noteCount = () => {
        const isCounting = document.querySelector('.hero dd [aria-hidden="true"]') !== null
        if (isCounting) document.documentElement.dataset.counted = 'yes'
      }
      new MutationObserver(noteCount).observe(document.body, { childList: true, subtree: true })
    })
    letScriptsCome()
    await expect(page.locator('astro-island[ssr]', { has: page.locator('.hero') })).toHaveCount(0)
    // What follows the waking of an island is done before a page is idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    await expect(page.locator('[data-counted]')).toHaveCount(0)
  })

  test('figures are not to be read before a count that may still come', async ({ page }) => {
    await holdScriptsBack(page)
    await page.goto(path.home, { waitUntil: 'commit' })
    const figure = page.locator('.hero dd > :first-child').first()
    // Begun anew in each look at it: on a busy machine a second is over before anybody looks.
    const visibilityAt = (time: number) =>
      figure.evaluate((element, moment) => {
        if (!(element instanceof HTMLElement)) throw new Error('The figure is no element.')
        element.style.animationName = 'none'
        getComputedStyle(element).animationName
        element.style.animationName = ''
        const [animation] = element.getAnimations()
        if (!animation) throw new Error('Nothing hides the figure.')
        animation.pause()
        animation.currentTime = moment
        return getComputedStyle(element).visibility
      }, time)
    expect(await visibilityAt(999)).toBe('hidden')
    expect(await visibilityAt(1_000)).toBe('visible')
  })

  test('the pipeline advances every 2 s once it is in view, until paused', async ({ page }) => {
    await openStill(page)
    const strip = stages(page)
    await expect(strip.getByRole('button'), 'nothing runs yet').toHaveText('Play')
    await strip.scrollIntoViewIfNeeded()
    await expect(strip).toHaveAttribute('data-running')
    for (const stage of ['Data Input', 'Processing', 'Automation', 'Output', 'Data Input']) {
      await expect(stageHere(page)).toContainText(stage)
      await page.clock.runFor(2_000)
    }
    await strip.getByRole('button', { name: 'Pause' }).click()
    await page.clock.runFor(6_000)
    await expect(stageHere(page)).toContainText('Processing')
    await strip.getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(2_000)
    await expect(stageHere(page)).toContainText('Automation')
  })

  test(
    'the loom has 120 to 200 threads, 87 on phones, and keeps its pause when the window changes',
    inLongLane,
    async ({ page }) => {
      await page.clock.install()
      await page.goto(path.home)
      // It is paused before it could find itself too slow: that takes it more than a second.
      await page.getByRole('button', { name: 'Pause the loom' }).click()
      const play = page.getByRole('button', { name: 'Play the loom' })
      await expect(play).toBeVisible()
      const still = await restingPicture(page)
      await page.clock.runFor(5_000)
      expect(await loomPicture(page), 'paused').toBe(still)

      for (const width of [390, 768, 1920, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        const [fewest, most] = width < 640 ? [86, 88] : [120, 200]
        await expect.poll(() => threadsOfLoom(page)).toBeGreaterThanOrEqual(fewest)
        expect(await threadsOfLoom(page)).toBeLessThanOrEqual(most)
        await expect(play, 'still paused').toBeVisible()
        await expect.poll(() => isSizedAnew(page)).toBe(true)
        const resized = await restingPicture(page)
        expect(resized.length, 'drawn anew').toBeGreaterThan(5_000)
        await page.clock.runFor(1_000)
        expect(await loomPicture(page)).toBe(resized)
      }
      await play.click()
      await expect.poll(() => loomPicture(page), 'it weaves on').not.toBe(still)
    },
  )
})

test.describe('for those who want less motion', () => {
  test('figures stand at their targets and nothing moves until asked to', async ({ page }) => {
    await openStill(page)
    // A transition still comes and goes within a hundredth of a millisecond.
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
    await expect(covers(page).first()).toBeHidden()
    const warp = await page.locator('.hero').evaluate((hero) => {
      const { marginLeft, width } = getComputedStyle(hero, '::before')
      const from = Number.parseFloat(marginLeft)
      return { left: -from, right: from + Number.parseFloat(width) - hero.clientWidth }
    })
    expect(Math.min(warp.left, warp.right), 'the warp lies over the whole hero').toBeGreaterThan(0)
    await expect(page.getByText('15600+', { exact: true })).toBeVisible()
    const strip = stages(page)
    await strip.scrollIntoViewIfNeeded()
    await page.clock.runFor(6_000)
    await expect(strip).not.toHaveAttribute('data-running')
    await strip.getByRole('button', { name: 'Play' }).click()
    await expect(strip).toHaveAttribute('data-running')
    await page.clock.runFor(2_000)
    await expect(stageHere(page)).toContainText('Processing')
    const demo = flowDemo(page)
    await demo.reach()
    await demo.start.click()
    await page.clock.runFor(2_000)
    await expect(demo.status).toHaveText(/^Step 2 of/)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('flows, scenarios and platforms lead to the same in plain reading', async ({ page }) => {
    await page.goto(path.home)
    await page.getByRole('link', { name: flowNames[1] ?? '', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${demoPage.flows}#`))
    await expect(page.getByText(integrationFlows[1].description)).toBeInViewport()
    await page.goto(path.home)
    const tool = integrationFlows[0].tools[0]
    await page
      .getByRole('link', { name: `Details of ${tool?.name}` })
      .first()
      .click()
    await expect(page.getByText(tool?.description ?? ''), 'the browser unfolds it').toBeInViewport()
    await page.goto(path.home)
    await page.getByRole('link', { name: scenarioNames[2] ?? '', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`${demoPage.scenarios}#`))
    await page.goto(path.home)
    await page.getByRole('link', { name: 'Slack', exact: true }).first().click()
    await expect(page).toHaveURL(new RegExp(`${demoPage.platforms}#`))
    await expect(page.getByRole('heading', { name: 'Slack' })).toBeInViewport()
    const draft = page.getByRole('table', { name: integrationMapSection.label })
    await expect(draft.getByRole('link', { name: /^\S+ from / }), 'under').toHaveCount(4)
    await draft.getByRole('link', { name: 'HubSpot to Slack' }).click()
    const exchanged = page.getByText('Campaign replies, Hot-lead notices')
    await expect(exchanged.last(), 'its square unfolds what HubSpot tells').toBeInViewport()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByRole('link', { name: 'Pricing' }), 'a way on').toBeVisible()
  })
})

for (const [what, viewport] of widths) {
  test.describe(`${what}, axe finds nothing`, inLongLane, () => {
    test.use({ viewport })

    test('while the demos run, in a tool and in the results', async ({ page }) => {
      await page.clock.install()
      await page.goto(path.home)
      const flow = flowDemo(page)
      const industry = industryDemo(page)
      await flow.reach()
      await flow.start.click()
      await industry.start.click()
      await stages(page).getByRole('button', { name: 'Play' }).click()
      await expect(industry.start).toHaveText('Running...')
      await expectNoFindings(page, 'running')
      await flow.root
        .getByRole('link', { name: /^Details of/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page, 'tool')
      await expectReflow(page, 'tool')
      await page.keyboard.press('Escape')
      await page.clock.runFor(9_500)
      await expect(industry.panel.getByText('99.7%')).toBeVisible()
      await expectNoFindings(page, 'results')
    })

    test('in the flows of the services page and a tool of them', async ({ page }) => {
      await page.goto(path.services)
      const flow = flowDemo(page)
      await flow.reach()
      await flow.tab(flowNames[2] ?? '').click()
      await flow.panel
        .getByRole('link', { name: /^Details of/ })
        .last()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectNoFindings(page, 'tool of a flow that was fetched')
    })
  })
}
