/**
 * What the browser's popovers leave open: `aria-expanded` in the markup, focus inside a sub-panel,
 * closing when a link is chosen or the focus leaves.
 */
export function startPopovers(): void {
  for (const panel of document.querySelectorAll<HTMLElement>('[popover]')) {
    const button = openerOf(panel)
    if (!button) continue
    panel.addEventListener('toggle', (event) => {
      if (event.target !== panel) return
      const open = event.newState === 'open'
      button.ariaExpanded = String(open)
      if (open) panel.querySelector<HTMLElement>(':scope > * > [data-back]')?.focus()
      // The browser can not give the focus back to a button that was covered a moment ago.
      else if (button.closest(':popover-open') && isLost(document.activeElement, panel)) {
        button.focus()
      }
    })
    panel.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href]')) panel.hidePopover()
    })
    panel.addEventListener('focusout', ({ relatedTarget }) => {
      if (!(relatedTarget instanceof Node) || button.contains(relatedTarget)) return
      if (!panel.contains(relatedTarget) && panel.matches(':popover-open')) panel.hidePopover()
    })
  }
}

/** Whether the focus is nowhere, or on something that has just been hidden. */
const isLost = (focused: Element | null, hidden: HTMLElement) =>
  focused === null || focused === document.body || hidden.contains(focused)

/** The button that opens a panel, by its `popovertarget`. */
function openerOf(panel: HTMLElement): HTMLElement | null {
  return document.querySelector(`[popovertarget="${panel.id}"]:not([popovertargetaction])`)
}
