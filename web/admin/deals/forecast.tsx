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

/** What the open deals may bring, month by month, and what of it is counted on. */
export function Forecast({ forecast }: { forecast: Board['forecast'] }) {
  if (forecast.length === 0) return null
  return (
    <section aria-label="Forecast by month" className="pb-4">
      <ul className="flex gap-2 overflow-x-auto pb-1 max-sm:-mx-4 max-sm:px-4">
        {forecast.map(({ month, count, value, weighted }) => (
          <li
            key={month}
            className="min-w-32 flex-none rounded-md border border-paper-edge bg-card px-3 py-1.5"
          >
            <p className="text-ink-soft text-xs">{monthName(month)}</p>
            <p className="font-semibold tabular-nums">{formatDollars(weighted)}</p>
            <p className="text-2xs text-ink-faint tabular-nums">
              of {formatDollars(value)}, {count.toLocaleString('en')}{' '}
              {count === 1 ? 'deal' : 'deals'}
            </p>
          </li>
        ))}
      </ul>
      <p className="pt-1 text-2xs text-ink-faint">Weighted by stage: {weights}.</p>
    </section>
  )
}
