import type { Page } from '@playwright/test'
import { widths } from './axe.ts'
import { lostPages, publicPages } from './built-pages.ts'
import { expect, test } from './fixtures.ts'
import { inPieces } from './in-pieces.ts'

type Shift = { value: number; moved: string }

declare global {
  interface Window {
    /** What moved on this page without the visitor's doing. */
    shifts?: Shift[]
  }
}

/** The part of the Layout Instability API that TypeScript's DOM does not describe yet. */
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Tells of all that a person could see: less than 0.0001 is an icon a few pixels beside its place. */
function watchShifts() {
  const shifts: Shift[] = []
  window.shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput || value < 0.0001) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
        return `${what} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
      })
      shifts.push({ value, moved: moved.join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Scrolls to the end, a window at a time, and waits for what that started to be laid out. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await drawn()
      await drawn()
    }
    await new Promise((resolve) => setTimeout(resolve, 150))
  })
}

/** What a page torn into pieces may move altogether (design.md §5). */
const most = 0.02

/** `/services/` for each of the services; other pages are a kind of their own. */
const kindOf = (address: string) => address.replace(/(?<=.\/).*/, '')
const oneOfEachKind = [...Map.groupBy(publicPages, kindOf).values()].flatMap(
  ([first]) => first ?? [],
)

// Each half has a test of its own, or a busy machine would not come to the end in time.
const addresses = [...publicPages, ...Object.values(lostPages)]
const middle = Math.ceil(addresses.length / 2)
const halves = [
  ['first', addresses.slice(0, middle)],
  ['second', addresses.slice(middle)],
] as const

for (const [what, viewport] of widths) {
  test.describe(what, () => {
    test.use({ viewport })

    for (const [part, some] of halves) {
      test(`no public page of the ${part} half moves by itself, from its first paint to its end`, async ({
        page,
        complaints,
      }) => {
        test.setTimeout(120_000)
        complaints.allow(/status of 404/)
        await page.addInitScript(watchShifts)
        // The type has come then; what moves when it does is judged below, with all that comes late.
        await page.goto(some[0] ?? '')
        for (const address of some) {
          await page.goto(address)
          await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1)
          await readToTheEnd(page)
          expect(await page.evaluate(() => window.shifts), address).toEqual([])
        }
      })
    }

    test('no kind of page moves much of what it has shown while the rest of it arrives', async ({
      page,
      product,
    }) => {
      test.setTimeout(120_000)
      await page.addInitScript(watchShifts)
      const slow = await inPieces(product.url)
      for (const address of oneOfEachKind) {
        await page.goto(slow.url + address)
        const shifts = (await page.evaluate(() => window.shifts)) ?? []
        const all = shifts.reduce((sum, { value }) => sum + value, 0)
        expect(all, `${address} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most)
        expect(shifts.filter(({ moved }) => moved.includes('class="floating'))).toEqual([])
      }
      // Or the page would miss its icon, which a browser asks for last.
      await page.close()
      slow.close()
    })
  })
}
