import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { auditResultsPage } from '#content/audit/results.ts'
import { page as path } from '#shared/routes.ts'
import { company, wizard } from './audit-wizard.ts'
import { fileOf, publicPages } from './built-pages.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'

/** An island whose first button needs its scripts. */
type Island = {
  address: string
  /** What has to be typed before the press. */
  type?: (page: Page) => Promise<void>
  /** What a press comes to. */
  effect: (island: Locator) => Promise<void>
}

const demoRuns = (island: Locator) => expect(island.getByRole('status')).toHaveText(/^(Step|Done)/)
const plays = (island: Locator) => expect(island.getByRole('button')).toHaveText('Pause')

/** By the names of their components. */
const pressed: Record<string, Island> = {
  Solution: { address: path.home, effect: demoRuns },
  IndustrySection: { address: path.home, effect: demoRuns },
  Pipeline: { address: path.home, effect: plays },
  StatsStrip: { address: path.about, effect: plays },
  ServicesFlows: { address: path.services, effect: demoRuns },
  Audit: {
    address: path.audit,
    type: (page) => wizard(page).type(company),
    effect: (island) => expect(island.getByRole('heading', { name: 'Your week' })).toBeFocused(),
  },
  SampleReport: {
    address: path.auditSample,
    effect: (island) => expect(island.getByRole('status')).toHaveText(auditResultsPage.cloth.saved),
  },
}

/** The other islands, and why no press of theirs is awaited here. */
const notPressed: Record<string, string> = {
  Hero: 'the platforms of its map are links until it wakes',
  RoiCalculator: 'it calculates while one types: pricing.e2e.ts',
  ContactForm: 'the browser posts it: late-forms.e2e.ts',
  NewsletterForm: 'the browser posts it: late-forms.e2e.ts',
  SchedulingPanel: 'it has a button where the firm offers times: booking.e2e.ts',
  Checklist: 'its buttons wait for a tick or an address: checklist.e2e.ts',
  TemplateLibrary: 'its buttons wait for an address: templates.e2e.ts',
  Toaster: 'it shows nothing by itself',
}

test('every island of the site is named here', () => {
  const built = publicPages.flatMap((address) =>
    [...readFileSync(fileOf(address), 'utf8').matchAll(/component-export="([^"]+)"/g)].map(
      ([, component]) => component,
    ),
  )
  expect([...new Set(built)].sort()).toEqual(Object.keys({ ...pressed, ...notPressed }).sort())
})

const pages = [...new Set(Object.values(pressed).map(({ address }) => address))]

/** Presses the first button of each island on a page before its scripts have come, and lets them come. */
async function pressEarly(page: Page, address: string) {
  const islands = Object.entries(pressed)
    .filter(([, island]) => island.address === address)
    .map(([component, island]) => ({
      ...island,
      component,
      root: page.locator(`astro-island[component-export="${component}"]`),
    }))
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto(address, { waitUntil: 'commit' })
  for (const { component, root, type } of islands) {
    await type?.(page)
    const button = root.locator('button[type="button"]:enabled').filter({ visible: true }).first()
    await button.click()
    await expect(button, `${component} waits`).toHaveAttribute('aria-busy', 'true')
    await expect(root, 'it sleeps').toHaveAttribute('ssr')
  }

  letScriptsCome()
  for (const { component, root, effect } of islands) {
    await effect(root)
    // A demo that runs is busy as well, and says that it is disabled.
    const waiting = root.locator('[aria-busy="true"]:not([aria-disabled="true"])')
    await expect(waiting, `${component} waits no more`).toHaveCount(0)
  }
}

for (const address of pages) {
  const lane = address === path.home ? {} : inLongLane
  test(
    `what is pressed on ${address} before its scripts have come waits, and happens`,
    lane,
    ({ page }) => pressEarly(page, address),
  )
}

test.describe('in motion', () => {
  test.use(inMotion)

  // Its strip would begin by itself as it wakes: a press of Play must not end it.
  test('what is pressed on /about before its scripts have come waits, and happens', ({ page }) =>
    pressEarly(page, path.about))
})
