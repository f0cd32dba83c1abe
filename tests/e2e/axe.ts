import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The two widths at which pages are judged. */
export const widths = [
  ['on a phone', { width: 390, height: 844 }],
  ['on a desk', { width: 1440, height: 900 }],
] as const

/** Expects that axe finds nothing on the page as it stands; `where` names it in the findings. */
export async function expectNoFindings(page: Page, where: string) {
  // What fades in is judged at its full strength.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) {
        animation.finish()
      }
    }
  })
  // In one go, without a page of its own for the report: no frame of another origin is judged here.
  const axe = new AxeBuilder({ page }).setLegacyMode()
  const { violations } = await axe
    .options({ runOnly: [...rules], resultTypes: ['violations'] })
    .analyze()
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${where}: ${id} (${help}) at ${node.target.join(' ')}`),
  )
  expect(findings).toEqual([])
}

/** As {@link expectNoFindings}, at both widths, one after the other. */
export async function expectNoFindingsAnywhere(page: Page, where: string) {
  for (const [width, viewport] of widths) {
    await page.setViewportSize(viewport)
    await expectNoFindings(page, `${where} ${width}`)
  }
}
