import { industryMetricLabels } from '#content/industries/list.ts'
import type { IndustryMetrics } from '#content/types/industry.ts'
import { cx } from '#web/ui/cx.ts'
import { ThreadCount } from '../illustrations/thread-count.tsx'

const names = ['timeSaved', 'costReduction', 'efficiency'] as const

const looks = {
  card: { cell: 'py-4', figure: 'text-xl', label: 'text-xs' },
  page: { cell: 'py-4', figure: 'figure-large', label: 'text-sm' },
} as const

type MetricRowProps = {
  metrics: IndustryMetrics
  /** Whose words and size: a card's, or the industry page's. */
  labels: keyof typeof looks
  className?: string
}

/** Each figure as threads: of a week of forty hours, and of a hundred. */
const threadsOf = {
  timeSaved: (figure: number) => [
    { count: 40, className: 'stroke-paper-edge' },
    { count: figure, className: 'stroke-thread' },
  ],
  costReduction: (figure: number) => [
    { count: 100, className: 'stroke-paper-edge' },
    { count: figure, className: 'stroke-indigo' },
  ],
  efficiency: (figure: number) => [
    { count: 100, className: 'stroke-paper-edge' },
    { count: figure, className: 'stroke-weld' },
  ],
} as const

/** The three figures of an industry, side by side; on its own page they can be counted. */
export function MetricRow({ metrics, labels, className }: MetricRowProps) {
  const look = looks[labels]
  return (
    <dl className={cx('grid grid-cols-3 border-paper-edge border-t', className)}>
      {names.map((name) => (
        <div
          key={name}
          className={cx(
            'flex flex-col-reverse justify-end border-paper-edge pr-2 not-first:border-l not-first:pl-4',
            look.cell,
          )}
        >
          <dt className={cx('text-ink-soft', look.label)}>{industryMetricLabels[name][labels]}</dt>
          <dd className={cx('font-bold tabular-nums tracking-[-0.02em]', look.figure)}>
            {metrics[name]}
          </dd>
          {labels === 'page' && (
            <Threads counts={threadsOf[name](Number.parseInt(metrics[name], 10))} />
          )}
        </div>
      ))}
    </dl>
  )
}

const Threads = ({ counts }: { counts: readonly { count: number; className: string }[] }) => (
  <dd aria-hidden="true">
    <ThreadCount
      whole={Math.max(...counts.map(({ count }) => count))}
      counts={counts}
      dense={counts[0]?.count === 100}
      className="mb-3 block h-12 w-full md:h-20"
    />
  </dd>
)
