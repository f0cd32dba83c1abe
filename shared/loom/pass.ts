import { picksPerPass } from './draft.ts'

/** How long a pass of the shuttle takes, the beat after it, and the rest before the next, in milliseconds. */
const passTiming = { fly: 2200, beat: 180, rest: 320 } as const

const whole = passTiming.fly + passTiming.beat + passTiming.rest

export type Pass = {
  /** How many passes are done. */
  index: number
  /** How far the shuttle is on its way, 0 to 1, slow at both ends. */
  flown: number
  /** How far the row is beaten in, 0 to 1. */
  beaten: number
  /** Rows that are in the cloth. */
  picks: number
}

/** Where shuttle and cloth are after `elapsed` milliseconds at the loom, with `first` rows woven before. */
export function passAt(elapsed: number, first = 0): Pass {
  const index = Math.floor(elapsed / whole)
  const within = elapsed - index * whole
  const ease = (t: number) => t * t * (3 - 2 * t)
  const part = (from: number, length: number) => Math.min(Math.max((within - from) / length, 0), 1)
  return {
    index,
    flown: ease(part(0, passTiming.fly)),
    beaten: 1 - (1 - part(passTiming.fly, passTiming.beat)) ** 3,
    picks: first + index * picksPerPass,
  }
}
