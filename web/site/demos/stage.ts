import { startButton } from '#shared/demos/pieces.ts'
import type { Stepper, StepperEvent, StepperState } from '#shared/demos/stepper.ts'
import { createScheduler, type Scheduler } from '#shared/scheduler.ts'
import { loadSheet, loadSheetWhenNear } from './parts.ts'
import { startTabs } from './tabs.ts'

export type Stage = {
  /** The panel in view. */
  panel: () => HTMLElement | undefined
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

/** Runs a demo: its tabs, its two buttons, and the way of its machine along the stops. */
export function startStage(root: HTMLElement, { machine, show, say }: StageParts): Stage | null {
  const list = root.querySelector<HTMLElement>('[data-tabs]')
  const stage = root.querySelector<HTMLElement>('[data-stage]')
  const start = root.querySelector<HTMLButtonElement>('[data-start]')
  const reset = root.querySelector<HTMLButtonElement>('[data-reset]')
  const status = root.querySelector<HTMLElement>('[data-status]')
  const { part } = root.dataset
  if (!list || !stage || !start || !reset || !status || !part) return null

  const names = [...list.querySelectorAll<HTMLElement>('[data-tab]')]
  const panelOf = (id: string | undefined) =>
    [...stage.querySelectorAll<HTMLElement>('[data-panel]')].find((p) => p.dataset.panel === id)
  const shownPanel = () => panelOf(names[demo.state().scenario]?.dataset.tab)

  const choose = async (tab: HTMLAnchorElement) => {
    if (!panelOf(tab.dataset.tab)) {
      try {
        addPanels(stage, await loadSheet(part))
      } catch {
        // Without the parts there is still the page they stand on.
        window.location.assign(tab.href)
        return
      }
    }
    demo.send({ type: 'select', scenario: names.indexOf(tab) })
  }

  const tabs = startTabs(list, stage, choose)
  const view = (state: StepperState) => {
    const id = names[state.scenario]?.dataset.tab
    const panel = panelOf(id)
    if (!id || !panel) return
    tabs.show(id)
    markStops(panel, state)
    const { label, disabled } = startButton(state)
    start.textContent = label
    start.disabled = disabled
    status.textContent = state.phase === 'idle' ? (status.dataset.hint ?? '') : say(panel, state)
    show?.(panel, state)
  }
  const demo: Scheduler<StepperState, StepperEvent> = createScheduler(
    machine(names.map(({ dataset }) => Number(dataset.steps))),
    globalThis,
    view,
  )
  view(demo.state())
  start.addEventListener('click', () => demo.send({ type: 'start' }))
  reset.addEventListener('click', () => demo.send({ type: 'reset' }))
  loadSheetWhenNear(root, part)
  return { panel: shownPanel, sheet: () => loadSheet(part) }
}

/** Adds those panels of the sheet that the stage does not have yet. */
function addPanels(stage: HTMLElement, sheet: Document): void {
  for (const panel of sheet.querySelectorAll<HTMLElement>('[data-panel]')) {
    if (!document.getElementById(panel.id)) stage.append(document.importNode(panel, true))
  }
}

/** Says of each stop whether the run is past it, at it, or has yet to come. */
function markStops(panel: HTMLElement, { step, phase }: StepperState): void {
  for (const [index, stop] of [...panel.querySelectorAll<HTMLElement>('.stop')].entries()) {
    if (phase === 'idle') delete stop.dataset.at
    else stop.dataset.at = index < step ? 'done' : index === step ? 'here' : 'ahead'
  }
}
