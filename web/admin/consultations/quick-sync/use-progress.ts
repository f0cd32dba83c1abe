import { useEffect, useSyncExternalStore } from 'react'
import type { ImportProgress, ImportRun } from './import-run.ts'

/**
 * How far an import is. While it lasts it goes on as soon as the network is back, and the browser
 * asks before the page is left.
 */
export function useProgress(run: ImportRun): ImportProgress {
  const progress = useSyncExternalStore(run.subscribe, run.progress)
  const { state } = progress
  useEffect(() => {
    if (state !== 'running' && state !== 'waiting') return
    const back = () => {
      if (run.progress().state === 'waiting') run.resume()
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('online', back)
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('beforeunload', ask)
    }
  }, [run, state])
  return progress
}
