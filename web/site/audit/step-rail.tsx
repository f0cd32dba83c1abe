import { auditPage } from '#content/audit/page.ts'
import { auditSteps } from '#shared/audit/steps.ts'
import { cx } from '#web/ui/cx.ts'

/** Where one is: the progress bar, and on wide screens the four steps along a thread. */
export function StepRail({ className }: { className?: string }) {
  return (
    <div className={cx('needs-script', className)}>
      <p data-progress-words={auditPage.progress('{step}')} className="font-semibold tabular-nums">
        {auditPage.progress(1)}
      </p>
      <div
        role="progressbar"
        aria-label={auditPage.heading}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={25}
        data-progress=""
        className="mt-2 h-2 overflow-hidden rounded-full bg-paper-edge forced-colors:border"
      >
        <div className="h-full w-1/4 rounded-full bg-thread transition-[width] duration-300 forced-colors:bg-[Highlight] forced-color-adjust-none" />
      </div>
      <ol className="mt-8 max-lg:hidden">
        {auditSteps.map(({ title }, index) => (
          <li
            key={title}
            data-rail={index + 1}
            className="relative flex items-center gap-3.5 pb-6 text-ink-soft before:absolute before:top-5 before:bottom-0 before:left-[0.6875rem] before:w-0.5 before:bg-paper-edge last:pb-0 last:before:hidden aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:*:border-thread data-done:*:border-thread data-done:*:bg-thread data-done:before:bg-thread forced-colors:aria-[current]:*:border-[Highlight] forced-colors:data-done:*:border-[Highlight] forced-colors:*:forced-color-adjust-none"
            {...(index === 0 ? { 'aria-current': 'step' } : {})}
          >
            <span
              aria-hidden="true"
              className="relative size-6 rounded-full border-[7px] border-paper-edge bg-paper"
            />
            {title}
          </li>
        ))}
      </ol>
    </div>
  )
}
