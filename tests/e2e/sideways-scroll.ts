import { expect, type Page } from '@playwright/test'

/** How many pixels of the page lie beyond the window's right edge. */
const beyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return Math.max(0, scrollWidth - clientWidth)
  })

/** Expects that everything on the page fits the window's width; `where` names it when not. */
export async function expectNoSidewaysScroll(page: Page, where = page.url()) {
  // Polled, because a window that was just resized is laid out a moment later.
  await expect.poll(() => beyondTheEdge(page), where).toBe(0)
}

/** The words of the page that stand, or are cut off, beyond the window's edge where nothing scrolls. */
const wordsBeyondTheEdge = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const beyond: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!parent || words === '' || parent.closest('[aria-hidden="true"], .sr-only, svg')) continue
      if (!parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right } = range.getBoundingClientRect()
      if ((left < -1 || right > width + 1) && !scrolls(parent)) beyond.push(words.slice(0, 60))
    }
    return beyond
  })

/** Expects that the page reads without scrolling sideways and loses no words, down to 320 px. */
export async function expectReflow(page: Page, where = page.url()) {
  const size = page.viewportSize()
  const widths = size && size.width > 320 ? [size.width, 320] : [320]
  for (const width of widths) {
    await page.setViewportSize({ width, height: size?.height ?? 640 })
    await expectNoSidewaysScroll(page, `${where} at ${width} px`)
    await expect.poll(() => wordsBeyondTheEdge(page), `${where} at ${width} px`).toEqual([])
  }
  if (size) await page.setViewportSize(size)
}
