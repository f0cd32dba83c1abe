import type { IntegrationFlow } from '../types/flow.ts'
import { customerSupport } from './customer-support.ts'
import { ecommerceFlow } from './ecommerce.ts'
import { leadToRevenue } from './lead-to-revenue.ts'
import { marketingCampaign } from './marketing-campaign.ts'

/** The four flows of the multi-platform demo, in the order of their tabs. */
export const integrationFlows: readonly [
  IntegrationFlow,
  IntegrationFlow,
  IntegrationFlow,
  IntegrationFlow,
] = [leadToRevenue, customerSupport, ecommerceFlow, marketingCampaign]

/** What is counted while a flow runs (shared/demos/flow-tally.ts), in order. */
export const flowTallyLabels = [
  ['tools', 'Tools passed'],
  ['handedOn', 'Facts handed on'],
  ['setOff', 'Follow-ups set off'],
  ['typedAgain', 'Typed again'],
] as const
