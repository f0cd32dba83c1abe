/** Window (client) pixels. */
export type Point = { readonly x: number; readonly y: number }
export type Size = { readonly width: number; readonly height: number }

/** The room the popup is given (public-site.md §9), and how much of it stays free at the window's edges. */
const room: Size = { width: 400, height: 500 }
const inset = 16

/** Half of a platform's tile and a gap: beside what was clicked, which is still seen. */
const beside = 56

/**
 * Where the popup's top left corner goes, and how large it may get: to the right of the platform, to
 * its left where the window ends within 400 px to its right, narrower where there is no room for it on
 * either side, and no further down than 500 px from the window's edge.
 */
export function placePopup(
  at: Point,
  window: Size,
): { readonly left: number; readonly top: number } & Size {
  const right = window.width - inset - (at.x + beside)
  const left = at.x - beside - inset
  const wanted = room.width - inset
  const toRight = right >= Math.min(wanted, left)
  const width = Math.min(wanted, toRight ? right : left)
  const height = Math.min(room.height - inset, window.height - 2 * inset)
  return {
    left: toRight ? at.x + beside : at.x - beside - width,
    top: Math.max(inset, Math.min(at.y, window.height - height - inset)),
    width,
    height,
  }
}
