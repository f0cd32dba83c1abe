import { aboutStats } from '#shared/demos/pieces.ts'
import { createScheduler } from '#shared/scheduler.ts'

/**
 * Lights one figure after the other (public-site.md §4, §9) while the strip is in view: paused by
 * its button or by the keyboard's focus, and still from the start for those who want less motion.
 */
export function rotateStats(strip: HTMLElement): void {
  const figures = [...strip.querySelectorAll('input')]
  const button = strip.querySelector<HTMLElement>('[data-pause]')
  if (!button) return
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches

  const { send, state } = createScheduler(aboutStats, globalThis, ({ step, phase }) => {
    strip.toggleAttribute('data-running', phase === 'running')
    const figure = figures[step]
    if (figure) figure.checked = true
  })
  const isRunning = () => state().phase === 'running'
  let wanted = !still
  let inView = false
  const settle = () => {
    const should = wanted && inView
    if (should && !isRunning()) send({ type: state().phase === 'paused' ? 'resume' : 'start' })
    if (!should) send({ type: 'pause' })
  }

  button.addEventListener('click', () => {
    wanted = !isRunning()
    settle()
  })
  strip.addEventListener('change', () => {
    send({ type: 'show', step: figures.findIndex((figure) => figure.checked) })
  })
  strip.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches(':focus-visible')) return
    wanted = false
    settle()
  })
  new IntersectionObserver((entries) => {
    inView = entries.some((entry) => entry.isIntersecting)
    settle()
  }).observe(strip)
}
