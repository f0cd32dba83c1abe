import { holdButton, startButton } from '#shared/demos/pieces.ts'
import type { Stepper, StepperEvent, StepperState } from '#shared/demos/stepper.ts'
import { createScheduler, type Scheduler } from '#shared/scheduler.ts'
import { adoptStyles } from '../motion/adopt-styles.ts'
import { layOver } from '../motion/lay-over.ts'
import styles from './live.css?inline'
import { loadSheet, whenNear } from './parts.ts'
import { startTabs } from './tabs.ts'

adoptStyles(styles)

export type Stage = {
  /** The sheet with the demo's later parts. */
  sheet: () => Promise<Document>
}

type StageParts = {
  /** The machine of a demo whose scenarios have so many steps. */
  machine: (lengths: readonly number[]) => Stepper
  /** Shows what is particular to this demo; the tabs, the stops and the buttons are seen to. */
  show?: (panel: HTMLElement, state: StepperState) => void
  /** What assistive technology and the line beside the buttons say at a step. */
  say: (panel: HTMLElement, state: StepperState) => string
}

/** Runs a demo: its tabs, its three buttons, and the way of its machine along the stops. */
export function startStage(root: HTMLElement, { machine, show, say }: StageParts): Stage | null {
  const list = root.querySelector<HTMLElement>('[data-tabs]')
  const stage = root.querySelector<HTMLElement>('[data-stage]')
  const start = root.querySelector<HTMLButtonElement>('[data-start]')
  const hold = root.querySelector<HTMLButtonElement>('[data-hold]')
  const reset = root.querySelector<HTMLButtonElement>('[data-reset]')
  const status = root.querySelector<HTMLElement>('[data-status]')
  const { part } = root.dataset
  if (!list || !stage || !start || !hold || !reset || !status || !part) return null

  const hint = status.textContent
  const names = [...list.querySelectorAll<HTMLAnchorElement>('[data-tab]')]
  const panelOf = (id: string | undefined) =>
    [...stage.querySelectorAll<HTMLElement>('[data-panel]')].find((p) => p.dataset.panel === id)

  /** Sends the event as soon as all of the tab's panel is there. */
  const sendWhenWhole = async (tab: HTMLAnchorElement | undefined, event: StepperEvent) => {
    const panel = panelOf(tab?.dataset.tab)
    if (!panel || 'brief' in panel.dataset) {
      try {
        takePanels(stage, await loadSheet(part))
      } catch {
        // Without the parts there is still the page they stand on.
        if (tab) window.location.assign(tab.href)
        return
      }
      view(demo.state())
    }
    demo.send(event)
  }

  const tabs = startTabs(list, stage, (tab) =>
    sendWhenWhole(tab, { type: 'select', scenario: names.indexOf(tab) }),
  )
  const view = (state: StepperState) => {
    const id = names[state.scenario]?.dataset.tab
    const panel = panelOf(id)
    if (!id || !panel) return
    tabs.show(id)
    markStops(panel, state)
    const { label, disabled } = startButton(state)
    start.textContent = label
    start.disabled = disabled
    const held = holdButton(state)
    hold.textContent = held.label
    hold.disabled = held.disabled
    status.textContent = state.phase === 'idle' ? hint : say(panel, state)
    show?.(panel, state)
  }
  const demo: Scheduler<StepperState, StepperEvent> = createScheduler(
    machine(names.map(({ dataset }) => Number(dataset.steps))),
    globalThis,
    view,
  )
  view(demo.state())
  start.addEventListener('click', () =>
    sendWhenWhole(names[demo.state().scenario], { type: 'start' }),
  )
  hold.addEventListener('click', () =>
    demo.send({ type: demo.state().phase === 'paused' ? 'resume' : 'pause' }),
  )
  reset.addEventListener('click', () => demo.send({ type: 'reset' }))
  // Put into the page by a press alone: by itself nothing under the demo may move. What fails here
  // is asked for again on that press, and told there.
  whenNear(root, () => loadSheet(part).catch(() => {}))
  return { sheet: () => loadSheet(part) }
}

/** Takes those panels of the sheet that the stage does not have, or has in brief. */
function takePanels(stage: HTMLElement, sheet: Document): void {
  for (const panel of sheet.querySelectorAll<HTMLElement>('[data-panel]')) {
    const own = document.getElementById(panel.id)
    if (!own) stage.append(document.importNode(panel, true))
    else if ('brief' in own.dataset) own.replaceWith(document.importNode(panel, true))
  }
}

/** Says of each stop whether the run is past it, at it, or has yet to come. */
function markStops(panel: HTMLElement, { step, phase }: StepperState): void {
  for (const [index, stop] of [...panel.querySelectorAll<HTMLElement>('.stop')].entries()) {
    if (!stop.querySelector('.segment-lit')) layOver(stop.querySelector('.segment'), 'segment-lit')
    if (phase === 'idle') delete stop.dataset.at
    else stop.dataset.at = index < step ? 'done' : index === step ? 'here' : 'ahead'
  }
}
