import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False in the page as it was built and while it wakes, then true: for what makes sense only with script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
