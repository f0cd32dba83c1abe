import { dealStageLabels, openStages, stageWeights } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { cx } from '#web/ui/cx.ts'
import type { Board } from './deal-list.ts'

const monthName = (month: string | null): string => {
  if (month === null) return 'No date'
  if (month === 'overdue') return 'Overdue'
  return new Date(`${month}-01T00:00:00Z`).toLocaleDateString('en', {
    timeZone: 'UTC',
    month: 'short',
    year: 'numeric',
  })
}

/** How each stage counts, in words. */
const weights = openStages
  .map((stage) => `${dealStageLabels[stage]} ${stageWeights[stage]} %`)
  .join(', ')

/** What the open deals may bring, month by month, and what of it is counted on. */
export function Forecast({ forecast }: { forecast: Board['forecast'] }) {
  if (forecast.length === 0) return null
  return (
    <section aria-label="Forecast by month">
      <ul
        className={cx(
          'grid gap-1.5 pb-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] sm:gap-2 sm:pb-1',
          // Three in a line of a phone would leave one of four alone.
          forecast.length === 4 ? 'grid-cols-2' : 'grid-cols-3',
        )}
      >
        {forecast.map(({ month, count, value, weighted }) => (
          <li
            key={month}
            className="rounded-md border border-paper-edge bg-card px-2.5 py-1.5 sm:px-3"
          >
            <p className="text-ink-soft text-xs">{monthName(month)}</p>
            <p className="font-semibold tabular-nums max-sm:text-sm">{formatDollars(weighted)}</p>
            <p className="text-2xs text-ink-faint tabular-nums">
              of {formatDollars(value)}
              <span className="max-sm:sr-only">
                , {count.toLocaleString('en')} {count === 1 ? 'deal' : 'deals'}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** How much of a deal the forecast counts. */
export const ForecastNote = () => (
  <p className="pt-1 pb-4 text-2xs text-ink-faint">Weighted by stage: {weights}.</p>
)
