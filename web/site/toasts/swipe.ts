/** How far, in pixels, a swipe must go (public-site.md §9). */
const threshold = 50

/** Lets an element follow a pointer to the right; calls `swiped` when it is let go past 50 px. */
export function onSwipeRight(element: HTMLElement, swiped: () => void): void {
  let from: number | null = null

  const distance = (event: PointerEvent) => (from === null ? 0 : Math.max(0, event.clientX - from))
  const rest = () => {
    from = null
    element.style.translate = ''
  }

  element.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || isButton(event.target)) return
    from = event.clientX
    element.setPointerCapture(event.pointerId)
  })
  element.addEventListener('pointermove', (event) => {
    if (from !== null) element.style.translate = `${distance(event)}px`
  })
  element.addEventListener('pointerup', (event) => {
    const far = distance(event) >= threshold
    rest()
    if (far) swiped()
  })
  element.addEventListener('pointercancel', rest)
}

const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button') !== null
