import type { Tone } from './common.ts'
import type { IconName } from './icon.ts'

const scenarioIds = ['sales', 'ecommerce', 'healthcare', 'finance'] as const
export type ScenarioId = (typeof scenarioIds)[number]

type DemoStep = {
  id: string
  title: string
  description: string
  icon: IconName
  /** What the step works on; what it writes there is in the `JobRecord`. */
  artefact: string
  /** The dye of the artefact's edge. */
  color: Tone
}

/** One scenario of the industry demo (public-site.md §3, §9): four steps of 3 s, then the results. */
export type DemoScenario = {
  id: ScenarioId
  title: string
  description: string
  /** The situation, as told before the start. */
  scenario: string
  steps: readonly [DemoStep, DemoStep, DemoStep, DemoStep]
  metrics: { manual: string; automated: string; improvement: string }
}

/** A thing of the job as a step leaves it. Each line carries one of the step's details (public-site.md §3). */
export type JobArtefact = {
  /** How it is drawn. */
  kind: 'form' | 'record' | 'chat' | 'text' | 'label' | 'paper' | 'calendar'
  note: string
  lines: readonly { label: string; value: string; detail: string }[]
}

/**
 * The part of a scenario that a run writes: its four artefacts, in the order of the steps, and its
 * results. The demo fetches it once it is in view.
 */
export type JobRecord = {
  artefacts: readonly [JobArtefact, JobArtefact, JobArtefact, JobArtefact]
  results: readonly { action: string; detail: string }[]
}
