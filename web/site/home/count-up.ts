import { counterStepAt, counterTiming, counterValue } from '#shared/home/counter.ts'

type Counter = { figure: HTMLElement; target: HTMLElement; to: number; suffix: string }

const counters = [...document.querySelectorAll<HTMLElement>('[data-counter]')].flatMap(
  (figure): Counter[] => {
    const target = figure.parentElement?.querySelector<HTMLElement>('[data-target]')
    const { counter, suffix = '' } = figure.dataset
    return target ? [{ figure, target, to: Number(counter), suffix }] : []
  },
)

function show(step: number) {
  for (const { figure, to, suffix } of counters)
    figure.textContent = counterValue(to, step) + suffix
}

/** Lets the moving figures stand in for the targets, which stay in place for screen readers. */
function cover(covered: boolean) {
  for (const { figure, target } of counters) {
    figure.hidden = !covered
    target.style.opacity = covered ? '0' : ''
  }
}

if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
  const begun = performance.now()
  show(0)
  cover(true)
  const tick = () => {
    const step = counterStepAt(performance.now() - begun)
    show(step)
    if (step < counterTiming.steps) requestAnimationFrame(tick)
    else cover(false)
  }
  requestAnimationFrame(tick)
}
