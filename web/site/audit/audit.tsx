import { useRef, useState } from 'react'
import { auditPage } from '#content/audit/page.ts'
import { auditResultsPage } from '#content/audit/results.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { readAnswers } from '#shared/audit/steps.ts'
import { AuditForm } from './audit-form.tsx'
import { AuditResults } from './audit-results.tsx'
import { StepRail } from './step-rail.tsx'
import { useAuditWizard } from './use-audit-wizard.ts'

/**
 * The efficiency audit: a wizard of four steps and its results (public-site.md §2, §4, §9). Without
 * script it is one long form that answers with the report as PDF.
 */
export function Audit() {
  const heading = useRef<HTMLHeadingElement>(null)
  const stepHeading = useRef<HTMLHeadingElement>(null)
  const progress = useRef<HTMLParagraphElement>(null)
  const wizard = useAuditWizard((moved) => {
    if (moved.finished) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    } else {
      stepHeading.current?.focus({ preventScroll: true })
      progress.current?.scrollIntoView({ block: 'start' })
    }
  })
  const { draft, step, finished } = wizard.state
  const answers = useLastAnswers(finished ? readAnswers(draft) : null)
  return (
    <div className="container-page pt-10 pb-20 md:pt-16 md:pb-28">
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-4xl break-words font-bold text-4xl tracking-[-0.03em] outline-none"
      >
        {finished && answers ? auditResultsPage.heading(answers.companyName) : auditPage.heading}
      </h1>
      <div hidden={finished}>
        <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">
          {auditPage.introduction}
        </p>
        <div className="mt-10 grid gap-x-8 gap-y-8 md:mt-14 lg:grid-cols-12">
          <StepRail step={step} progress={progress} />
          <AuditForm wizard={wizard} stepHeading={stepHeading} />
        </div>
      </div>
      {answers && (
        <AuditResults answers={answers} hidden={!finished} onChange={wizard.changeAnswers} />
      )}
    </div>
  )
}

/**
 * The answers whose results were shown last. They stay while one looks at the steps again, and with
 * them what became of their report.
 */
function useLastAnswers(answers: AuditAnswers | null): AuditAnswers | null {
  const [last, setLast] = useState<AuditAnswers | null>(null)
  if (!answers || JSON.stringify(answers) === JSON.stringify(last)) return last
  setLast(answers)
  return answers
}
