import type { Machine } from '../scheduler.ts'

/** What a demo or a rotating strip is made of. Times are in milliseconds. */
export type StepperConfig = {
  /** Steps of each scenario; a strip without scenarios has one entry. Each is at least 1. */
  readonly lengths: readonly number[]
  readonly interval: number
  /** Whether the last step is the end, or the first follows it. */
  readonly end: 'stop' | 'cycle'
  /** How long after the last step the results appear; they need none when absent. */
  readonly revealAfter?: number
}

export type StepperState = {
  readonly scenario: number
  readonly step: number
  readonly phase: 'idle' | 'running' | 'paused' | 'done'
  /** Whether the results panel shows. */
  readonly revealed: boolean
}

export type StepperEvent =
  | { readonly type: 'start' }
  | { readonly type: 'tick' }
  | { readonly type: 'reveal' }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }
  | { readonly type: 'reset' }
  /** Chooses a scenario, and resets. */
  | { readonly type: 'select'; readonly scenario: number }
  /** Shows one step of a cycling strip at once; it moves on from there after a full interval. */
  | { readonly type: 'show'; readonly step: number }

export type Stepper = Machine<StepperState, StepperEvent>

const initial: StepperState = { scenario: 0, step: 0, phase: 'idle', revealed: false }

const isIndex = (value: number, length: number) =>
  Number.isInteger(value) && value >= 0 && value < length

/**
 * The machine behind everything that steps on the public site (public-site.md §4).
 *
 * A run that stops is done on arriving at its last step. Starting it while it runs does nothing;
 * starting it again afterwards begins at step 0. After a pause the step in view gets its full
 * interval again. Events that make no sense in a state leave it untouched.
 */
export function createStepper(config: StepperConfig): Stepper {
  const lengthOf = (scenario: number) => config.lengths[scenario] ?? 1

  const arrive = (state: StepperState, step: number): StepperState => {
    const length = lengthOf(state.scenario)
    if (config.end === 'cycle') return { ...state, step: step % length, phase: 'running' }
    if (step < length - 1) return { ...state, step, phase: 'running', revealed: false }
    return { ...state, step: length - 1, phase: 'done', revealed: false }
  }

  const reduce = (state: StepperState, event: StepperEvent): StepperState => {
    switch (event.type) {
      case 'start':
        if (state.phase === 'running') return state
        return arrive(state, config.end === 'cycle' ? state.step : 0)
      case 'tick':
        return state.phase === 'running' ? arrive(state, state.step + 1) : state
      case 'reveal':
        return state.phase === 'done' && !state.revealed ? { ...state, revealed: true } : state
      case 'pause':
        return state.phase === 'running' ? { ...state, phase: 'paused' } : state
      case 'resume':
        return state.phase === 'paused' ? { ...state, phase: 'running' } : state
      case 'reset':
        return { ...initial, scenario: state.scenario }
      case 'select':
        if (!isIndex(event.scenario, config.lengths.length)) return state
        return { ...initial, scenario: event.scenario }
      case 'show':
        if (config.end === 'stop' || !isIndex(event.step, lengthOf(state.scenario))) return state
        return { ...state, step: event.step }
    }
  }

  const nextTimer: Stepper['nextTimer'] = (state) => {
    if (state.phase === 'running') return { delay: config.interval, event: { type: 'tick' } }
    if (state.phase === 'done' && !state.revealed && config.revealAfter !== undefined) {
      return { delay: config.revealAfter, event: { type: 'reveal' } }
    }
    return null
  }

  return { initial, reduce, nextTimer }
}
