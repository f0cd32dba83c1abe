import { expect, type Page } from '@playwright/test'

/** How many pixels of the page lie beyond the window's right edge. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })

/** Expects that everything on the page fits the window's width; `where` names it when not. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()) {
  await page.waitForLoadState('domcontentloaded')
  // Polled, because a window that was just resized is laid out a moment later.
  await expect.poll(() => beyondTheEdge(page), where).toBe(0)
}

/**
 * The words of the page that stand, or are cut off, beyond the window's edge where nothing scrolls, and
 * those that are squeezed into a line for every letter or two.
 */
const lostWords = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    // With dots, on purpose: all of it stands in the details.
    const isCutShort = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).textOverflow === 'ellipsis' || isCutShort(element.parentElement))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!parent || words === '' || parent.closest('[aria-hidden="true"], .sr-only, svg')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      // For readers of screens at this width only, as `max-sm:sr-only` is.
      if (parent.getBoundingClientRect().width <= 1) continue
      if (isCutShort(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      const squeezed = words.length > 4 && range.getClientRects().length * 3 > words.length
      const beyond = (left < -1 || right > width + 1) && !scrolls(parent)
      if (squeezed || beyond) lost.push(words.slice(0, 60))
    }
    return lost
  })

/**
 * Expects that the page reads without scrolling sideways and loses no words, as it is, on a tablet and down
 * to 320 px: the same page, its window made smaller.
 */
export async function expectReflow(page: Page, where = page.url()) {
  const size = page.viewportSize()
  const given = size?.width ?? 320
  const narrower = [720, 320].filter((width) => width < given)
  for (const width of [given, ...narrower]) {
    await page.setViewportSize({ width, height: size?.height ?? 640 })
    await expectNoSidewaysScroll(page, `${where} at ${width} px`)
    await expect.poll(() => lostWords(page), `${where} at ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}
