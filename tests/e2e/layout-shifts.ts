import type { Page } from '@playwright/test'

export type Shift = { value: number; moved: string }

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

/** What may move on a page altogether (design.md §5). */
export const mostShift = 0.02

/** For `addInitScript`: writes down all that moves. */
export function watchShifts() {
  const shifts: Shift[] = []
  window.shifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const what = node instanceof Element ? node.outerHTML.slice(0, 80) : node?.nodeName
        return `${what} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`
      })
      shifts.push({ value, moved: moved.join(', ') })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What has moved until now, and how much that is; the page was opened with {@link watchShifts}. */
export async function shiftsOf(page: Page): Promise<{ sum: number; shifts: Shift[] }> {
  const shifts = (await page.evaluate(() => window.shifts)) ?? []
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), shifts }
}

/** Scrolls from the top to the end, a window at a time, and waits at each until it is drawn. */
export async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += window.innerHeight) {
      window.scrollTo({ top, behavior: 'instant' })
      await drawn()
      await drawn()
    }
  })
}
