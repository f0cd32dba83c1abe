import { type AuditFieldCopy, auditFieldCopy, employeeBandLabels } from '#content/audit/fields.ts'
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
import { Button } from '#web/ui/button.tsx'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'
import type { Answer } from './answer.ts'
import { formAnswer } from './form-answers.tsx'

const stepNumbers = [1, 2, 3, 4] as const

/**
 * The answer to an audit sent without script that can not be taken as it is: what is missing to fill
 * in, the rest as it was typed.
 */
export function auditAnswer(draft: AuditDraft, problems: readonly string[]): Answer {
  const missing = stepNumbers
    .slice(0, auditSteps.length)
    .flatMap((step) => missingAuditFields(step, draft))
  const given = [...textFields, ...hourFields].filter((field) => !missing.includes(field))
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
          <MissingAnswer key={field} field={field} draft={draft} />
        ))}
        {given.map((field) => (
          <input key={field} type="hidden" name={field} value={draft[field]} />
        ))}
        {!missing.includes('painPoints') &&
          draft.painPoints.map((point) => (
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

const choices = {
  industry: auditIndustries.map((value) => ({ value, label: value })),
  employeeCount: employeeBands.map((value) => ({ value, label: employeeBandLabels[value] })),
}
const autoComplete: Partial<Record<AuditField, string>> = {
  companyName: 'organization',
  role: 'organization-title',
}

/** A question that has no answer yet, with the same kind of control as on the audit's own page. */
function MissingAnswer({ field, draft }: { field: AuditField; draft: AuditDraft }) {
  if (field === 'painPoints') return <MissingPainPoints />
  const { question, help }: AuditFieldCopy = auditFieldCopy[field]
  if (field === 'industry' || field === 'employeeCount') {
    return (
      <Field label={question} hint={help} required error="Choose one.">
        <NativeSelect name={field} required placeholder="Choose one" options={choices[field]} />
      </Field>
    )
  }
  const isHours = hourFields.some((other) => other === field)
  const problem = (isHours && hoursProblem(draft[field])) || `${auditLabels[field]} is required.`
  return (
    <Field label={question} hint={help} required error={problem}>
      <Input
        name={field}
        required
        defaultValue={draft[field]}
        autoComplete={autoComplete[field] ?? 'off'}
        inputMode={isHours ? 'decimal' : undefined}
      />
    </Field>
  )
}

function MissingPainPoints() {
  return (
    <fieldset aria-describedby="pain-points-problem" className="sm:col-span-2">
      <legend className="font-medium text-sm">{auditFieldCopy.painPoints.question}</legend>
      <p id="pain-points-problem" className="mt-1 font-medium text-red text-xs">
        Tick at least one.
      </p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2">
        {painPoints.map((point) => (
          <li key={point}>
            <label className="flex items-center gap-3">
              <input
                type="checkbox"
                name="painPoints"
                value={point}
                className="size-5 min-h-0! shrink-0 accent-thread"
              />
              {point}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
