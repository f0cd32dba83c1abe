import { wantsLessMotion } from './less-motion.ts'

/**
 * Lets the parts of a page's sections rise once, as each first comes into view (public-site.md §4).
 * Only what is still below the window is hidden before, and only by this script: without it, with
 * less motion and in print everything is simply there.
 */
function startReveal(): void {
  if (wantsLessMotion()) return
  const parts = document.querySelectorAll<HTMLElement>(
    ':is(main, main > astro-island) > :is(.container-page, section:not(.hero) > .container-page) > *',
  )
  const waiting = new Set<HTMLElement>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement)) continue
        const wasHidden = waiting.has(target)
        if (!isIntersecting) {
          if (!wasHidden) hide(target)
          continue
        }
        show(target)
        if (wasHidden) {
          target.animate([{ opacity: 0, translate: '0 20px' }, {}], {
            duration: 600,
            easing: 'cubic-bezier(0.22, 0.7, 0.2, 1)',
          })
        }
      }
    },
    // What the window has passed is counted as seen.
    { rootMargin: '99999px 0px -8% 0px' },
  )
  const hide = (part: HTMLElement) => {
    part.style.opacity = '0'
    waiting.add(part)
  }
  const show = (part: HTMLElement) => {
    part.style.opacity = ''
    observer.unobserve(part)
    waiting.delete(part)
  }
  for (const part of parts) observer.observe(part)
  window.addEventListener('beforeprint', () => waiting.forEach(show))
}

startReveal()
