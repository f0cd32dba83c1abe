import type { AuditIndustry, EmployeeBand, PainPoint } from './vocabulary.ts'

/** The four weekly hour fields, in the order of the form. */
export const hourFields = [
  'dataEntry',
  'reportGeneration',
  'customerCommunication',
  'invoicing',
] as const
export type HourField = (typeof hourFields)[number]

/** Every field that is kept as text. */
export const textFields = [
  'companyName',
  'industry',
  'employeeCount',
  'role',
  'otherTasks',
  'crmSystem',
  'accountingSoftware',
  'communicationTools',
  'projectManagement',
  'otherSoftware',
] as const
export type TextField = (typeof textFields)[number]

export type AuditField = TextField | HourField | 'painPoints'

/** The wizard's fields as typed: hours are still text, and nothing has been judged. */
export type AuditDraft = { readonly [field in TextField | HourField]: string } & {
  readonly painPoints: readonly string[]
}

/** Complete answers, as calculated with and sent (`auditData`). Hours are numbers, at least 0. */
export type AuditAnswers = { readonly [field in TextField]: string } & {
  readonly [field in HourField]: number
} & {
  readonly industry: AuditIndustry
  readonly employeeCount: EmployeeBand
  readonly painPoints: readonly PainPoint[]
}

export const emptyAudit: AuditDraft = {
  companyName: '',
  industry: '',
  employeeCount: '',
  role: '',
  dataEntry: '',
  reportGeneration: '',
  customerCommunication: '',
  invoicing: '',
  otherTasks: '',
  painPoints: [],
  crmSystem: '',
  accountingSoftware: '',
  communicationTools: '',
  projectManagement: '',
  otherSoftware: '',
}

/** Most characters of each text field. */
export const auditTextLimits: Record<TextField, number> = {
  companyName: 200,
  industry: 100,
  employeeCount: 20,
  role: 200,
  otherTasks: 2_000,
  crmSystem: 200,
  accountingSoftware: 200,
  communicationTools: 200,
  projectManagement: 200,
  otherSoftware: 500,
}

/** What each field is called, on the page and in the report. */
export const auditLabels: Record<AuditField, string> = {
  companyName: 'Company name',
  industry: 'Industry',
  employeeCount: 'Number of employees',
  role: 'Your role',
  dataEntry: 'Data entry',
  reportGeneration: 'Report generation',
  customerCommunication: 'Customer communication',
  invoicing: 'Invoicing',
  otherTasks: 'Other repetitive tasks',
  painPoints: 'Pain points',
  crmSystem: 'CRM system',
  accountingSoftware: 'Accounting software',
  communicationTools: 'Communication tools',
  projectManagement: 'Project management',
  otherSoftware: 'Other software',
}
