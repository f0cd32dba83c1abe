import {
  dismissToast,
  type ShownToast,
  shownToast,
  subscribeToToasts,
} from '#web/ui/toast-store.ts'
import { createPausableTimer } from './pausable-timer.ts'
import { onSwipeRight } from './swipe.ts'

/** How long a toast stays, in milliseconds (public-site.md §9). */
const duration = 5000

/**
 * Shows the toasts of `web/ui/toast-store.ts` in a {@link ToastRegion}: one at a time, for 5000 ms
 * that stand still while pointer, focus or attention is elsewhere; F8 moves the focus there, Esc
 * and a swipe to the right close.
 */
export function startToaster(region: HTMLElement): void {
  const list = region.querySelector('ol')
  const pattern = region.querySelector('template')?.content.firstElementChild
  if (!list || !pattern) return
  const timer = createPausableTimer(() => dismiss())

  const dismiss = () => {
    const shown = shownToast()
    if (shown) dismissToast(shown.id)
  }

  // Where the focus was before it came here, to go back to when the toast it is in goes away.
  let before: EventTarget | null = null
  region.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && region.contains(relatedTarget))) before = relatedTarget
  })

  const render = () => {
    const shown = shownToast()
    if (!shown?.open) {
      timer.stop()
      const focused = region.contains(document.activeElement)
      list.replaceChildren()
      if (focused && before instanceof HTMLElement) before.focus()
      return
    }
    const card = draw(pattern, shown)
    if (!card) return
    card.querySelector('button')?.addEventListener('click', dismiss)
    onSwipeRight(card, dismiss)
    list.replaceChildren(card)
    timer.start(duration)
  }

  const hold = () => timer.pause()
  const release = () => {
    if (!region.matches(':hover, :focus-within')) timer.resume()
  }
  region.addEventListener('pointerenter', hold)
  region.addEventListener('pointerleave', release)
  region.addEventListener('focusin', hold)
  region.addEventListener('focusout', release)
  window.addEventListener('blur', hold)
  window.addEventListener('focus', release)
  region.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') dismiss()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'F8') region.focus()
  })
  subscribeToToasts(render)
}

function draw(pattern: Element, toast: ShownToast): HTMLElement | null {
  const card = pattern.cloneNode(true)
  if (!(card instanceof HTMLElement)) return null
  card.dataset.variant = toast.variant ?? 'default'
  const write = (selector: string, text: string) => {
    const line = card.querySelector(selector)
    if (line) line.textContent = text
  }
  write('[data-title]', toast.title)
  write('[data-description]', toast.description ?? '')
  return card
}
