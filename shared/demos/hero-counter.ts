/** The hero counters (public-site.md §9): when they start, how many steps, how long each takes. */
export const heroCounter = { startAfter: 500, steps: 60, stepDuration: 2_000 / 60 } as const

/** The number shown at a step (0 to 60): cubic ease-out from 0, the whole target at the last. */
export function counterValue(target: number, step: number): number {
  const left = 1 - Math.min(Math.max(step, 0), heroCounter.steps) / heroCounter.steps
  return Math.round(target * (1 - left ** 3))
}
