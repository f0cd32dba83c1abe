/**
 * A weaving draft, as weavers write it: on which shaft each warp end hangs, which shafts each treadle
 * lifts, and in which order the treadles are pressed. All three repeat.
 */
export type Draft = {
  /** The shaft of each warp end, from 0. */
  readonly threading: readonly number[]
  /** The shafts that each treadle lifts. */
  readonly tieUp: readonly (readonly number[])[]
  /** The treadle of each pick, from 0. */
  readonly treadling: readonly number[]
}

/** For each pick, whether each warp end lies over it: one repeat of the cloth. */
export type Drawdown = readonly (readonly boolean[])[]

/** The cloth that a draft gives, one repeat high and wide. */
export function drawdown({ threading, tieUp, treadling }: Draft): Drawdown {
  return treadling.map((treadle) => {
    const lifted = new Set(tieUp[treadle])
    return threading.map((shaft) => lifted.has(shaft))
  })
}

/** A stretch of a thread that lies over its crossings: where it begins, and how many they are. */
export type Float = { from: number; length: number }

/**
 * The floats of one thread of a cloth that repeats, in the order of their beginnings. One that runs
 * past the end of the repeat begins before it; a thread that is never bound gives one float of the
 * whole repeat.
 */
export function floatsOf(over: readonly boolean[]): Float[] {
  const size = over.length
  const starts = over.flatMap((up, at) => (up && !over[(at + size - 1) % size] ? [at] : []))
  if (starts.length === 0) return over[0] ? [{ from: 0, length: size }] : []
  return starts.map((from) => {
    let length = 1
    while (over[(from + length) % size]) length++
    return { from, length }
  })
}

/** The warp end at `index` through one repeat: whether it lies over each pick. */
export const endOf = (cloth: Drawdown, index: number): boolean[] =>
  cloth.map((pick) => pick[index] === true)
