import type { AuditIndustry, EmployeeBand, PainPoint } from './vocabulary.ts'

/**
 * Every field in the order of the form: what it is called on the page and in the report, and of a text
 * the most characters.
 */
export const auditFields = {
  companyName: { label: 'Company name', maxLength: 200 },
  industry: { label: 'Industry', maxLength: 100 },
  employeeCount: { label: 'Number of employees', maxLength: 20 },
  role: { label: 'Your role', maxLength: 200 },
  dataEntry: { label: 'Data entry', isHours: true },
  reportGeneration: { label: 'Report generation', isHours: true },
  customerCommunication: { label: 'Customer communication', isHours: true },
  invoicing: { label: 'Invoicing', isHours: true },
  otherTasks: { label: 'Other repetitive tasks', maxLength: 2_000 },
  painPoints: { label: 'Pain points' },
  crmSystem: { label: 'CRM system', maxLength: 200 },
  accountingSoftware: { label: 'Accounting software', maxLength: 200 },
  communicationTools: { label: 'Communication tools', maxLength: 200 },
  projectManagement: { label: 'Project management', maxLength: 200 },
  otherSoftware: { label: 'Other software', maxLength: 500 },
} as const

export type AuditField = keyof typeof auditFields
/** The fields that say this of themselves. */
type FieldWith<Key extends string> = {
  [Field in AuditField]: (typeof auditFields)[Field] extends Record<Key, unknown> ? Field : never
}[AuditField]
export type HourField = FieldWith<'isHours'>
export type TextField = FieldWith<'maxLength'>

/** Guarantees the names of the fields as they stand above. */
const names = Object.keys(auditFields) as AuditField[]
const fieldsWith = <Key extends string>(key: Key): readonly FieldWith<Key>[] =>
  names.filter((field): field is FieldWith<Key> => key in auditFields[field])

/** The four weekly hour fields, in the order of the form. */
export const hourFields = fieldsWith('isHours')
/** Every field that is kept as text. */
export const textFields = fieldsWith('maxLength')

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

/** Guarantees an empty value for each field. */
export const emptyAudit = Object.fromEntries(
  names.map((field) => [field, field === 'painPoints' ? [] : '']),
) as unknown as AuditDraft
