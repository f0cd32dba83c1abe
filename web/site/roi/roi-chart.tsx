import { roiCopy } from '#content/pricing/roi.ts'
import { formatDollars } from '#shared/dollars.ts'
import { referenceCost } from '#shared/roi/calculator.ts'
import { cx } from '#web/ui/cx.ts'
import { WeekCloth } from '#web/ui/week-cloth.tsx'
import type { RoiView } from './roi-view.ts'
import { weeksOfYear } from './year-cloth.ts'

const { chart: words } = roiCopy

/** A year of savings, a thread a week, and the quarters' figures (on phones the half-years'); gray until there are some. */
export function RoiChart({ view }: { view: RoiView }) {
  return (
    <figure className="mt-8">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-semibold">{words.title}</span>
        <span className="text-ink-soft text-sm">{view.payback || words.sample}</span>
      </figcaption>
      <div className="year mt-10">
        <WeekCloth
          threads={view.threads}
          places={weeksOfYear}
          label={view.described}
          judged
          className={view.complete ? undefined : 'cloth-waiting'}
        />
      </div>
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
