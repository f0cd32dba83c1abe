import { createPopupCounter } from '#shared/demos/pieces.ts'
import type { StepperEvent, StepperState } from '#shared/demos/stepper.ts'
import { type Point, placePopup } from '#shared/integration-map/popup-place.ts'
import { createScheduler, type Scheduler } from '#shared/scheduler.ts'
import { templateOf } from '../demos/parts.ts'
import { wantsLessMotion } from '../motion/less-motion.ts'

export type Popup = {
  open: (detail: DocumentFragment, at: Point) => void
  close: () => void
}

/**
 * The detail popup, taken from the sheet: at the click, inside the window, its counter going round
 * (public-site.md §9). Null when the sheet has none.
 */
export function createPopup(root: HTMLElement, sheet: Document): Popup | null {
  root.append(templateOf(sheet, 'popup') ?? '')
  const panel = root.querySelector<HTMLElement>('[popover]')
  if (!panel) return null
  let counter: Scheduler<StepperState, StepperEvent> | null = null
  let clicked: Point | null = null

  const place = () => {
    if (!clicked) return
    const { left, top, width, height } = placePopup(clicked, {
      width: document.documentElement.clientWidth,
      height: window.innerHeight,
    })
    panel.style.inset = `${top}px auto auto ${left}px`
    panel.style.width = `${width}px`
    panel.style.maxHeight = `${height}px`
  }
  window.addEventListener('resize', place)

  return {
    open: (detail, at) => {
      counter?.stop()
      panel.querySelector('[data-slot]')?.replaceChildren(detail)
      clicked = at
      place()
      panel.showPopover()
      panel.scrollTop = 0
      counter = startCounter(panel)
      panel.querySelector<HTMLElement>('[data-close]')?.focus()
    },
    close: () => {
      counter?.stop()
      counter = null
      clicked = null
      if (panel.matches(':popover-open')) panel.hidePopover()
    },
  }
}

/** Marks one connection after the other; the button holds it, and less motion begins with it held. */
function startCounter(panel: HTMLElement): Scheduler<StepperState, StepperEvent> {
  const rows = [...panel.querySelectorAll<HTMLElement>('[data-connection]')]
  const count = panel.querySelector<HTMLElement>('[data-count]')
  const button = panel.querySelector<HTMLElement>('[data-pause]')
  const show = ({ step, phase }: StepperState) => {
    for (const [index, row] of rows.entries()) row.toggleAttribute('data-here', index === step)
    if (count) count.textContent = `${step + 1} / ${rows.length}`
    if (button) button.textContent = phase === 'running' ? 'Pause' : 'Play'
  }
  const counter = createScheduler(createPopupCounter(rows.length), globalThis, show)
  show(counter.state())
  button?.addEventListener('click', () =>
    counter.send({ type: counter.state().phase === 'running' ? 'pause' : 'start' }),
  )
  if (!wantsLessMotion()) counter.send({ type: 'start' })
  return counter
}
