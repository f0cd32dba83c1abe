import { createStepper, type Stepper, type StepperState } from './stepper.ts'

/** The stepping machines of the public site with the times of public-site.md §4 and §9. */

/** Four scenarios of four steps each, 3 s a step, the results 0.5 s after the last. */
export const industryDemo: Stepper = createStepper({
  lengths: [4, 4, 4, 4],
  interval: 3_000,
  end: 'stop',
  revealAfter: 500,
})

/**
 * The multi-platform flows, 2 s a step; `lengths` is the number of tools of each flow. The last tool has
 * its two seconds too, then the result is told.
 */
export const createFlowDemo = (lengths: readonly number[]): Stepper =>
  createStepper({ lengths, interval: 2_000, end: 'stop', revealAfter: 2_000 })

const pipelineStages = ['Data Input', 'Processing', 'Automation', 'Output'] as const

/** The four stages of the architecture section, for as long as they run. */
export const pipeline: Stepper = createStepper({
  lengths: [pipelineStages.length],
  interval: 2_000,
  end: 'cycle',
})

/** The four figures of /about, every 3 s or by click (`show`). */
export const aboutStats: Stepper = createStepper({ lengths: [4], interval: 3_000, end: 'cycle' })

/** The internal counter of the integration map's popup over its `length` connections. */
export const createPopupCounter = (length: number): Stepper =>
  createStepper({ lengths: [length], interval: 2_000, end: 'cycle' })

/** The start button of a demo: disabled while it runs, when the industry demo's reads 'Running...'. */
export const startButton = (state: StepperState): { label: string; disabled: boolean } =>
  state.phase === 'running'
    ? { label: 'Running...', disabled: true }
    : { label: 'Start Demo', disabled: false }

/** The button that pauses a running demo and resumes it; there is nothing to pause otherwise. */
export const pauseButton = ({ phase }: StepperState): { label: string; disabled: boolean } => ({
  label: phase === 'paused' ? 'Resume' : 'Pause',
  disabled: phase !== 'running' && phase !== 'paused',
})
