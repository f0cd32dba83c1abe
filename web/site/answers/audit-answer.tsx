import { auditPage } from '#content/audit/page.ts'
import {
  type AuditDraft,
  type AuditField,
  auditLabels,
  hourFields,
  textFields,
} from '#shared/audit/answers.ts'
import { missingAuditFields, type StepNumber } from '#shared/audit/steps.ts'
import { page } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { AuditQuestion } from '../audit/audit-question.tsx'
import type { Answer } from './answer.ts'
import { formAnswer } from './form-answers.tsx'

const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4]
const toChoose: Partial<Record<AuditField, string>> = {
  industry: 'Choose one.',
  employeeCount: 'Choose one.',
  painPoints: 'Tick at least one.',
}
/** Nobody hears of a change: no script of ours runs in this form. */
const ignore = () => {}

/**
 * The answer to an audit sent without script that can not be taken as it is: what is missing to fill
 * in, with the questions of the audit itself, the rest as it was typed.
 */
export function auditAnswer(draft: AuditDraft, problems: readonly string[]): Answer {
  const missing = stepNumbers.flatMap((step) => missingAuditFields(step, draft))
  const given = [...textFields, ...hourFields].filter((field) => !missing.includes(field))
  const points = missing.includes('painPoints') ? [] : draft.painPoints
  const named = missing.map((field) => auditLabels[field]).join(', ')
  return formAnswer({
    heading: 'Please check your answers',
    problems: missing.length > 0 ? [`${auditPage.missing} ${named}`] : problems,
    form: (
      <form
        method="post"
        action={page.audit}
        aria-label={auditPage.heading}
        className="grid gap-x-6 gap-y-7 sm:grid-cols-2"
      >
        {missing.map((field) => (
          <AuditQuestion
            key={field}
            field={field}
            required
            draft={draft}
            problem={toChoose[field] ?? `${auditLabels[field]} is required.`}
            onType={ignore}
            onToggle={ignore}
          />
        ))}
        {given.map((field) => (
          <input key={field} type="hidden" name={field} value={draft[field]} />
        ))}
        {points.map((point) => (
          <input key={point} type="hidden" name="painPoints" value={point} />
        ))}
        <Button type="submit" size="lg" className="justify-self-start sm:col-span-2">
          {auditPage.finish}
        </Button>
      </form>
    ),
    back: { label: 'Back to the audit', href: page.audit },
  })
}
