import { useEffectEvent, useLayoutEffect } from 'react'

/**
 * Lets a component take over what stands in its fields already: typed before it woke up, or filled
 * in by the browser on the way back, which happens late and without an event. `takeOver` is called
 * before the first event reaches the component.
 */
export function useEarlyInput(takeOver: () => void): void {
  const take = useEffectEvent(takeOver)
  useLayoutEffect(() => {
    const takeAgain = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) take()
    }
    take()
    window.addEventListener('pageshow', takeAgain)
    return () => window.removeEventListener('pageshow', takeAgain)
  }, [])
}
