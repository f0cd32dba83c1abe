import { type RefObject, useRef, useState } from 'react'
import { auditPage } from '#content/audit/page.ts'
import { auditResultsPage } from '#content/audit/results.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditProgress, auditSteps, readAnswers, type StepNumber } from '#shared/audit/steps.ts'
import { cx } from '#web/ui/cx.ts'
import { AuditForm } from './audit-form.tsx'
import { AuditReport } from './audit-report.tsx'
import { AuditResults } from './audit-results.tsx'
import { useAuditWizard } from './use-audit-wizard.ts'
import { ResultsHeading } from './verdict.tsx'
import { WeekPanel } from './week-panel.tsx'

/**
 * The efficiency audit: a wizard of four steps and its results (public-site.md §2, §4, §9). Without
 * script it is one long form that answers with the report as PDF.
 */
export function Audit() {
  const heading = useRef<HTMLHeadingElement>(null)
  const stepHeading = useRef<HTMLHeadingElement>(null)
  const progress = useRef<HTMLParagraphElement>(null)
  const wizard = useAuditWizard((moved) => {
    ignoreSecondClick()
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
    <>
      <div hidden={finished} className="container-page pt-10 pb-20 md:pt-16 md:pb-28">
        <h1 className="max-w-4xl font-bold text-4xl tracking-[-0.02em]">{auditPage.heading}</h1>
        <p className="mt-6 max-w-2xl text-ink-soft text-lg leading-snug sm:text-xl">
          {auditPage.introduction}
        </p>
        <StepRail step={step} progress={progress} />
        <div className="mt-10 grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <AuditForm wizard={wizard} stepHeading={stepHeading} />
          <WeekPanel draft={draft} />
        </div>
      </div>
      {answers && (
        <div hidden={!finished}>
          <AuditResults
            answers={answers}
            heading={
              <ResultsHeading ref={heading}>
                {auditResultsPage.heading(answers.companyName)}
              </ResultsHeading>
            }
            report={(tried) => <AuditReport answers={answers} tried={tried} />}
            onChange={wizard.changeAnswers}
          />
        </div>
      )}
    </>
  )
}

/** Who clicks Next twice means it once: the second click would press, or take the focus to, what has come under the pointer. */
function ignoreSecondClick(): void {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const half of ['mousedown', 'click'] as const) {
    document.addEventListener(half, ignore, { capture: true, once: true })
  }
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

/** How wide the bar is on each step: classes, because the page as it is built may carry no styles. */
const barWidths: Record<StepNumber, string> = { 1: 'w-1/4', 2: 'w-1/2', 3: 'w-3/4', 4: 'w-full' }

type StepRailProps = {
  step: StepNumber
  /** Is given the line that says which step it is. */
  progress: RefObject<HTMLParagraphElement | null>
}

/** Where one is: the progress bar, and on wide screens the names of the four steps under it. */
function StepRail({ step, progress }: StepRailProps) {
  return (
    <div className="needs-script mt-10 md:mt-14">
      <p ref={progress} className="font-semibold tabular-nums">
        {auditPage.progress(step)}
      </p>
      <div
        role="progressbar"
        aria-label={auditPage.heading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={auditProgress(step)}
        className="mt-2 h-1 overflow-hidden bg-paper-edge forced-colors:border"
      >
        <div
          className={cx(
            'h-full bg-thread transition-[width] duration-300 forced-colors:bg-[Highlight] forced-color-adjust-none',
            barWidths[step],
          )}
        />
      </div>
      <ol className="mt-3 grid grid-cols-4 text-sm max-md:hidden">
        {auditSteps.map(({ title }, index) => (
          <li
            key={title}
            aria-current={index + 1 === step ? 'step' : undefined}
            className={index + 1 === step ? 'font-semibold text-ink' : 'text-ink-soft'}
          >
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}
