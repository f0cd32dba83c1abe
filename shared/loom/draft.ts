/**
 * The draft of the home page's cloth: the firm's logo as a jacquard figure, once. It is as wide as the
 * widest window (200 threads, home.css) and lies on its middle, and so long that no window shows the
 * figure twice. Page, picture and canvas read it.
 */
export const repeat = { ends: 209, picks: 330 } as const

/** From which row on the cloth is plain, and after how many rows it begins anew there. */
export const plain = { from: 66, picks: 11 } as const

/** How many rows one pass of the shuttle lays. */
export const picksPerPass = 2

/** How much of a crossing's width its height is. */
export const crossingRatio = 5 / 8

/** So many rows of plain cloth lie above the repeat on phones: the figure is the middle of their map. */
export const abovePhones = 36

/** The figure: the logo's box, 32 by 32, without what is empty above and below. */
const figure = { ends: 39, picks: 51, top: 3, height: 26 } as const

/** How far around the figure the ground may have to keep clear of it, in ends and in picks. */
const around = 8
const first = {
  end: Math.floor(repeat.ends / 2) - Math.floor(figure.ends / 2) - around,
  pick: 3 - around,
} as const

/** The strands of the logo (content/logo.ts): the curve lies over the first upright, under the second. */
const curve = Array.from({ length: 65 }, (_, index) => {
  const t = index / 64
  const [a, b, c, d] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3]
  return { x: 2 * a + 14 * b + 18 * c + 30 * d, y: 24.5 * a + 24.5 * b + 7.5 * c + 7.5 * d }
})
/** Half of a strand's width, how far one that passes under another ends, and what stays clear of both. */
const half = 2.4
const gap = 3.8
const clear = 3.1

type Place = 'figure' | 'clear' | 'ground'

/** What this point of the logo's box belongs to. */
function placeAt(x: number, y: number): Place {
  const toCurve = Math.min(...curve.map((at) => Math.hypot(at.x - x, at.y - y)))
  const toUpright = (at: number) => Math.hypot(Math.abs(x - at), Math.max(5 - y, y - 27, 0))
  const [one, two] = [toUpright(10.5), toUpright(21.5)]
  const isCurve = toCurve < half && Math.abs(x - 21.5) > gap
  const isOne = Math.abs(x - 10.5) < half && y > 3 && y < 29 && toCurve > gap
  const isTwo = Math.abs(x - 21.5) < half && y > 3 && y < 29
  if (isCurve || isOne || isTwo) return 'figure'
  return Math.min(toCurve, one, two) < half + clear ? 'clear' : 'ground'
}

/** The figure and what is around it, pick by pick. */
const places = Array.from({ length: figure.picks + 2 * around }, (_, pick) =>
  Array.from({ length: figure.ends + 2 * around }, (_, end) =>
    placeAt(
      ((end - around + 0.5) * 32) / figure.ends,
      figure.top + ((pick - around + 0.5) * figure.height) / figure.picks,
    ),
  ),
)
const placeOf = (end: number, pick: number): Place =>
  places[pick - first.pick]?.[end - first.end] ?? 'ground'

/** How long the ground's floats are, and after how many ends the next one begins. */
const ground = { float: 3, ends: 11 } as const

/**
 * Whether the weft lies over the warp where `pick` crosses `end`, both from the repeat's top left. The
 * ground is a satin whose wefts float over three ends in eleven; in the figure they float over four in
 * five, so it is seen to be woven. Floats of the ground are whole, or left out beside the figure.
 */
export function weftOver(end: number, pick: number): boolean {
  const place = placeOf(end, pick)
  if (place === 'figure') {
    const isBound = (end + 2 * pick) % 5 === 0
    // Not at the figure's edge, where it would cut off single crossings.
    return !isBound || [-2, 2].some((off) => placeOf(end + off, pick) !== 'figure')
  }
  const at = (end + 4 * pick) % ground.ends
  const isWhole = () =>
    Array.from({ length: ground.float }, (_, index) => end - at + index).every(
      (other) => placeOf(other, pick) === 'ground',
    )
  return place === 'ground' && at < ground.float && isWhole()
}
