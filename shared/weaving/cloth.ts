import { type Drawdown, drawdown } from './draft.ts'
import { type StructureName, structures } from './structures.ts'

/** What is wound on the beam: each is a color by day and one by night, where the cloth is drawn. */
export type Yarn = 'ink' | 'slate' | 'flax' | 'chalk' | 'indigo' | 'weld'

/**
 * The order of the colors. `solid` has one for the warp and one for the weft, `pinstripe` stripes the
 * warp alone, `check` both ways alike, `hound` four and four both ways, `log-cabin` one and one, which
 * turns after each block; `windowpane` is a ground with single lines, `tartan` a sett that mirrors.
 */
export const colorings = [
  'solid',
  'pinstripe',
  'check',
  'hound',
  'log-cabin',
  'windowpane',
  'tartan',
] as const
type Coloring = (typeof colorings)[number]

/** What a trade decides of its cloth: structure, order of colors, and the yarns, the ground first. */
export type ClothKind = {
  structure: StructureName
  coloring: Coloring
  yarns: readonly [Yarn, Yarn, Yarn]
}

/** One repeat of a cloth: which thread is over at each crossing, and the yarn of each end and pick. */
export type Cloth = {
  drawdown: Drawdown
  warp: readonly Yarn[]
  weft: readonly Yarn[]
  /** Where the one red thread lies, as a share of the height, from 0 up to 1. */
  red: number
}

/** The cloth of `seed`: its kind, with details that depend on the seed alone. */
export function weave(seed: string, { structure, coloring, yarns }: ClothKind): Cloth {
  const next = seededNumbers(seed)
  const base = drawdown(structures[structure])
  const red = Math.floor(next() * 1000) / 1000
  const { warp, weft } = colorOrders[coloring](yarns, next)
  const repeat = structures[structure].threading.length
  const ends = leastCommonMultiple(repeat, warp.length)
  const picks = leastCommonMultiple(base.length, weft.length)
  return {
    drawdown: fill(picks, (pick) =>
      fill(ends, (end) => base[pick % base.length]?.[end % repeat] === true),
    ),
    warp: cycle(warp, ends),
    weft: cycle(weft, picks),
    red,
  }
}

/** A length of cloth: the repeat, as often as it takes for so many ends and picks. */
export const cutLength = (cloth: Cloth, ends: number, picks: number): Cloth => ({
  ...cloth,
  drawdown: fill(picks, (pick) => {
    const row = cloth.drawdown[pick % cloth.drawdown.length] ?? []
    return fill(ends, (end) => row[end % row.length] === true)
  }),
  warp: cycle(cloth.warp, ends),
  weft: cycle(cloth.weft, picks),
})

type Orders = { warp: readonly Yarn[]; weft: readonly Yarn[] }
type Order = (yarns: ClothKind['yarns'], next: () => number) => Orders

const fill = <T>(length: number, of: (index: number) => T) =>
  Array.from({ length }, (_, index) => of(index))
const cycle = <T>(order: readonly T[], length: number) =>
  fill(length, (index) => order[index % order.length] as T)
const both = (order: readonly Yarn[]): Orders => ({ warp: order, weft: order })
const run = (yarn: Yarn, length: number) => fill(length, () => yarn)

/** One of `first`, `first + 4`, … `count` values: whole repeats of the structures on four shafts. */
const inFours = (next: () => number, first: number, count: number) =>
  first + 4 * Math.floor(next() * count)

const colorOrders: Record<Coloring, Order> = {
  solid: ([ground, second]) => ({ warp: [ground], weft: [second] }),
  pinstripe: ([ground, second, third], next) => ({
    warp: [...run(ground, inFours(next, 8, 3) - 1), third],
    weft: [second],
  }),
  check: ([ground, second], next) => {
    const width = inFours(next, 8, 2)
    return both([...run(ground, width), ...run(second, width)])
  },
  hound: ([ground, second]) => both([...run(ground, 4), ...run(second, 4)]),
  'log-cabin': ([ground, second], next) => {
    const pairs = 2 + Math.floor(next() * 3)
    const turned = [...fill(pairs, () => [ground, second]), ...fill(pairs, () => [second, ground])]
    return both(turned.flat())
  },
  windowpane: ([ground, , third], next) => {
    const pane = inFours(next, 12, 3)
    return both([...run(ground, pane - 1), third])
  },
  tartan: ([ground, second, third], next) => {
    const broad = inFours(next, 8, 2)
    const half = [...run(ground, broad), third, ...run(second, 3)]
    return both([...half, ...half.toReversed()])
  },
}

const leastCommonMultiple = (a: number, b: number): number => (a * b) / greatestDivisor(a, b)
const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b))

/** Numbers from 0 up to 1 that depend on the text alone (FNV-1a, then xorshift). */
export function seededNumbers(text: string): () => number {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  state ||= 1
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
