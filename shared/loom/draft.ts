/**
 * The draft of the home page's cloth: the firm's logo as a jacquard figure, once. It is as wide as the
 * widest window (200 threads, home.css) and lies on its middle, and so long that no window shows the
 * figure twice. Page, picture and canvas read it.
 */
export const repeat = { ends: 209, picks: 132 } as const

/** How many rows one pass of the shuttle lays. */
export const picksPerPass = 2

/** How much of a crossing's width its height is. */
export const crossingRatio = 5 / 8

/** The figure: the logo's box, 32 by 32, without what is empty above and below. */
const figure = { ends: 23, picks: 29, top: 3, height: 26 } as const

/** The strands of the logo (content/logo.ts): the curve lies over the first upright, under the second. */
const curve = Array.from({ length: 65 }, (_, index) => {
  const t = index / 64
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return { x: 2 * a + 14 * b + 18 * c + 30 * d, y: 24.5 * a + 24.5 * b + 7.5 * c + 7.5 * d }
})
const half = 2.2
const gap = 3.8

/** Whether the figure covers this point of the logo's box. */
function inFigure(x: number, y: number): boolean {
  const toCurve = Math.min(...curve.map((at) => Math.hypot(at.x - x, at.y - y)))
  const upright = (at: number) => Math.abs(x - at) < half && y > 3 && y < 29
  if (upright(21.5)) return true
  if (toCurve < half) return Math.abs(x - 21.5) > gap
  return upright(10.5) && toCurve > gap
}

/** How many ends the middle of the figure is from the cloth's: between the badge and the platforms. */
export const aside = 23
const first = {
  end: Math.floor(repeat.ends / 2) + aside - Math.floor(figure.ends / 2),
  pick: 2,
} as const

/**
 * Whether the weft lies over the warp where `pick` crosses `end`, both from the repeat's top left:
 * everywhere in the figure, and in an eleven-end satin that keeps clear of it.
 */
export function weftOver(end: number, pick: number): boolean {
  const [x, y] = [end - first.end, pick - first.pick]
  const beside = x < -1 || x > figure.ends || y < -1 || y > figure.picks
  if (beside) return (end + 3 * pick) % 11 === 0
  return inFigure(
    ((x + 0.5) * 32) / figure.ends,
    figure.top + ((y + 0.5) * figure.height) / figure.picks,
  )
}
