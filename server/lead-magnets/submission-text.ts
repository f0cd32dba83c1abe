import type { AuditAnswers } from '#shared/audit/answers.ts'
import { formatCents, formatHours, formatPercent } from '#shared/audit/format.ts'
import { calculateAudit } from '#shared/audit/results.ts'

/** An audit as people in the back-office read it: who, which hours, and the figures of public-site.md §9. */
export function auditText(answers: AuditAnswers): string {
  const results = calculateAudit(answers)
  return [
    `${answers.companyName} – ${answers.industry}, ${answers.employeeCount} employees`,
    `Role: ${answers.role}`,
    `Manual work: ${formatHours(results.totalHours)} a week, ${formatCents(results.yearlyCost)} a year`,
    `Could save: ${formatHours(results.automationSavings)} a week, ${formatCents(results.yearlySavings)} a year`,
    `Return: ${formatPercent(results.roi)}`,
    `Pain points: ${answers.painPoints.join('; ')}`,
    ...(answers.otherTasks ? [`Other tasks: ${answers.otherTasks}`] : []),
  ].join('\n')
}

/** A checklist as people in the back-office read it; null when the visitor sent no ticks. */
export const checklistText = (checked: readonly string[] | undefined, of: number) =>
  checked ? `${checked.length} of ${of} items ticked` : null
