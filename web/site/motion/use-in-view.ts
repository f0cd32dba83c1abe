import { type RefObject, useEffect, useState } from 'react'

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
