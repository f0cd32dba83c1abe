import type { HourField } from '#shared/audit/answers.ts'
import type { ClothThread } from '#shared/audit/week-cloth.ts'

/** The cloth in units of its own: a place is `pitch` wide, a warp thread `pitch` high. */
export const pitch = 10
const warpThreads = 24
export const clothHeight = warpThreads * pitch
const threadWidth = 9
/** A thread is laid of three strands, each of which passes over the warp by itself. */
const strandsOfThread = 3

type Weave = {
  /** How many warp threads one passes over, and then under. */
  float: number
  /** How far the pattern of a thread is moved up. */
  shift: (index: number) => number
}

/** Each kind of work is woven its own way: plain, twill, herringbone, basket. */
const weaves: Record<HourField, Weave> = {
  dataEntry: { float: 1, shift: (index) => index % 2 },
  reportGeneration: { float: 2, shift: (index) => index % 4 },
  customerCommunication: {
    float: 2,
    shift: (index) => (index % 8 < 4 ? index % 4 : 3 - (index % 4)),
  },
  invoicing: { float: 2, shift: (index) => (index % 4 < 2 ? 0 : 2) },
}

/** One thread, as lines from the top down: its body, and its strands, dashed where they lie over the warp. */
export type Stroke = {
  x: number
  width: number
  /** Where the part that automation takes over ends; 0 when it takes none. */
  takenTo: number
  dash: number
  strandWidth: number
  /** Each strand begins above the cloth, so far that its dashes fall into the pattern. */
  strands: readonly { x: number; from: number }[]
}

const round = (value: number) => Math.round(value * 100) / 100

/** How a thread is drawn: by the page as SVG, and in the shared picture on a canvas. */
export function strokeOf({ field, index, at, width, taken }: ClothThread): Stroke {
  const { float, shift } = weaves[field]
  const strand = (width * threadWidth) / strandsOfThread
  const x = (at + width / 2) * pitch
  return {
    x: round(x),
    width: round(width * threadWidth),
    takenTo: round(taken * clothHeight),
    dash: float * pitch,
    strandWidth: round(strand * 0.9),
    strands: Array.from({ length: strandsOfThread }, (_, number) => ({
      x: round(x + (number - 1) * strand),
      from: -shift(index * strandsOfThread + number) * pitch,
    })),
  }
}

/** The heights of the warp threads. */
export const warpLines = Array.from({ length: warpThreads }, (_, index) => (index + 0.5) * pitch)
