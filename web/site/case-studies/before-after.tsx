import type { ReactNode } from 'react'
import { caseStudiesPage } from '#content/case-studies/list.ts'
import type { Change } from '#content/types/case-study.ts'
import { ThreadCount } from '../illustrations/thread-count.tsx'

/**
 * A figure before and after, each as threads that can be counted, on one scale; what is gone stays
 * as a trace. The words say all of it.
 */
export function BeforeAfter({ change: { what, thread, before, after } }: { change: Change }) {
  const { words } = caseStudiesPage
  const whole = before.threads
  return (
    <figure>
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6">
        <b className="font-semibold text-lg">{what}</b>
        <span className="text-2xs text-ink-soft">{thread}</span>
      </figcaption>
      <dl className="mt-5 space-y-4">
        <Row label={words.before} value={before.value}>
          <ThreadCount
            whole={whole}
            counts={[{ count: whole, className: 'stroke-ink' }]}
            className={threadsClass}
          />
        </Row>
        <Row label={words.after} value={after.value}>
          <ThreadCount
            whole={whole}
            counts={[
              { count: whole, className: 'stroke-paper-edge' },
              { count: after.threads, className: 'stroke-indigo' },
            ]}
            className={threadsClass}
          />
        </Row>
      </dl>
    </figure>
  )
}

const threadsClass = 'block h-16 w-full md:h-20'

type RowProps = { label: string; value: string; children: ReactNode }

function Row({ label, value, children }: RowProps) {
  return (
    <div className="grid grid-cols-[6rem_1fr] items-center gap-x-5">
      <dt className="self-end text-2xs text-ink-soft">{label}</dt>
      <dd className="col-start-1 self-start font-bold text-xl tabular-nums tracking-[-0.02em]">
        {value}
      </dd>
      <dd aria-hidden="true" className="col-start-2 row-span-2 row-start-1">
        {children}
      </dd>
    </div>
  )
}
