/** The hero's counters (public-site.md §4 and §9): targets, timing and the arithmetic of a step. */

export const counterTiming = {
  /** Before the first step, in milliseconds. */
  delay: 500,
  steps: 60,
  /** All 60 steps together, in milliseconds: about 33.3 each. */
  run: 2000,
} as const

export const heroCounters = [
  { id: 'deals', label: 'Deals Automated', target: 2847, suffix: '+' },
  { id: 'hours', label: 'Hours Saved', target: 15600, suffix: '+' },
  { id: 'efficiency', label: 'Efficiency Boost', target: 400, suffix: '%' },
] as const

/** The whole number a counter shows at `step` of 60: cubic ease-out from 0 to `target`, then still. */
export function counterValue(target: number, step: number): number {
  const progress = Math.min(Math.max(step / counterTiming.steps, 0), 1)
  return Math.round(target * (1 - (1 - progress) ** 3))
}

/** The step that is due `elapsed` milliseconds after the page was shown; 0 during the delay. */
export function counterStepAt(elapsed: number): number {
  const running = elapsed - counterTiming.delay
  if (running <= 0) return 0
  return Math.min(
    Math.floor((running * counterTiming.steps) / counterTiming.run),
    counterTiming.steps,
  )
}
