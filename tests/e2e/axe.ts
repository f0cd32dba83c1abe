import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { isLongLane } from '#tests/support/lane.ts'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The two widths at which pages are judged. */
export const widths = [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desk', { width: 1440, height: 900 }],
] as const

/**
 * What axe finds on the page as it stands, a line each: by day, and by night, where asked for,
 * text that is hard to read. `where` names the page in the findings.
 */
export async function axeFindings(
  page: Page,
  where: string,
  { byNight }: { byNight: boolean },
): Promise<string[]> {
  const stillness = await holdStill(page)
  const found = await findings(page, where, rules)
  if (byNight) {
    await page.emulateMedia({ colorScheme: 'dark' })
    await finishAnimations(page)
    found.push(...(await findings(page, `${where} by night`, ['color-contrast'])))
    await page.emulateMedia({ colorScheme: null })
  }
  await stillness.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  })
  return found
}

/**
 * Expects in the long lane that axe finds nothing in a state of a page, by day and by night. The gate
 * judges every page as it opens, but no states of it: they took a quarter of its minutes.
 */
export async function expectNoFindings(page: Page, where: string) {
  if (isLongLane) expect(await axeFindings(page, where, { byNight: true })).toEqual([])
}

/**
 * While a page is judged, what comes is there at once and what goes is gone at once: a toast whose
 * time ends in the middle would be judged half faded. What moved before has come to its end.
 */
async function holdStill(page: Page) {
  const sheet = await page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `*, ::before, ::after {
        animation-duration: 0s !important;
        animation-delay: 0s !important;
        transition: none !important;
      }`,
    )
    document.adoptedStyleSheets.push(sheet)
    return sheet
  })
  await finishAnimations(page)
  return sheet
}

/**
 * What fades in, or changes its color slowly, is judged when it has; what fades out, once it is gone:
 * a cover whose fading is cut short stands there whole until the page has taken it away.
 */
async function finishAnimations(page: Page) {
  await page.evaluate(async () => {
    const finite = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    for (let round = 0; round < 10 && finite().length > 0; round += 1) {
      for (const animation of finite()) animation.finish()
      await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
    }
  })
}

/** No frame of another origin is judged here, so axe runs in the page itself, brought there once. */
async function findings(page: Page, where: string, runOnly: readonly string[]) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(
    async (runOnly) =>
      (await axe.run(document, { runOnly, resultTypes: ['violations'] })).violations,
    [...runOnly],
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${where}: ${id} (${help}) at ${node.target.join(' ')}`),
  )
}

/** As {@link expectNoFindings}, at both widths, one after the other. */
export async function expectNoFindingsAnywhere(page: Page, where: string) {
  for (const [width, viewport] of isLongLane ? widths : []) {
    await page.setViewportSize(viewport)
    await expectNoFindings(page, `${where} ${width}`)
  }
}
