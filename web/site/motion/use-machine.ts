import { useEffect, useState, useSyncExternalStore } from 'react'
import { createScheduler, type Machine } from '#shared/scheduler.ts'

/**
 * Runs a machine of `shared/` in a component. Returns its state and `send`; its timers run by the
 * browser's clock, begin in the moment of the event and end with the component.
 */
export function useMachine<State, Event>(machine: Machine<State, Event>) {
  const [{ scheduler, subscribe }] = useState(() => {
    let notify = () => {}
    return {
      scheduler: createScheduler(machine, globalThis, () => notify()),
      subscribe: (listener: () => void) => {
        notify = listener
        return () => {
          notify = () => {}
        }
      },
    }
  })
  const state = useSyncExternalStore(subscribe, scheduler.state, () => machine.initial)
  useEffect(() => scheduler.stop, [scheduler])
  return [state, scheduler.send] as const
}
