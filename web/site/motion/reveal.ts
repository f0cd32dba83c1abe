import { wantsLessMotion } from './less-motion.ts'

/**
 * Lets the parts of a page's sections rise once, as each first comes into view (public-site.md §4).
 * Only what is still below the window is hidden before, and only by this script: without it, with
 * less motion and in print everything is simply there.
 */
export function startReveal(selector: string): void {
  if (wantsLessMotion()) return
  const waiting = new Set(
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (part) => part.getBoundingClientRect().top > window.innerHeight,
    ),
  )
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!(target instanceof HTMLElement) || !isIntersecting) continue
        show(target)
        target.animate([{ opacity: 0, translate: '0 20px' }, {}], {
          duration: 600,
          easing: 'cubic-bezier(0.22, 0.7, 0.2, 1)',
        })
      }
    },
    { rootMargin: '0px 0px -8% 0px' },
  )
  const show = (part: HTMLElement) => {
    part.style.opacity = ''
    observer.unobserve(part)
    waiting.delete(part)
  }
  for (const part of waiting) {
    part.style.opacity = '0'
    observer.observe(part)
  }
  window.addEventListener('beforeprint', () => waiting.forEach(show))
}
