import { counterStepAt, counterTiming, counterValue } from '#shared/home/counter.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'

/** A figure that moves over its target, which keeps the width and is what screen readers find. */
type Counter = { cover: HTMLElement; target: HTMLElement; to: number; suffix: string }

const counters = [...document.querySelectorAll<HTMLElement>('[data-counter]')].map(coverFigure)
if (!wantsLessMotion()) countUp()

function coverFigure(figure: HTMLElement): Counter {
  const [, digits = '', suffix = ''] = /^(\d+)(.*)$/.exec(figure.textContent) ?? []
  const target = document.createElement('span')
  target.textContent = figure.textContent
  const cover = document.createElement('span')
  cover.ariaHidden = 'true'
  cover.hidden = true
  // Contained, its changes lay out nothing around it.
  cover.style.cssText = 'position:absolute;inset:0;contain:strict'
  figure.style.position = 'relative'
  figure.replaceChildren(target, cover)
  return { cover, target, to: Number(digits), suffix }
}

/** Counts from the moment the script runs: 500 ms of rest, then 60 steps (public-site.md §9). */
function countUp(): void {
  const begun = performance.now()
  let shown = -1
  const tick = () => {
    const step = counterStepAt(performance.now() - begun)
    const done = step >= counterTiming.steps
    if (!done) requestAnimationFrame(tick)
    if (step === shown) return
    shown = step
    for (const { cover, target, to, suffix } of counters) {
      cover.textContent = counterValue(to, step) + suffix
      cover.hidden = done
      target.style.opacity = done ? '' : '0'
    }
  }
  tick()
}
