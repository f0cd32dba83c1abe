/** The words of the efficiency audit (public-site.md §3, §5, §9). Values are what is stored and sent. */

export const auditIndustries = [
  'E-commerce & Retail',
  'Healthcare',
  'Manufacturing',
  'Financial Services',
  'Real Estate',
  'Education',
  'Professional Services',
  'Logistics',
  'Other',
] as const
export type AuditIndustry = (typeof auditIndustries)[number]

export const employeeBands = ['1-10', '11-50', '51-200', '201-500', '500+'] as const
export type EmployeeBand = (typeof employeeBands)[number]

/** What an hour of work costs, in whole dollars, by size of the company (public-site.md §9). */
export const hourlyRates: Record<EmployeeBand, number> = {
  '1-10': 25,
  '11-50': 35,
  '51-200': 45,
  '201-500': 60,
  '500+': 60,
}

/** The pain point that asks for the Customer Communication recommendation. */
export const slowResponses = 'Slow response times to customers'

export const painPoints = [
  'Typing the same data into several tools',
  slowResponses,
  'Mistakes that have to be found and corrected',
  'Tools that do not talk to each other',
  'Reports that take too long to prepare',
  'Leads and follow-ups that slip through',
  'Invoices and payments that run late',
  'Growth that means hiring for routine work',
] as const
export type PainPoint = (typeof painPoints)[number]

/** What each tool question offers; all of them may be left open. */
export const toolOptions = {
  crmSystem: ['HubSpot', 'Salesforce', 'Pipedrive', 'Zoho CRM', 'Spreadsheets', 'Other', 'None'],
  accountingSoftware: ['QuickBooks', 'Xero', 'FreshBooks', 'Sage', 'Spreadsheets', 'Other', 'None'],
  communicationTools: ['Slack', 'Microsoft Teams', 'Google Chat', 'Zoom', 'Email only', 'Other'],
  projectManagement: [
    'Asana',
    'Trello',
    'monday.com',
    'ClickUp',
    'Jira',
    'Notion',
    'Other',
    'None',
  ],
} as const
export type ToolQuestion = keyof typeof toolOptions
