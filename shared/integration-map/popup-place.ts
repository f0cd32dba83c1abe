/** How much stays free above the end of the window, and of the map, in pixels. */
const inset = { window: 16, map: 8 } as const

/**
 * How far above the end of the map the popup ends: it begins at the height of the click, or as much
 * higher as window and map need to hold it, for which it has the 400 × 500 px of public-site.md §9.
 * All in window pixels.
 */
export const popupBottom = (
  click: number,
  height: number,
  end: { readonly window: number; readonly map: number },
): number => Math.max(inset.map, end.map - end.window + inset.window, end.map - click - height)
