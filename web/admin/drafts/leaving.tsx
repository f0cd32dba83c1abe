import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

/** Lets the browser ask before a page with something unsaved is closed or loaded again. */
export function useAskBeforeUnload(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/**
 * While it is drawn, the browser's Back closes what is open instead of leaving the screen under it. Draw
 * it only while that is open: the router asks one of them.
 */
export function BackCloses({ onBack }: { onBack: () => void }) {
  const blocker = useBlocker(({ historyAction }) => historyAction === 'POP')
  const back = useEffectEvent(onBack)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    blocker.reset()
    back()
  }, [blocker])
  return null
}
