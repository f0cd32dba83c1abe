import { pipeline } from '#shared/demos/pieces.ts'
import type { StepperState } from '#shared/demos/stepper.ts'
import { createScheduler } from '#shared/scheduler.ts'
import { adoptStyles } from '../motion/adopt-styles.ts'
import { layOver } from '../motion/lay-over.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'
import styles from './pipeline-live.css?inline'

const root = document.querySelector<HTMLElement>('[data-pipeline]')
if (root) {
  adoptStyles(styles)
  startPipeline(root)
}

/** Runs the four stages once they are in view, 2 s each (public-site.md §9); the button holds them. */
function startPipeline(strip: HTMLElement): void {
  const button = strip.querySelector<HTMLElement>('[data-pause]')
  const stages = [...strip.querySelectorAll<HTMLElement>('.pipe-stage')]
  for (const thread of strip.querySelectorAll('.pipe-thread')) layOver(thread, 'pipe-lit')
  const show = ({ step, phase }: StepperState) => {
    strip.toggleAttribute('data-running', phase !== 'idle')
    for (const [index, stage] of stages.entries()) {
      stage.toggleAttribute('data-on', index <= step)
      stage.toggleAttribute('data-here', index === step)
    }
    if (button) button.textContent = phase === 'running' ? 'Pause' : 'Play'
  }
  const machine = createScheduler(pipeline, globalThis, show)
  // Near the middle of the window, which also a strip that is taller than the window comes to.
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      machine.send({ type: 'start' })
    },
    { rootMargin: '-30% 0px' },
  )
  button?.addEventListener('click', () => {
    observer.disconnect()
    machine.send({ type: machine.state().phase === 'running' ? 'pause' : 'start' })
  })
  if (!wantsLessMotion()) observer.observe(strip)
}
