import { threadOf } from '#shared/deals/forecast.ts'
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

/**
 * What the open deals may bring, month by month, in threads of so many dollars each; those that are
 * counted on, by the weights of the stages, are the strong ones.
 */
export function Forecast({ forecast }: { forecast: Board['forecast'] }) {
  if (forecast.length === 0) return null
  const most = Math.max(...forecast.map(({ value }) => value))
  const thread = threadOf(most)
  return (
    <section aria-label="Forecast by month" className="mb-2 sm:mb-4">
      {/* The gaps between them are the lines. */}
      <ul className="flex gap-px overflow-x-auto rounded-md border border-paper-edge bg-paper-edge sm:flex-wrap sm:overflow-hidden">
        {forecast.map(({ month, count, value, weighted }) => (
          <li
            key={month}
            className="flex-1 basis-20 bg-card px-2 py-1 max-sm:shrink-0 sm:basis-36 sm:px-3 sm:py-1.5"
          >
            <p className="flex justify-between gap-2 whitespace-nowrap text-2xs text-ink-soft sm:text-xs">
              {monthName(month)}
              <span className="text-ink-faint tabular-nums max-sm:sr-only">
                {count.toLocaleString('en')} {count === 1 ? 'deal' : 'deals'}
              </span>
            </p>
            <svg aria-hidden="true" className="forecast-threads">
              <Threads dollars={value} thread={thread} most={most} />
              <Threads dollars={weighted} thread={thread} most={most} isCounted />
            </svg>
            <p className="flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap tabular-nums">
              <span className="font-semibold max-sm:text-xs">{formatDollars(weighted)}</span>
              <span className="text-2xs text-ink-faint max-sm:leading-4">
                of {formatDollars(value)}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="pt-1 text-2xs text-ink-faint">
        A thread is {formatDollars(thread)}.{' '}
        <span className="max-sm:sr-only">
          The strong ones are counted on, each stage by its per cent.
        </span>
      </p>
    </section>
  )
}

type ThreadsProps = { dollars: number; thread: number; most: number; isCounted?: boolean }

/** So many threads side by side, as long a row of them as the sum is of the largest. */
function Threads({ dollars, thread, most, isCounted }: ThreadsProps) {
  const count = Math.round(dollars / thread)
  const all = Math.max(1, Math.round(most / thread))
  if (count === 0) return null
  return (
    <line
      x2={`${(count / all) * 100}%`}
      pathLength={count}
      className={isCounted ? 'stroke-indigo' : 'stroke-control/50'}
    />
  )
}
