import type { DemoScenario } from '../types/demo.ts'
import { ecommerceDemo } from './ecommerce.ts'
import { financeDemo } from './finance.ts'
import { healthcareDemo } from './healthcare.ts'
import { salesDemo } from './sales.ts'

/** The four scenarios of the industry demo, in the order of their tabs. */
export const demoScenarios: readonly [DemoScenario, DemoScenario, DemoScenario, DemoScenario] = [
  salesDemo,
  ecommerceDemo,
  healthcareDemo,
  financeDemo,
]

/** Words above the three metrics of a scenario. */
export const demoMetricLabels = {
  manual: 'By hand',
  automated: 'Automated',
  improvement: 'Improvement',
} as const

/** Said beside the metrics: what the seconds leave out. */
export const demoMetricsNote =
  'Machine time for the automatic steps. A person’s decision, where a step asks for one, takes as long as it takes.'

/** The head of each page that tells the demos as plain reading (shared/routes.ts, `demoPage`). */
export const demoPageHeads = {
  flows: {
    title: 'Four flows, tool by tool',
    introduction:
      'The flows of the demo, written out: what each tool receives, what it passes on and what it sets off.',
  },
  scenarios: {
    title: 'Four jobs, step by step',
    introduction: 'The jobs of the demo, written out, with what each took by hand.',
  },
  platforms: {
    title: 'Six platforms and what they exchange',
    introduction: 'The platforms of the map, with every connection between them.',
  },
} as const
