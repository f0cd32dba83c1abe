import type { Tone } from './common.ts'
import type { IconName } from './icon.ts'

const scenarioIds = ['sales', 'ecommerce', 'healthcare', 'finance'] as const
type ScenarioId = (typeof scenarioIds)[number]

export type DemoStep = {
  id: string
  title: string
  description: string
  /** What a log of the run would say at this step. */
  details: readonly string[]
  icon: IconName
  color: Tone
}

type DemoResult = { action: string; detail: string }

/** One scenario of the industry demo (public-site.md §3, §9): four steps of 3 s, then the results. */
export type DemoScenario = {
  id: ScenarioId
  title: string
  description: string
  /** The situation, as told before the start. */
  scenario: string
  steps: readonly [DemoStep, DemoStep, DemoStep, DemoStep]
  results: readonly DemoResult[]
  metrics: { manual: string; automated: string; improvement: string }
}
