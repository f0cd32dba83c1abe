export type PausableTimer = {
  /** Begins anew with `duration` milliseconds. */
  start: (duration: number) => void
  pause: () => void
  /** Goes on with what was left. */
  resume: () => void
  stop: () => void
}

/** A timer that can stand still; calls `done` once when its time has run out. */
export function createPausableTimer(done: () => void): PausableTimer {
  let handle: ReturnType<typeof setTimeout> | undefined
  let left: number | null = null
  let begun = 0

  const halt = () => {
    clearTimeout(handle)
    handle = undefined
  }
  const run = () => {
    if (left === null || handle !== undefined) return
    begun = Date.now()
    handle = setTimeout(() => {
      handle = undefined
      left = null
      done()
    }, left)
  }

  return {
    start(duration) {
      halt()
      left = duration
      run()
    },
    pause() {
      if (left === null || handle === undefined) return
      halt()
      left = Math.max(0, left - (Date.now() - begun))
    },
    resume: run,
    stop() {
      halt()
      left = null
    },
  }
}
