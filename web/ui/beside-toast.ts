import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { shownToast, subscribeToToasts } from './toast-store.ts'

/** How to close each dialog that is open, the one on top last. */
const closers: (() => void)[] = []

/** Closes the dialog on top; false when none is open. */
export function closeTopDialog(): boolean {
  const close = closers.at(-1)
  close?.()
  return close !== undefined
}

/** How each dialog that is drawn moves out of the way. */
const movers = new Set<() => void>()

/** Lets the dialogs make room for a toast that has just been drawn. */
export function makeRoomForToast(): void {
  for (const move of movers) move()
}

/** Pixels that a toast keeps from a dialog. */
const gap = 12

/** Moves a dialog that stands in the middle of the screen, or at its lower edge, out of the way of the toast, if there is one. */
function makeRoom(panel: HTMLElement) {
  panel.style.removeProperty('--room-above')
  panel.style.removeProperty('--room-below')
  const toast = document.querySelector('[data-toast][data-state=open]')
  if (!toast) return
  const { left, right, top, bottom } = toast.getBoundingClientRect()
  const apart = (window.innerWidth - panel.offsetWidth) / 2
  const free = window.innerHeight - panel.offsetHeight
  // A sheet stands at the lower edge, a box in the middle.
  const above = apart > 0 ? free / 2 : free
  const below = window.innerHeight - (free - above)
  const isBeside = right < apart || left > window.innerWidth - apart
  if (isBeside || bottom + gap < above || top - gap > below) return
  if (top + bottom < window.innerHeight) panel.style.setProperty('--room-above', `${bottom}px`)
  else panel.style.setProperty('--room-below', `${window.innerHeight - top}px`)
}

/**
 * Lets a modal dialog stand beside a toast: the toast covers none of its controls, and Esc closes the
 * dialog first, whichever came later. Returns the ref of the dialog's panel, which reads
 * `--room-above` and `--room-below`.
 */
export function useBesideToast(open: boolean, close: () => void) {
  const [panel, setPanel] = useState<HTMLElement | null>(null)
  const shown = useSyncExternalStore(subscribeToToasts, shownToast, () => null)
  const toast = shown?.open ? shown.id : null

  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!open) return
    const closer = () => onEscape()
    closers.push(closer)
    return () => {
      closers.splice(closers.indexOf(closer), 1)
    }
  }, [open])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another toast is of another height.
  useLayoutEffect(() => {
    if (!panel) return
    const move = () => makeRoom(panel)
    move()
    movers.add(move)
    window.addEventListener('resize', move)
    return () => {
      movers.delete(move)
      window.removeEventListener('resize', move)
    }
  }, [panel, toast])

  return setPanel
}
