/**
 * The draft of the home page's cloth: the firm's logo as a jacquard figure, repeated in half drop.
 * Page, picture and canvas read the same draft.
 */
export const repeat = { ends: 55, picks: 88 } as const

/** How many rows one pass of the shuttle lays. */
export const picksPerPass = 2

/** How much of a crossing's width its height is. */
export const crossingRatio = 5 / 8

const figure = { ends: 28, picks: 44 } as const

/** The strands of the logo in its box of 32 (content/logo.ts): the curve lies over the first upright, under the second. */
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

const figures = [
  { end: 0, pick: 0 },
  { end: Math.floor(repeat.ends / 2), pick: repeat.picks / 2 },
] as const

/**
 * Whether the weft lies over the warp where `pick` crosses `end`, both from the repeat's top left.
 * Eleven-end satin: the weft is on top in the figure, the warp around it.
 */
export function weftOver(end: number, pick: number): boolean {
  const tie = (end + 3 * pick) % 11 === 0
  const covered = figures.some((place) => {
    const x = (end - place.end + repeat.ends) % repeat.ends
    const y = (pick - place.pick + repeat.picks) % repeat.picks
    if (x >= figure.ends || y >= figure.picks) return false
    return inFigure(((x + 0.5) * 32) / figure.ends, ((y + 0.5) * 32) / figure.picks)
  })
  return covered ? !tie : tie
}
