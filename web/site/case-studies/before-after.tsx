import { caseStudiesPage } from '#content/case-studies/list.ts'
import type { Change } from '#content/types/case-study.ts'
import type { Metric } from '#content/types/common.ts'
import { ThreadCount } from '../illustrations/thread-count.tsx'

type BeforeAfterProps = {
  /** The figure in words. */
  metric: Metric
  change: Change
}

/**
 * A figure, and under its words what it was before and after, each as threads that can be counted, on
 * one scale; what is gone stays as a trace.
 */
export function BeforeAfter({ metric, change: { thread, before, after } }: BeforeAfterProps) {
  const { words } = caseStudiesPage
  const whole = before.threads
  return (
    <figure>
      <figcaption className="flex flex-wrap items-end justify-between gap-x-6">
        <span className="text-ink-soft text-sm">
          <b className="block text-2xl text-ink tabular-nums tracking-[-0.02em]">{metric.value}</b>
          {metric.label}
        </span>
        <span className="text-ink-soft text-xs">{thread}</span>
      </figcaption>
      <div
        aria-hidden="true"
        className="mt-5 grid grid-cols-[auto_1fr] items-center gap-4 text-ink-soft text-xs"
      >
        {words.before}
        <ThreadCount
          whole={whole}
          counts={[{ count: whole, className: 'stroke-ink-faint' }]}
          className={threadsClass}
        />
        {words.after}
        <ThreadCount
          whole={whole}
          counts={[
            { count: whole, className: 'stroke-paper-edge' },
            { count: after.threads, className: 'stroke-indigo' },
          ]}
          className={threadsClass}
        />
      </div>
    </figure>
  )
}

const threadsClass = 'block h-16 w-full md:h-20'
