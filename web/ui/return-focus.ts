import { useState } from 'react'

/**
 * What a dialog's content does on closing: puts the focus on `target`, or where it was when the
 * dialog opened. Radix itself only knows the way back to a trigger of its own.
 */
export function useReturnFocus(open: boolean, target: (() => HTMLElement | null) | undefined) {
  const [was, setWas] = useState<{ open: boolean; opener: Element | null }>({
    open: false,
    opener: null,
  })
  if (open !== was.open) {
    setWas({ open, opener: open ? document.activeElement : was.opener })
  }
  return (event: Event) => {
    const { opener } = was
    const element = target?.() ?? (opener instanceof HTMLElement && opener.isConnected && opener)
    if (!element) return
    event.preventDefault()
    element.focus()
  }
}
