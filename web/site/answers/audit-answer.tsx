import { auditPage } from '#content/audit/page.ts'
import { auditReportCopy, auditResultsPage } from '#content/audit/results.ts'
import {
  type AuditAnswers,
  type AuditDraft,
  type AuditField,
  auditFields,
  type HourField,
  hourFields,
  type TextField,
  textFields,
} from '#shared/audit/answers.ts'
import { reportWords } from '#shared/audit/report.ts'
import { missingAuditFields, type StepNumber } from '#shared/audit/steps.ts'
import { page } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { AuditQuestion } from '../audit/audit-question.tsx'
import { AuditResults } from '../audit/audit-results.tsx'
import { ResultsHeading } from '../audit/verdict.tsx'
import type { Answer } from './answer.ts'
import { formAnswer } from './form-answers.tsx'

const stepNumbers: readonly StepNumber[] = [1, 2, 3, 4]
const toChoose: Partial<Record<AuditField, string>> = {
  industry: 'Choose one.',
  employeeCount: 'Choose one.',
  painPoints: 'Tick at least one.',
}

/**
 * The answer to an audit sent without script that can not be taken as it is: what is missing to fill
 * in, with the questions of the audit itself, the rest as it was typed.
 */
export function auditAnswer(draft: AuditDraft, problems: readonly string[]): Answer {
  const missing = stepNumbers.flatMap((step) => missingAuditFields(step, draft))
  const given = [...textFields, ...hourFields].filter((field) => !missing.includes(field))
  const points = missing.includes('painPoints') ? [] : draft.painPoints
  const named = missing.map((field) => auditFields[field].label).join(', ')
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
            problem={toChoose[field] ?? `${auditFields[field].label} is required.`}
          />
        ))}
        <Carried draft={draft} fields={given} points={points} />
        <Button type="submit" size="lg" className="justify-self-start sm:col-span-2">
          {auditPage.finish}
        </Button>
      </form>
    ),
    back: { label: 'Back to the audit', href: page.audit },
  })
}

/** Asks for the results as they are read on paper, not as a page. */
export const reportField = 'report'

/** The results of an audit sent without script: the page's own, with a form for the PDF. */
export function auditResultsAnswer(answers: AuditAnswers, draft: AuditDraft): Answer {
  const title = auditResultsPage.heading(answers.companyName)
  const report = () => (
    <form method="post" action={page.audit} className="mt-20 md:mt-24">
      <h2 className="font-bold text-2xl tracking-[-0.02em]">{auditReportCopy.heading}</h2>
      <p className="mt-2 mb-6 text-ink-soft">{auditReportCopy.offer}</p>
      <Carried draft={draft} fields={[...textFields, ...hourFields]} points={draft.painPoints} />
      <input type="hidden" name={reportField} value="pdf" />
      <Button type="submit" size="lg" className="max-sm:w-full">
        {reportWords.download}
      </Button>
    </form>
  )
  const heading = <ResultsHeading>{title}</ResultsHeading>
  return { title, content: <AuditResults answers={answers} heading={heading} report={report} /> }
}

type CarriedProps = {
  draft: AuditDraft
  fields: readonly (TextField | HourField)[]
  points: readonly string[]
}

/** The answers that a form brings along unseen. */
function Carried({ draft, fields, points }: CarriedProps) {
  return (
    <>
      {fields.map((field) => (
        <input key={field} type="hidden" name={field} value={draft[field]} />
      ))}
      {points.map((point) => (
        <input key={point} type="hidden" name="painPoints" value={point} />
      ))}
    </>
  )
}
