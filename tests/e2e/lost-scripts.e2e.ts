import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { adminPage, page as path } from '#shared/routes.ts'
import { isLongLane } from '#tests/support/lane.ts'
import { fileOf, publicPages } from './built-pages.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'

/** The islands of a built page, by the files that they start with. */
const islandsOf = (address: string) =>
  [...readFileSync(fileOf(address), 'utf8').matchAll(/component-url="([^"]+)"/g)]
    .map(([, file]) => file)
    .join()

/** Of all pages with the same islands, one. */
const pages = [
  ...new Map(
    publicPages.flatMap((address) => {
      const islands = islandsOf(address)
      return islands ? [[islands, address] as const] : []
    }),
  ).values(),
]

/** How a file does not come: it is refused, or nothing is ever answered. */
const ways = {
  gone: (page: Page, file: string) =>
    page.route(`**${file}*`, (route) => route.fulfill({ status: 404 })),
  silent: (page: Page, file: string) => page.route(`**${file}*`, () => {}),
}

const scripts = /\/assets\/[^?]+\.js/

/** The script files of a page, each once. */
async function scriptsOf(page: Page, address: string): Promise<string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const [file] = scripts.exec(new URL(request.url()).pathname) ?? []
    if (file) files.add(file)
  })
  await page.goto(address)
  await expect.poll(() => seeNextAsleep(page)).toBe(0)
  return [...files]
}

/** Scrolls to the first island that has not started, and answers how many there are. */
const seeNextAsleep = (page: Page) =>
  // The toaster draws nothing before it has something to say.
  page.locator('astro-island[ssr] > *').evaluateAll((parts) => {
    parts[0]?.scrollIntoView({ behavior: 'instant' })
    return parts.length
  })

/** Of these in the gate as well: their forms would lose most. */
const inGate = [path.contact] as string[]

for (const address of pages) {
  const lane = inGate.includes(address) ? {} : inLongLane
  test(
    `no part of ${address} dies without a word when a file of its scripts does not come`,
    lane,
    async ({ page, context, complaints }) => {
      test.slow(isLongLane, 'each of its files, twice')
      complaints.allow(/404|ERR_FAILED|Error hydrating|dynamically imported module/)
      const all = await scriptsOf(page, address)
      expect(all.length).toBeGreaterThan(2)
      // In the gate the one that every island needs; each of them in the long lane.
      const files = isLongLane ? all : all.filter((file) => /\/react\./.test(file))
      for (const file of files) {
        for (const [way, lose] of Object.entries(ways)) {
          const where = `${address} without ${file}, ${way}`
          const opened = await context.newPage()
          await opened.clock.install()
          await lose(opened, file)
          // One that hangs holds back what the browser calls a loaded page.
          await opened.goto(address, { waitUntil: 'commit' })
          await expect(opened.getByRole('contentinfo')).toBeVisible()
          await expect
            .poll(
              async () => {
                await opened.clock.runFor(1_000)
                return seeNextAsleep(opened)
              },
              // The clock is turned by hand: real time between the looks proves nothing.
              { message: where, intervals: [0] },
            )
            .toBe(0)
          const failure = opened.getByText('This part of the page could not start')
          if ((await failure.count()) > 0) {
            await expect(failure.first(), where).toBeVisible()
            await expect(
              opened.getByRole('button', { name: 'Load again' }).first(),
              where,
            ).toBeEnabled()
            const telling = opened.locator('astro-island').filter({ has: failure })
            const busy = telling.locator(':is([aria-busy="true"], button:disabled)')
            expect(await busy.count(), where).toBe(0)
            expect(await failure.count(), where).toBe(await telling.count())
          }
          await opened.close()
        }
      }
    },
  )
}

for (const [way, lose] of Object.entries(ways)) {
  test(`the office says when its program does not come, ${way}`, async ({ page, complaints }) => {
    complaints.allow(/404|Error hydrating|dynamically imported module/)
    await page.clock.install()
    await lose(page, '/assets/react.')
    await page.goto(adminPage.login, { waitUntil: 'domcontentloaded' })
    const again = page.getByRole('button', { name: 'Load again' })
    await expect(async () => {
      await page.clock.runFor(1_000)
      expect(await again.isVisible()).toBe(true)
    }).toPass()
    await page.unrouteAll()
    // What comes late after all starts by itself.
    if (way === 'gone') await again.click()
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
  })
}
