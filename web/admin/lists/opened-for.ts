import { useEffect, useEffectEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

type Purpose = 'create' | 'booking' | 'sync'

/** What an address is opened with, so that its screen opens a dialog as well. */
export const openedFor = (purpose: Purpose) => ({ openedFor: purpose })

/** Does what the screen was opened for, once: neither Back nor a reload does it again. */
export function useOpenedFor(purpose: Purpose, act: () => void): void {
  const { state, pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const isWanted = state?.openedFor === purpose
  const onWanted = useEffectEvent(() => {
    void navigate({ pathname, search }, { replace: true, state: null })
    act()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it is another address.
  useEffect(() => {
    if (isWanted) onWanted()
  }, [isWanted, key])
}
