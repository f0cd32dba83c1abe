import { useCallback, useState } from 'react'

/** What a round number begins with, so near to each other that a chart leaves little of itself empty. */
const roundFactors = [1, 1.2, 1.6, 2, 2.4, 3, 4, 5, 6, 8, 10]

/** The least round number that is not below `most` and has a whole half, or 1; a chart's upper end. */
export function roundedUp(most: number): number {
  if (most <= 1) return 1
  const ten = 10 ** Math.floor(Math.log10(most))
  const ends = roundFactors.map((factor) => Math.round(factor * ten * 10) / 10)
  return ends.find((end) => end >= most && end % 2 === 0) ?? 10 * ten
}

/** What the axis is marked with: nothing, half and the end; a half that is no whole number is left out. */
export const ticksOf = (end: number): number[] => (end % 2 === 0 ? [0, end / 2, end] : [0, end])

const short = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A date of the calendar, `2026-03-02`, as a chart has room for it: Mar 2. */
export const dayLabel = (date: string): string => short.format(Date.parse(date))

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
