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
