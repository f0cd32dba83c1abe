import { dealStageLabels, openStages, stageWeights } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
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

/**
 * What the open deals may bring, month by month, and what of it is counted on; on a phone in one line,
 * which scrolls sideways.
 */
export function Forecast({ forecast }: { forecast: Board['forecast'] }) {
  if (forecast.length === 0) return null
  return (
    <section aria-label="Forecast by month">
      <ul className="relative flex overflow-x-auto pb-2 max-sm:rounded-md max-sm:border max-sm:border-paper-edge max-sm:bg-card max-sm:pb-0 sm:gap-2 sm:pb-1">
        {forecast.map(({ month, count, value, weighted }) => (
          <li
            key={month}
            className="flex-none border-paper-edge px-3 py-1.5 max-sm:flex max-sm:items-baseline max-sm:gap-2 max-sm:not-last:border-r sm:min-w-32 sm:rounded-md sm:border sm:bg-card"
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
