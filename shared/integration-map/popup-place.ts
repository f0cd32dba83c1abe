/** How much stays free above the end of the window, and of the hero, in pixels. */
const inset = { window: 16, hero: 8 } as const

/**
 * How far above the end of the hero the popup ends: it begins at the height of the click, or as much
 * higher as window and hero need to hold it, for which it has the 400 × 500 px of public-site.md §9.
 * All in window pixels.
 */
export const popupBottom = (
  click: number,
  height: number,
  end: { readonly window: number; readonly hero: number },
): number => Math.max(inset.hero, end.hero - end.window + inset.window, end.hero - click - height)
