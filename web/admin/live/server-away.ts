import { useSyncExternalStore } from 'react'

let away = false
const listeners = new Set<() => void>()

/** Notes whether the server answers, as the stream of changes finds out. */
export function noteServerAway(next: boolean): void {
  if (away === next) return
  away = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether the server does not answer at this moment. */
export const useServerAway = (): boolean => useSyncExternalStore(subscribe, () => away)
