import type { Cloth, Yarn } from './cloth.ts'
import { endOf, floatsOf } from './draft.ts'

/** All threads of one yarn that run the same way, as one SVG path of their middle lines. */
export type Threads = { yarn: Yarn; path: string }

/** One repeat of a cloth, ready to be drawn: first the wefts, whole, then the floats of the warp. */
export type ClothDrawing = {
  width: number
  height: number
  wefts: readonly Threads[]
  warps: readonly Threads[]
}

/** Of a crossing's width: how thick a thread is, and how far a float's middle line stays off its ends. */
export const threadShare = { width: 0.84, inset: 0.36 } as const

/**
 * Draws a cloth with crossings `cell` units wide. A weft is a line from edge to edge, and what lies
 * over it is drawn after it, with round ends: so cloth of 400 crossings takes 1 to 3 KB.
 */
export function drawCloth({ drawdown, warp, weft }: Cloth, cell: number): ClothDrawing {
  const width = warp.length * cell
  const height = weft.length * cell
  const wefts = grouped(weft, (pick) => `M0 ${middle(pick, cell)}h${width}`)
  const warps = grouped(warp, (end) => {
    const x = middle(end, cell)
    return floatsOf(endOf(drawdown, end))
      .flatMap(({ from, length }) => {
        const line = (start: number) =>
          `M${x} ${short((start + threadShare.inset) * cell)}v${short((length - 2 * threadShare.inset) * cell)}`
        // What runs past the lower edge of the repeat comes in again at its upper one.
        return from + length > weft.length ? [line(from), line(from - weft.length)] : [line(from)]
      })
      .join('')
  })
  return { width, height, wefts, warps }
}

function grouped(threads: readonly Yarn[], lineOf: (index: number) => string): Threads[] {
  return [...new Set(threads)].map((yarn) => ({
    yarn,
    path: threads.map((each, index) => (each === yarn ? lineOf(index) : '')).join(''),
  }))
}

const middle = (index: number, cell: number) => short((index + 0.5) * cell)
const short = (value: number) => Math.round(value * 100) / 100
