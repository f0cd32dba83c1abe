/** Window (client) pixels. */
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** The room the popup is given (public-site.md §9), and how much of it stays free at the window's edges. */
const room: Size = { width: 400, height: 500 }
const inset = 16

/** Beside the click, so that what was clicked is still seen. */
const beside = 32

/**
 * Where the popup's top left corner goes, and how large it may get: beside the click, to its left
 * where the window ends within 400 px to its right, and no further down than 500 px from the window's
 * edge.
 */
export function placePopup(
  click: Point,
  window: Size,
): { readonly left: number; readonly top: number } & Size {
  const width = Math.min(room.width, window.width) - inset
  const height = Math.min(room.height, window.height) - inset
  const toRight = click.x + beside
  const fits = toRight + width + inset <= window.width
  return {
    left: Math.max(inset, fits ? toRight : click.x - beside - width),
    top: Math.max(inset, Math.min(click.y, window.height - height - inset)),
    width,
    height,
  }
}
