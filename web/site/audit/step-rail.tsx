import type { RefObject } from 'react'
import { auditPage } from '#content/audit/page.ts'
import { auditProgress, auditSteps, type StepNumber } from '#shared/audit/steps.ts'
import { cx } from '#web/ui/cx.ts'

/** How wide the bar is on each step: classes, because the page as it is built may carry no styles. */
const barWidths: Record<StepNumber, string> = { 1: 'w-1/4', 2: 'w-1/2', 3: 'w-3/4', 4: 'w-full' }

type StepRailProps = {
  step: StepNumber
  /** Is given the line that says which step it is. */
  progress: RefObject<HTMLParagraphElement | null>
}

/** Where one is: the progress bar, and on wide screens the four steps along a line. */
export function StepRail({ step, progress }: StepRailProps) {
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
