import { type RefObject, useRef, useState } from 'react'
import { auditPage } from '#content/audit/page.ts'
import { auditResultsPage } from '#content/audit/results.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditProgress, auditSteps, readAnswers, type StepNumber } from '#shared/audit/steps.ts'
import { cx } from '#web/ui/cx.ts'
import { AuditForm } from './audit-form.tsx'
import { AuditResults } from './audit-results.tsx'
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

/** How wide the bar is on each step: classes, because the page as it is built may carry no styles. */
const barWidths: Record<StepNumber, string> = { 1: 'w-1/4', 2: 'w-1/2', 3: 'w-3/4', 4: 'w-full' }

type StepRailProps = {
  step: StepNumber
  /** Is given the line that says which step it is. */
  progress: RefObject<HTMLParagraphElement | null>
}

/** Where one is: the progress bar, and on wide screens the four steps along a line. */
function StepRail({ step, progress }: StepRailProps) {
  return (
    <div className="needs-script lg:col-span-3">
      <p ref={progress} className="font-semibold tabular-nums">
        {auditPage.progress(step)}
      </p>
      <div
        role="progressbar"
        aria-label={auditPage.heading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={auditProgress(step)}
        className="mt-2 h-2 overflow-hidden rounded-full bg-paper-edge forced-colors:border"
      >
        <div
          className={cx(
            'h-full rounded-full bg-thread transition-[width] duration-300 forced-colors:bg-[Highlight] forced-color-adjust-none',
            barWidths[step],
          )}
        />
      </div>
      <ol className="mt-8 max-lg:hidden">
        {auditSteps.map(({ title }, index) => (
          <RailStep
            key={title}
            title={title}
            done={index + 1 < step}
            current={index + 1 === step}
          />
        ))}
      </ol>
    </div>
  )
}

type RailStepProps = { title: string; done: boolean; current: boolean }

function RailStep({ title, done, current }: RailStepProps) {
  return (
    <li
      aria-current={current ? 'step' : undefined}
      className={cx(
        'relative flex items-center gap-3.5 pb-6 before:absolute before:top-5 before:bottom-0 before:left-[0.6875rem] before:w-0.5 last:pb-0 last:before:hidden',
        current ? 'font-semibold text-ink' : 'text-ink-soft',
        done ? 'before:bg-thread' : 'before:bg-paper-edge',
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          'relative size-6 rounded-full border-[7px] forced-colors:forced-color-adjust-none',
          done || current ? 'border-thread forced-colors:border-[Highlight]' : 'border-paper-edge',
          done ? 'bg-thread' : 'bg-paper',
        )}
      />
      {title}
    </li>
  )
}
