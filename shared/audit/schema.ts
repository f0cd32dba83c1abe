import { z } from 'zod'
import { zoneName } from '../documents/paper.ts'
import { visitSchema } from '../origins/visit-schema.ts'
import { email, line, paragraph, requiredLine } from '../text.ts'
import { auditFields, type HourField, type TextField } from './answers.ts'
import { auditFigureIds } from './figures.ts'
import { maxWeeklyHours } from './hours.ts'
import { auditIndustries, employeeBands, painPoints } from './vocabulary.ts'

// For the server only: public pages check with steps.ts, which needs no Zod.

const optionalLine = (field: TextField) =>
  line(auditFields[field].label, auditFields[field].maxLength).default('')

const hours = (field: HourField) =>
  z
    .number({ error: `${auditFields[field].label} must be a number of hours.` })
    .min(0, `${auditFields[field].label} can not be less than 0 hours.`)
    .max(maxWeeklyHours, `${auditFields[field].label} can be at most 10,000 hours a week.`)
    .transform((value) => Math.round(value * 100) / 100)

/** The answers of a complete audit; its output is `AuditAnswers` (public-site.md §3, §5). */
export const auditAnswersSchema = z.object({
  companyName: requiredLine(auditFields.companyName.label, auditFields.companyName.maxLength),
  industry: z.enum(auditIndustries, { error: 'Choose one of the industries.' }),
  employeeCount: z.enum(employeeBands, { error: 'Choose the number of employees.' }),
  role: requiredLine(auditFields.role.label, auditFields.role.maxLength),
  dataEntry: hours('dataEntry'),
  reportGeneration: hours('reportGeneration'),
  customerCommunication: hours('customerCommunication'),
  invoicing: hours('invoicing'),
  otherTasks: paragraph(auditFields.otherTasks.label, auditFields.otherTasks.maxLength).default(''),
  painPoints: z
    .array(z.enum(painPoints, { error: 'Choose among the pain points.' }))
    .min(1, 'Choose at least one pain point.')
    .max(100, 'Choose each pain point once.')
    .transform((chosen) => painPoints.filter((point) => chosen.includes(point))),
  crmSystem: optionalLine('crmSystem'),
  accountingSoftware: optionalLine('accountingSoftware'),
  communicationTools: optionalLine('communicationTools'),
  projectManagement: optionalLine('projectManagement'),
  otherSoftware: optionalLine('otherSoftware'),
})

const figure = z.number({ error: 'Each of the results must be a number.' }).optional()

/** What the page shows, by name; a page opened long ago may count money in cents. */
const shownResults = z
  .object(Object.fromEntries(auditFigureIds.map((id) => [id, figure])), {
    error: 'The results must be named numbers.',
  })
  .describe(
    'What the visitor was shown: money in dollars, hours, percent. Checked, then dropped: the server calculates its own from the answers.',
  )

/**
 * `POST /api/send-audit-report` (public-site.md §7). `results` may come along and is dropped: the
 * server calculates them again from the answers (design.md §4).
 */
export const sendAuditReportSchema = z
  .object({
    email,
    auditData: auditAnswersSchema,
    results: shownResults.optional(),
    timeZone: zoneName.optional(),
    visit: visitSchema,
  })
  .transform(({ results: _, ...kept }) => kept)
