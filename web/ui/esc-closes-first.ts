import { useEffect, useEffectEvent } from 'react'

/** How to close each dialog that is open, the one on top last. */
const closers: (() => void)[] = []

/** Closes the dialog on top; false when none is open. */
export function closeTopDialog(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}

/** Lets Esc close an open dialog before a toast, whichever came later. */
export function useEscClosesFirst(open: boolean, close: () => void): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const closer = () => onEscape()
    closers.push(closer)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
    }
  }, [open])
}
