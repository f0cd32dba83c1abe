import type { Tone } from './common.ts'

const flowIds = ['lead-to-revenue', 'customer-support', 'ecommerce', 'marketing-campaign'] as const
type FlowId = (typeof flowIds)[number]

/** A stop of a flow; the modal shows `dataFlow` and `integrations` (public-site.md §3). */
export type FlowTool = {
  /** Unique within its flow. */
  id: string
  name: string
  category: string
  action: string
  description: string
  dataFlow: {
    receives: readonly string[]
    sends: readonly string[]
    triggers: readonly string[]
  }
  /** Platforms it is connected to, in this flow or usually. */
  integrations: readonly string[]
}

/** One flow of the multi-platform demo; a step is one tool, two seconds each. */
export type IntegrationFlow = {
  id: FlowId
  name: string
  description: string
  color: Tone
  tools: readonly FlowTool[]
}
