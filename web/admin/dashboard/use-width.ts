import { useCallback, useState } from 'react'

/** The width in pixels of the element that takes the ref, as it changes; 0 before it is there. */
export function useWidth() {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width] as const
}
