import type { IntegrationTool } from '../types/home.ts'

export const integrationsSection = {
  title: '200+ platform integrations',
  introduction:
    'If it has an API, an export or a mailbox, we have probably connected it. Twelve we meet every month:',
  note: 'Names and marks belong to their owners. We are independent and sell none of them.',
} as const

/** The grid shows exactly twelve (public-site.md §2, Home). */
export const integrationTools = [
  { name: 'Salesforce', category: 'Sales CRM' },
  { name: 'HubSpot', category: 'Marketing CRM' },
  { name: 'Slack', category: 'Team chat' },
  { name: 'Google Workspace', category: 'Office suite' },
  { name: 'Microsoft 365', category: 'Office suite' },
  { name: 'Make', category: 'Workflow platform' },
  { name: 'Zapier', category: 'Workflow platform' },
  { name: 'QuickBooks', category: 'Accounting' },
  { name: 'Shopify', category: 'Online shop' },
  { name: 'Stripe', category: 'Payments' },
  { name: 'Zendesk', category: 'Help desk' },
  { name: 'PostgreSQL', category: 'Database' },
] as const satisfies readonly IntegrationTool[]
