import { auditFieldCopy, employeeBandLabels } from '#content/audit/fields.ts'
import { auditPage } from '#content/audit/page.ts'
import {
  type AuditDraft,
  type AuditField,
  auditLabels,
  hourFields,
  textFields,
} from '#shared/audit/answers.ts'
import { hoursProblem } from '#shared/audit/hours.ts'
import { auditSteps, missingAuditFields } from '#shared/audit/steps.ts'
import { auditIndustries, employeeBands, painPoints } from '#shared/audit/vocabulary.ts'
import { page } from '#shared/routes.ts'
import { escapeHtml, plainChecks, plainField, plainPage, plainSelect } from '../http/plain-page.ts'

/** Every field of the form but the pain points, which are ticked. */
export const typedFields = [...textFields, ...hourFields]

const choices = {
  industry: auditIndustries.map((value) => ({ value, label: value })),
  employeeCount: employeeBands.map((value) => ({ value, label: employeeBandLabels[value] })),
} as const

const hidden = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`

const autoComplete: Partial<Record<AuditField, string>> = {
  companyName: 'organization',
  role: 'organization-title',
}

/** A missing answer, to be given with the same kind of control as on the audit's own page. */
function question(field: AuditField, draft: AuditDraft): string {
  const label = auditLabels[field]
  switch (field) {
    case 'painPoints':
      return plainChecks({
        name: field,
        label: auditFieldCopy.painPoints.question,
        options: painPoints,
        problem: 'Tick at least one.',
      })
    case 'industry':
    case 'employeeCount':
      return plainSelect({
        name: field,
        label,
        options: choices[field],
        blank: 'Choose one',
        value: '',
        required: true,
        problem: 'Choose one.',
      })
    default: {
      const isHours = hourFields.some((other) => other === field)
      return plainField({
        name: field,
        label,
        type: 'text',
        value: draft[field],
        required: true,
        autoComplete: autoComplete[field] ?? 'off',
        inputMode: isHours ? 'decimal' : undefined,
        problem: (isHours && hoursProblem(draft[field])) || `${label} is required.`,
      })
    }
  }
}

/**
 * The answer to an audit sent without JavaScript that can not be taken as it is: what is missing to
 * fill in, the rest as it was typed.
 */
export function auditAgainPage(draft: AuditDraft, problems: readonly string[]): string {
  const missing = auditSteps.flatMap((_, index) =>
    missingAuditFields(([1, 2, 3, 4] as const)[index] ?? 1, draft),
  )
  const given = typedFields.filter((field) => !missing.includes(field))
  return plainPage({
    heading: 'Please check your answers',
    problems:
      missing.length > 0
        ? [`${auditPage.missing} ${missing.map((field) => auditLabels[field]).join(', ')}`]
        : problems,
    action: page.audit,
    fields: [
      ...missing.map((field) => question(field, draft)),
      ...given.map((field) => hidden(field, draft[field])),
      ...(missing.includes('painPoints')
        ? []
        : draft.painPoints.map((point) => hidden('painPoints', point))),
    ].join('\n'),
    button: auditPage.finish,
    back: 'Back to the audit',
  })
}
