import type { Draft } from './draft.ts'

/** The treadles of a twill on four shafts: each lifts two neighbours, one further than the last. */
const twillTieUp = [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 0],
]
const straight = [0, 1, 2, 3]

/** Lifts all shafts but one; the one moves on by `step`, so that the binding points never touch. */
const satinTieUp = (shafts: number, step: number) =>
  Array.from({ length: shafts }, (_, pick) =>
    Array.from({ length: shafts }, (_, shaft) => shaft).filter(
      (shaft) => shaft !== (pick * step) % shafts,
    ),
  )

/** Up and down the shafts again, once through: 0 1 2 3 2 1. */
const pointed = [0, 1, 2, 3, 2, 1]

/** The same with three runs before it turns, so that the lozenges are large. */
const longPointed = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 1, 0, 3, 2, 1, 0, 3, 2, 1]

type Structure = Draft & {
  /** How many crossings a thread of it floats over at most. */
  readonly longestFloat: number
}

/** The named structures. The names are the weaver's; every handbook of drafts has them. */
export const structures = {
  plain: { threading: [0, 1], tieUp: [[0], [1]], treadling: [0, 1], longestFloat: 1 },
  basket: { threading: [0, 0, 1, 1], tieUp: [[0], [1]], treadling: [0, 0, 1, 1], longestFloat: 2 },
  twill: { threading: straight, tieUp: twillTieUp, treadling: straight, longestFloat: 2 },
  drill: {
    threading: straight,
    tieUp: satinTieUp(4, 1),
    treadling: straight,
    longestFloat: 3,
  },
  /** Twill that turns back on itself; at the turn the threads are opposite, which cuts the rows clean. */
  herringbone: {
    threading: [0, 1, 2, 3, 0, 1, 2, 3, 1, 0, 3, 2, 1, 0, 3, 2],
    tieUp: twillTieUp,
    treadling: straight,
    longestFloat: 2,
  },
  birdseye: { threading: pointed, tieUp: twillTieUp, treadling: pointed, longestFloat: 3 },
  diamond: { threading: longPointed, tieUp: twillTieUp, treadling: longPointed, longestFloat: 3 },
  satin: {
    threading: [0, 1, 2, 3, 4],
    tieUp: satinTieUp(5, 2),
    treadling: [0, 1, 2, 3, 4],
    longestFloat: 4,
  },
} as const satisfies Record<string, Structure>

export type StructureName = keyof typeof structures
export const structureNames = Object.keys(structures) as StructureName[]
