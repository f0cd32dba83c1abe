import type { Point } from './weave.ts'

export type GatheredThread = { from: Point; to: Point; lit: boolean }

/** Where all threads meet, in the drawing's units. */
export const knot: Point = { x: 296, y: 150 }

/**
 * Loose ends on the left that come together at {@link knot}, a picture for each `seed`: the same
 * text always gives the same threads. One of them is the lit one.
 */
export function gatherThreads(seed: string, count: number): GatheredThread[] {
  const next = numbersFrom(seed)
  const gap = 268 / (count - 1)
  const lit = Math.floor(next() * count)
  const order = Array.from({ length: count }, (_, index) => ({ index, rank: next() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ index }) => index)
  return order.map((slot, index) => ({
    from: { x: Math.round(next() * 64), y: Math.round(16 + slot * gap) },
    to: { x: knot.x, y: knot.y + (index - (count - 1) / 2) * 5 },
    lit: index === lit,
  }))
}

/** Numbers from 0 up to 1 that depend on the text alone (FNV-1a, then xorshift). */
function numbersFrom(text: string): () => number {
  let state = 0x811c9dc5
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  return () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
}
