/** Window (client) pixels. */
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** The room the popup is given (public-site.md §9). */
const popupSize: Size = { width: 400, height: 500 }

/**
 * Where the popup's top left corner goes, and how large it may get: at the click, but no further
 * right than 400 px and no further down than 500 px from the window's edges. In a window smaller
 * than that it starts at the edge and is as large as the window.
 */
export function placePopup(
  click: Point,
  window: Size,
): { readonly left: number; readonly top: number } & Size {
  const clamp = (value: number, room: number) => Math.max(0, Math.min(value, room))
  return {
    left: clamp(click.x, window.width - popupSize.width),
    top: clamp(click.y, window.height - popupSize.height),
    width: Math.min(popupSize.width, window.width),
    height: Math.min(popupSize.height, window.height),
  }
}
