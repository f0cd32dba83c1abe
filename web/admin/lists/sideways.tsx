import { type ReactNode, useEffect, useRef, useState } from 'react'

/** Scrolls sideways what does not fit; while its end is out of sight, the edge is in shade. */
export function Sideways({ children }: { children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => setCut(entry?.isIntersecting === false))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className="relative overflow-hidden rounded-md border border-paper-edge bg-card">
      <div className="overflow-x-auto">
        <div className="relative min-w-min">
          {children}
          <div ref={end} className="pointer-events-none absolute inset-y-0 right-0 w-px" />
        </div>
      </div>
      {isCut && (
        <div className="pointer-events-none absolute inset-y-0 right-0 z-30 w-8 bg-linear-to-r from-transparent to-paper-edge" />
      )}
    </div>
  )
}
