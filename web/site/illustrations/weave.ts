/** The geometry of the hero's drawing: threads that cross a row of upright warp lines. */

export type Point = { x: number; y: number }

/** The height of a thread from `from` to `to` at `x`: level at both ends, a smooth S between. */
export function threadHeight(from: Point, to: Point, x: number): number {
  const t = Math.min(Math.max((x - from.x) / (to.x - from.x), 0), 1)
  return from.y + (to.y - from.y) * t * t * (3 - 2 * t)
}

/** The same thread as an SVG path; a cubic with level handles a third of the way is that S exactly. */
export function threadPath(from: Point, to: Point): string {
  const third = (to.x - from.x) / 3
  return `M${from.x} ${from.y}C${from.x + third} ${from.y} ${to.x - third} ${to.y} ${to.x} ${to.y}`
}

/**
 * Where warp lines pass over the thread: at every second line, beginning with the first or the
 * second as `offset` (0 or 1) says, so that neighbouring threads alternate as in cloth.
 */
export function crossings(from: Point, to: Point, warp: readonly number[], offset: 0 | 1): Point[] {
  return warp
    .filter((_, index) => index % 2 === offset)
    .map((x) => ({ x, y: threadHeight(from, to, x) }))
}
