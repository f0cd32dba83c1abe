import type { ServiceSlug } from '#shared/routes.ts'
import type { Service } from '../types/service.ts'
import { aiChatbots } from './ai-chatbots.ts'
import { aiIntegration } from './ai-integration.ts'
import { crmAutomation } from './crm-automation.ts'
import { customerServiceAi } from './customer-service-ai.ts'
import { dataIntegration } from './data-integration.ts'
import { dataPipeline } from './data-pipeline.ts'
import { dataProcessing } from './data-processing.ts'
import { documentAutomation } from './document-automation.ts'
import { ecommerceAutomation } from './ecommerce-automation.ts'
import { financialAutomation } from './financial-automation.ts'
import { hrAutomation } from './hr-automation.ts'
import { marketingAutomation } from './marketing-automation.ts'
import { salesAutomation } from './sales-automation.ts'
import { workflowAutomation } from './workflow-automation.ts'

/** The eight services with a starting price, in the order of their cards (public-site.md §3). */
export const cardServices: readonly Service[] = [
  workflowAutomation,
  aiChatbots,
  dataIntegration,
  marketingAutomation,
  salesAutomation,
  documentAutomation,
  financialAutomation,
  hrAutomation,
]

/** Every service that has a page: the cards, then those that a menu or the footer also names. */
export const services: readonly Service[] = [
  ...cardServices,
  ecommerceAutomation,
  crmAutomation,
  aiIntegration,
  dataPipeline,
  customerServiceAi,
  dataProcessing,
]

/** What the services page shows instead of a price (public-site.md §2, /services). */
export const customPricing = 'Custom Pricing'

/** The service of a slug; the slug may come from an address, so it may be unknown. */
export function findService(slug: string): Service | undefined {
  return services.find((service) => service.id === slug)
}

/** The pricing text of a service: its starting price per month, or "Custom Pricing". */
export function servicePricing(service: Pick<Service, 'startingPrice'>): string {
  return service.startingPrice === null
    ? customPricing
    : `Starting at $${service.startingPrice}/month`
}

/** Three other services worth reading after this one, by what clients usually buy together. */
export const relatedServices: Record<
  ServiceSlug,
  readonly [ServiceSlug, ServiceSlug, ServiceSlug]
> = {
  'workflow-automation': ['document-automation', 'data-integration', 'financial-automation'],
  'ai-chatbots': ['customer-service-ai', 'ai-integration', 'crm-automation'],
  'data-integration': ['data-pipeline', 'data-processing', 'crm-automation'],
  'marketing-automation': ['crm-automation', 'sales-automation', 'ecommerce-automation'],
  'sales-automation': ['crm-automation', 'marketing-automation', 'document-automation'],
  'document-automation': ['financial-automation', 'ai-integration', 'data-processing'],
  'financial-automation': ['document-automation', 'data-integration', 'data-pipeline'],
  'hr-automation': ['workflow-automation', 'document-automation', 'data-integration'],
  'ecommerce-automation': ['marketing-automation', 'financial-automation', 'customer-service-ai'],
  'crm-automation': ['sales-automation', 'marketing-automation', 'data-processing'],
  'ai-integration': ['ai-chatbots', 'document-automation', 'customer-service-ai'],
  'data-pipeline': ['data-integration', 'data-processing', 'financial-automation'],
  'customer-service-ai': ['ai-chatbots', 'crm-automation', 'ai-integration'],
  'data-processing': ['data-integration', 'data-pipeline', 'document-automation'],
}
