type Point = { x: number; y: number }

/** A thread from `from` to `to` as an SVG path, level at both ends: a cubic with its handles a third of the way. */
export function curvePath(from: Point, to: Point): string {
  const third = (to.x - from.x) / 3
  return `M${from.x} ${from.y}C${from.x + third} ${from.y} ${to.x - third} ${to.y} ${to.x} ${to.y}`
}
