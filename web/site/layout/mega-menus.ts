/** How long a menu stays after the pointer left it, in milliseconds (public-site.md §9). */
const closeDelay = 300

/** Adds to the mega-menus what CSS can not do: `aria-expanded` on hover, and Esc. */
export function startMegaMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>('.menu')) startMegaMenu(menu)
}

function startMegaMenu(menu: HTMLElement): void {
  const button = menu.querySelector<HTMLElement>('.menu-button')
  const panel = menu.querySelector<HTMLElement>('.menu-panel')
  if (!button || !panel) return
  let hovered = false
  let leaving = 0

  const sync = () => {
    const shown = panel.matches(':popover-open') || (hovered && !('dismissed' in menu.dataset))
    button.ariaExpanded = String(shown)
  }

  menu.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    window.clearTimeout(leaving)
    hovered = true
    sync()
  })
  menu.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse') return
    leaving = window.setTimeout(() => {
      hovered = false
      delete menu.dataset.dismissed
      // Opened by a click, it follows the pointer all the same; opened by keyboard, it stays.
      if (panel.matches(':popover-open') && !panel.contains(document.activeElement)) {
        panel.hidePopover()
      }
      sync()
    }, closeDelay)
  })
  panel.addEventListener('beforetoggle', ({ newState }) => {
    // Closed on purpose, it goes at once, although the pointer may still rest on the button.
    if (newState === 'closed') menu.dataset.dismissed = ''
    else delete menu.dataset.dismissed
  })
  panel.addEventListener('toggle', () => {
    // Reading its box applies the styles of "dismissed" before the mark is taken away again.
    panel.getBoundingClientRect()
    if (!hovered) delete menu.dataset.dismissed
    sync()
  })
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    if (panel.contains(document.activeElement)) button.focus()
    if (hovered) menu.dataset.dismissed = ''
    sync()
  })
}
