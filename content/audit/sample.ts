import type { AuditAnswers } from '#shared/audit/answers.ts'

/** The answers of a firm that does not exist: what a visitor sees of the audit before anything is asked. */
export const sampleAudit: AuditAnswers = {
  companyName: 'Fernvale Outdoor Goods',
  industry: 'E-commerce & Retail',
  employeeCount: '11-50',
  role: 'Office manager',
  dataEntry: 14,
  reportGeneration: 5,
  customerCommunication: 11,
  invoicing: 6,
  otherTasks: 'Rebuilding the stock list every Monday',
  painPoints: ['Typing the same data into several tools', 'Slow response times to customers'],
  crmSystem: 'Spreadsheets',
  accountingSoftware: 'QuickBooks',
  communicationTools: 'Slack',
  projectManagement: 'Trello',
  otherSoftware: 'The warehouse program',
}

/** The words around it. */
export const samplePage = {
  badge: 'Sample',
  note: 'A sample: the firm is made up, the sums are the ones your own audit gets.',
  link: 'See the whole sample report',
  start: 'Start your own audit',
} as const

/** The panel beside the questions, once there are hours to weave. */
export const weekPanel = {
  heading: 'Your week so far',
  hours: (hours: string) => `${hours} hours a week`,
  cost: (cost: string) => `${cost} a week, at the usual cost of an hour in a company of your size.`,
  described: (hours: string) => `Your week as cloth: ${hours} threads, one for each hour so far.`,
} as const
