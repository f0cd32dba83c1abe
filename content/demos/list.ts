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
