/** What a state machine waits for: after `delay` milliseconds, send itself `event`. */
type Timer<Event> = { readonly delay: number; readonly event: Event }

/** A pure machine whose only link to time is what {@link Machine.nextTimer} asks for. */
export type Machine<State, Event> = {
  readonly initial: State
  /** Returns the very same object when the event changes nothing, so that a running timer is kept. */
  readonly reduce: (state: State, event: Event) => State
  readonly nextTimer: (state: State) => Timer<Event> | null
}

/** The two functions of a clock; `globalThis` is one, a fake one serves tests. */
export type Clock<Handle> = {
  readonly setTimeout: (run: () => void, milliseconds: number) => Handle
  readonly clearTimeout: (handle: Handle) => void
}

export type Scheduler<State, Event> = {
  readonly state: () => State
  readonly send: (event: Event) => void
  readonly stop: () => void
}

/**
 * Drives a machine with a clock: each new state drops the timer of the one before and starts its own.
 * In React the same is `useReducer(machine.reduce, machine.initial)` and one effect on the state.
 */
export function createScheduler<State, Event, Handle>(
  machine: Machine<State, Event>,
  clock: Clock<Handle>,
  onChange: (state: State) => void = () => {},
): Scheduler<State, Event> {
  // Taken out of the object because the browser's own timers refuse to be called as methods of another.
  const { setTimeout: startTimer, clearTimeout: dropTimer } = clock
  let state = machine.initial
  let disarm = () => {}

  const arm = () => {
    disarm()
    const timer = machine.nextTimer(state)
    if (timer === null) {
      disarm = () => {}
      return
    }
    const handle = startTimer(() => send(timer.event), timer.delay)
    disarm = () => dropTimer(handle)
  }

  const send = (event: Event) => {
    const next = machine.reduce(state, event)
    if (next === state) return
    state = next
    arm()
    onChange(state)
  }

  arm()
  return { state: () => state, send, stop: () => disarm() }
}
