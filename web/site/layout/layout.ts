import { sessionStore } from '#web/ui/browser-storage.ts'
import { chooseTheme, currentTheme, followTheme, type Theme } from '#web/ui/theme.ts'
import { fetchStyles } from '../motion/late-styles.ts'
import clothStyles from './menu-cloths.css?url'

/**
 * What the browser's popovers leave open: `aria-expanded` in the markup, focus inside a sub-panel,
 * closing when a link is chosen or the focus leaves.
 */
function startPopovers(): void {
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

/** How long a menu stays after the pointer left it, in milliseconds (public-site.md §9). */
const closeDelay = 300

/** Adds to the mega-menus what CSS can not do: `aria-expanded` on hover, and Esc. */
function startMegaMenus(): void {
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
    // Its picture then stays, while it closes, too.
    if (shown) menu.dataset.opened = ''
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

/**
 * Gives each item of the menus its cloth, and the side of a menu that of the item last pointed at. Their
 * styles are fetched when somebody comes to the header: in a page they would be 0.3 of its 20 KB (brotli).
 */
function startMenuCloths(): void {
  const header = document.querySelector('header')
  const load = () => void fetchStyles(clothStyles).catch(() => {})
  for (const sign of ['pointerenter', 'focusin']) {
    header?.addEventListener(sign, load, { once: true })
  }
  for (const panels of ['.menu-panel', '.mobile-panel .mobile-panel']) {
    for (const [index, link] of document
      .querySelectorAll<HTMLElement>(`${panels} li a`)
      .entries()) {
      const panel = link.closest<HTMLElement>('[popover]')
      const wear = (element: HTMLElement | null) =>
        element?.style.setProperty('--cloth', String(index))
      const show = () => wear(panel)
      wear(link)
      if (!panel?.style.length || link.ariaCurrent) show()
      link.addEventListener('pointerenter', show)
      link.addEventListener('focus', show)
    }
  }
}

/** How far a page must be scrolled before the button shows, in pixels (public-site.md §2), and how near its end the bubble comes. */
const threshold = 300

/**
 * Shows the button past the threshold, and marks its bubble as in the way until one scrolls up or
 * has read to the end; so it is again when the page itself leads to something, such as a receipt,
 * which nobody has to look for help behind. A press scrolls up and hands the focus to the page's start.
 */
function startToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]')
  if (!button) return
  let before = 0
  const update = () => {
    const { scrollY, innerHeight } = window
    const left = document.documentElement.scrollHeight - innerHeight - scrollY
    button.toggleAttribute('data-shown', scrollY > threshold)
    button.parentElement?.toggleAttribute('data-away', scrollY >= before && left > threshold)
    before = scrollY
  }
  window.addEventListener('scroll', update, { passive: true })
  update()
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element) || !target.matches('[tabindex="-1"]')) return
    button.parentElement?.setAttribute('data-away', '')
    // The scroll that comes with it counts as one down, wherever it goes.
    before = 0
  })
  button.addEventListener('click', () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('body > a')?.focus({ preventScroll: true })
  })
}

/**
 * Keeps in this tab how the visit began, for the forms (forms/kept-visit.ts): the address and the
 * referrer of its first page, which none of ours led to. Storage may be switched off; then nobody knows.
 */
function keepVisit(): void {
  if (document.referrer.startsWith(`${location.origin}/`)) return
  if (sessionStore.get('visit') !== null) return
  sessionStore.set('visit', JSON.stringify([location.href, document.referrer]))
}

/** Shows in the footer which theme holds, and follows what is chosen there or in another tab. */
function startThemeChoice(): void {
  const choices = document.querySelectorAll<HTMLInputElement>('[name=theme]')
  const sync = () => {
    for (const choice of choices) choice.checked = choice.value === currentTheme()
  }
  for (const choice of choices) {
    choice.addEventListener('change', () => chooseTheme(choice.value as Theme))
  }
  followTheme(sync)
  sync()
}

keepVisit()
startThemeChoice()
startPopovers()
startMegaMenus()
startMenuCloths()
startToTop()
