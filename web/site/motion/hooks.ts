import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
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

/** Whether the element is in the window; `rootMargin` widens or narrows the window, as CSS margins. */
export function useInView(element: RefObject<Element | null>, rootMargin = '0px'): boolean {
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, rootMargin])
  return inView
}

const subscribeToNothing = () => () => {}

/** False in the page as it was built and while it wakes, then true: for what makes sense only with script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )

/**
 * What `load` brings, once it is wanted; null until then. Plainer than a lazy component, whose boundary
 * holds what it shows back for up to 300 ms. `load` must be the same at every call.
 */
export function useLate<Part>(wanted: boolean, load: () => Promise<Part>): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  useEffect(() => {
    if (!wanted || part) return
    let gone = false
    const take = async () => {
      const loaded = await load()
      if (!gone) setPart(() => loaded)
    }
    void take()
    return () => {
      gone = true
    }
  }, [wanted, part, load])
  return part
}
