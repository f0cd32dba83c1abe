import type { IntegrationTool } from '../types/home.ts'

export const integrationsSection = {
  title: '200+ platform integrations',
  introduction:
    'If it has an API, an export or a mailbox, we have probably connected it. Twelve we meet every month:',
  note: 'Product names belong to their owners. We are independent and sell none of them.',
} as const

/** The grid shows exactly twelve (public-site.md §2, Home). */
export const integrationTools = [
  { name: 'Salesforce', category: 'Sales CRM', does: 'Accounts, deals, forecasts' },
  { name: 'HubSpot', category: 'Marketing CRM', does: 'Contacts, campaigns, scoring' },
  { name: 'Slack', category: 'Team chat', does: 'Alerts and approvals' },
  { name: 'Google Workspace', category: 'Office suite', does: 'Mail, calendar, files' },
  { name: 'Microsoft 365', category: 'Office suite', does: 'Mail, calendar, files' },
  { name: 'Make', category: 'Workflow platform', does: 'Branching scenarios' },
  { name: 'Zapier', category: 'Workflow platform', does: 'Quick two-app links' },
  { name: 'QuickBooks', category: 'Accounting', does: 'Invoices, bills, payments' },
  { name: 'Shopify', category: 'Online shop', does: 'Orders, stock, returns' },
  { name: 'Stripe', category: 'Payments', does: 'Charges, refunds, payouts' },
  { name: 'Zendesk', category: 'Help desk', does: 'Tickets and replies' },
  { name: 'PostgreSQL', category: 'Database', does: 'Reporting and history' },
] as const satisfies readonly IntegrationTool[]
