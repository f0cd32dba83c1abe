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
    <section aria-label="Forecast by month" className="@container">
      {/* The gaps between them are the lines; the last ones of a row take what is left of it. */}
      <div className="mb-2 flex flex-wrap gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge sm:mb-4">
        <ul className="flex flex-[3_1_0] flex-wrap gap-px max-sm:basis-full">
          {forecast.map(({ month, count, value, weighted }) => (
            <li
              key={month}
              className={cx(
                'flex-1 bg-card px-2.5 py-1.5 sm:basis-36 sm:px-3',
                // Three in a line of a phone would leave one of four alone.
                forecast.length === 4 ? 'basis-2/5' : 'basis-1/4',
              )}
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
        <div className="flex flex-[1_1_13rem] items-center bg-card px-3 py-1.5 @max-4xl:hidden">
          <ForecastNote />
        </div>
      </div>
    </section>
  )
}

/** How much of a deal the forecast counts. */
export const ForecastNote = () => (
  <p className="text-2xs text-ink-faint">Weighted by stage: {weights}.</p>
)
