import { expect, type Locator, type Page } from '@playwright/test'
import { demoMetricLabels, demoScenarios } from '#content/demos/list.ts'
import { integrationFlows } from '#content/flows/list.ts'
import { page as path } from '#shared/routes.ts'

/**
 * Opens a page whose clock stands still until `page.clock` moves it, so that timed pieces are exact.
 * The loom stands still, too, as for somebody who saves data: it would draw every frame of the time
 * that is moved.
 */
export async function openStill(page: Page) {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1_000)
  await page.goto(path.home)
}

/** The parts of a demo, as a person sees them. */
function demo(page: Page, tabs: string, firstTab: string) {
  const root = page.locator('.demo').filter({ has: page.getByText(firstTab, { exact: true }) })
  return {
    root,
    tab: (name: string) => root.getByRole('tab', { name, exact: true }),
    panel: root.getByRole('tabpanel'),
    start: root.getByRole('button', { name: /Start Demo|Running/ }),
    pause: root.getByRole('button', { name: 'Pause' }),
    resume: root.getByRole('button', { name: 'Resume' }),
    reset: root.getByRole('button', { name: 'Reset' }),
    status: root.getByRole('status'),
    /** The stop that the run is at. */
    here: root.getByRole('tabpanel').locator('.step[data-at="here"]'),
    /** Brings it into view, where it wakes. */
    async reach() {
      await root.scrollIntoViewIfNeeded()
      await expect(root.getByRole('tablist', { name: tabs })).toBeVisible()
    },
  }
}

export const flowNames = integrationFlows.map(({ name }) => name)
export const scenarioNames = demoScenarios.map(({ title }) => title)

export const flowDemo = (page: Page) => demo(page, 'Integration flows', flowNames[0] ?? '')
export const industryDemo = (page: Page) => demo(page, 'Industries', scenarioNames[0] ?? '')

/** Expects the three metrics of a finished scenario. */
export async function expectMetrics(panel: Locator, [manual, automated, improvement]: string[]) {
  const metric = (label: string) =>
    panel.locator('dl > div').filter({ has: panel.page().getByText(label, { exact: true }) })
  await expect(metric(demoMetricLabels.manual)).toContainText(manual ?? '')
  await expect(metric(demoMetricLabels.automated)).toContainText(automated ?? '')
  await expect(metric(demoMetricLabels.improvement)).toContainText(improvement ?? '')
}
