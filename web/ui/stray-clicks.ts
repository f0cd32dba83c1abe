/** What stands over the page, and goes by what is pressed in it. */
const layer = '[role=dialog], [role=alertdialog], [role=menu], [data-toast]'

/**
 * Ignores the later clicks of a double click where what its first click hit has gone, or something has
 * come over it: a dialog that closed, a toast, a row that was removed. They are meant for nothing that
 * lies there now. Returns what ends that.
 */
export function ignoreStrayClicks(): () => void {
  let first: { target: Element; layer: Element | null } | null = null
  const onClick = (event: MouseEvent) => {
    const { target, detail } = event
    if (!(target instanceof Element)) return
    const over = target.closest(layer)
    if (detail < 2) first = { target, layer: over }
    else if (first && (first.layer !== over || !first.target.isConnected)) {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
  }
  window.addEventListener('click', onClick, { capture: true })
  return () => window.removeEventListener('click', onClick, { capture: true })
}
