/** How far a page must be scrolled before the button shows, in pixels (public-site.md §2). */
const threshold = 300

/** Shows the button past the threshold; a press scrolls up and hands the focus to the page's start. */
export function startToTop(): void {
  const button = document.querySelector<HTMLElement>('[data-to-top]')
  if (!button) return
  const update = () => button.toggleAttribute('data-shown', window.scrollY > threshold)
  window.addEventListener('scroll', update, { passive: true })
  update()
  button.addEventListener('click', () => {
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    window.scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' })
    document.querySelector<HTMLElement>('body > a')?.focus({ preventScroll: true })
  })
}
