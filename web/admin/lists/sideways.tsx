import { type ReactNode, useEffect, useRef, useState } from 'react'
import { cx } from '#web/ui/cx.ts'

type SidewaysProps = {
  className?: string | undefined
  /** Of what is scrolled within it. */
  scrollClass?: string | undefined
  children: ReactNode
}

/** Scrolls sideways what does not fit; while its end is out of sight, the edge is in shade. */
export function Sideways({ className, scrollClass, children }: SidewaysProps) {
  const end = useRef<HTMLDivElement>(null)
  const [isCut, setCut] = useState(false)
  useEffect(() => {
    if (!end.current) return
    const observer = new IntersectionObserver(([entry]) => setCut(entry?.isIntersecting === false))
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={cx('relative isolate overflow-hidden', className)}>
      <div className={cx('overflow-x-auto', scrollClass)}>
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
