import {
  type AuditAnswers,
  type AuditDraft,
  type AuditField,
  hourFields,
  type TextField,
} from './answers.ts'
import { readHours } from './hours.ts'
import { auditIndustries, employeeBands, painPoints } from './vocabulary.ts'

export type AuditStep = {
  readonly title: string
  readonly required: readonly AuditField[]
  readonly optional: readonly AuditField[]
}

/** The four steps of the wizard; which fields are required is public-site.md §5's. */
export const auditSteps: readonly [AuditStep, AuditStep, AuditStep, AuditStep] = [
  {
    title: 'Your company',
    required: ['companyName', 'industry', 'employeeCount', 'role'],
    optional: [],
  },
  { title: 'Your week', required: hourFields, optional: ['otherTasks'] },
  { title: 'Your pain points', required: ['painPoints'], optional: [] },
  {
    title: 'Your tools',
    required: [],
    optional: [
      'crmSystem',
      'accountingSoftware',
      'communicationTools',
      'projectManagement',
      'otherSoftware',
    ],
  },
]

/** 1 to 4. */
export type StepNumber = 1 | 2 | 3 | 4
export const lastStep = 4

const isOneOf = <Option extends string>(
  options: readonly Option[],
  value: string,
): value is Option => options.some((option) => option === value)

function isFilled(field: AuditField, draft: AuditDraft): boolean {
  switch (field) {
    case 'painPoints':
      return draft.painPoints.some((point) => isOneOf(painPoints, point))
    case 'dataEntry':
    case 'reportGeneration':
    case 'customerCommunication':
    case 'invoicing':
      return readHours(draft[field]) !== null
    case 'industry':
      return isOneOf(auditIndustries, draft.industry)
    case 'employeeCount':
      return isOneOf(employeeBands, draft.employeeCount)
    default:
      return draft[field].trim() !== ''
  }
}

/** The required fields of a step that are still blank or not acceptable, in the order of the form. */
export function missingAuditFields(step: StepNumber, draft: AuditDraft): AuditField[] {
  return (auditSteps[step - 1]?.required ?? []).filter((field) => !isFilled(field, draft))
}

/** Whether Next (on the last step 'Get My Results') may be pressed. */
export const canContinue = (step: StepNumber, draft: AuditDraft): boolean =>
  missingAuditFields(step, draft).length === 0

/** The first step that still misses something, or null when the results can be shown. */
export function firstOpenStep(draft: AuditDraft): StepNumber | null {
  return ([1, 2, 3, 4] as const).find((step) => !canContinue(step, draft)) ?? null
}

/** The step asked for, or the first one before it that still misses something. */
export function reachableStep(draft: AuditDraft, wanted: StepNumber): StepNumber {
  const steps = [1, 2, 3, 4] as const
  return steps.find((step) => step === wanted || !canContinue(step, draft)) ?? wanted
}

/** How full the progress bar is on a step, in percent, at most 100 (public-site.md §9). */
export const auditProgress = (step: number): number =>
  Math.max(0, Math.min(100, Math.round((step / lastStep) * 100)))

/** Complete answers out of a draft, or null while a required field is missing. Text is trimmed. */
export function readAnswers(draft: AuditDraft): AuditAnswers | null {
  const { industry, employeeCount } = draft
  const dataEntry = readHours(draft.dataEntry)
  const reportGeneration = readHours(draft.reportGeneration)
  const customerCommunication = readHours(draft.customerCommunication)
  const invoicing = readHours(draft.invoicing)
  if (
    firstOpenStep(draft) !== null ||
    !isOneOf(auditIndustries, industry) ||
    !isOneOf(employeeBands, employeeCount) ||
    dataEntry === null ||
    reportGeneration === null ||
    customerCommunication === null ||
    invoicing === null
  ) {
    return null
  }
  const text = (field: TextField) => draft[field].trim()
  return {
    companyName: text('companyName'),
    industry,
    employeeCount,
    role: text('role'),
    dataEntry,
    reportGeneration,
    customerCommunication,
    invoicing,
    otherTasks: text('otherTasks'),
    painPoints: painPoints.filter((point) => draft.painPoints.includes(point)),
    crmSystem: text('crmSystem'),
    accountingSoftware: text('accountingSoftware'),
    communicationTools: text('communicationTools'),
    projectManagement: text('projectManagement'),
    otherSoftware: text('otherSoftware'),
  }
}
