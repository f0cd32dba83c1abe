import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Milliseconds in which a dialog that led here has closed, and a screen has put the focus where it wants it. */
const settling = 200

/**
 * Puts the focus on the screen one has come to where it was left nowhere, as what led there is gone with
 * its screen: Tab would begin at the top of the window, fifteen presses before it.
 */
export function useArrivalFocus(): void {
  const { pathname } = useLocation()
  const left = useRef(pathname)
  useEffect(() => {
    if (left.current === pathname) return
    left.current = pathname
    const timer = setTimeout(() => {
      const isNowhere = document.activeElement === document.body
      if (isNowhere) document.getElementById('screen')?.focus({ preventScroll: true })
    }, settling)
    return () => clearTimeout(timer)
  }, [pathname])
}
