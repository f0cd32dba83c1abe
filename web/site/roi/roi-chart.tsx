import { roiCopy } from '#content/pricing/roi.ts'
import { formatDollars } from '#shared/dollars.ts'
import { referenceCost } from '#shared/roi/calculator.ts'
import { cx } from '#web/ui/cx.ts'
import type { RoiView } from './roi-view.ts'
import { weeksOfYear } from './year-threads.ts'

const { chart: words } = roiCopy

/** A year of savings, a thread a week, and the quarters' figures (on phones the half-years'); gray until there are some. */
export function RoiChart({ view }: { view: RoiView }) {
  return (
    <figure className="mt-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{words.title}</span>
        <span className="text-ink-soft text-sm">{view.payback || words.sample}</span>
      </figcaption>
      <Year view={view} />
      <dl className="quarters mt-2 grid grid-cols-2 text-right text-ink-soft text-xs tabular-nums sm:grid-cols-4">
        {view.quarters.map(({ month, savings }) => (
          <div key={month} className="max-sm:odd:hidden">
            <dt>{words.month(month)}</dt>
            <dd className={cx('font-semibold text-sm', view.complete ? 'text-ink' : 'invisible')}>
              {savings}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1 text-ink-soft text-sm">
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-3 rounded-sm bg-ink-faint forced-color-adjust-none"
          />
          {`${words.cost}: ${formatDollars(referenceCost)}`}
        </span>
        <span className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="size-3 rounded-sm bg-thread forced-color-adjust-none"
          />
          {words.savings}
        </span>
        <span className="w-full">{words.thread}</span>
      </p>
    </figure>
  )
}

const weeks = Array.from({ length: weeksOfYear }, (_, week) => week)
/** Over the line that it stands on, each week's thread is higher than the last by one. */
const threadsOf = (some: readonly number[]) =>
  some.map((week) => `M${2 * week + 1} 55V${51 - week}`).join('')
const isEndOfQuarter = (week: number) => week % 13 === 12

/** The weeks that pay the cost in gray, those after them in red; the ends of the quarters, whose figures are told, are thick. */
function Year({ view: { complete, weeksUntilPaid, described } }: { view: RoiView }) {
  return (
    <svg
      role="img"
      aria-label={described}
      viewBox="0 0 104 55"
      preserveAspectRatio="none"
      className={cx('year mt-10', !complete && 'year-waiting')}
    >
      <path d="M0 52h104" />
      <Threads weeks={weeks.slice(0, weeksUntilPaid)} />
      <Threads weeks={weeks.slice(weeksUntilPaid)} className="year-saved" />
    </svg>
  )
}

const Threads = ({ weeks, className }: { weeks: readonly number[]; className?: string }) => (
  <g className={className}>
    <path d={threadsOf(weeks)} strokeWidth="3" />
    <path d={threadsOf(weeks.filter(isEndOfQuarter))} strokeWidth="8" />
  </g>
)
