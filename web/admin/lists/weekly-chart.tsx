import type { WeeklyCounts } from '#shared/weekly-counts.ts'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

/** So many weeks are compared with as many before them. */
const recent = 4
const arrow = (more: number) => (more > 0 ? '↑' : more < 0 ? '↓' : '=')

/** Up to so many in a week each is a thread of its own. */
const countable = 12

const sumOf = (weeks: WeeklyCounts) => weeks.reduce((total, { count }) => total + count, 0)

type WeeklyChartProps = {
  title: string
  /** Who hears the chart instead of seeing it hears this. */
  label: string
  /** Undefined while they are on their way. */
  weeks: WeeklyCounts | undefined
}

/** How many came in each of the last weeks, beside the figures of a list. */
export function WeeklyChart({ title, label, weeks }: WeeklyChartProps) {
  return (
    <section
      aria-label={label}
      className="weekly-chart mb-2 grid gap-x-8 gap-y-1 rounded-md border border-paper-edge bg-card px-2 py-2 sm:mb-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-4 sm:py-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-ink-soft text-xs sm:block">
        <h2 className="font-medium">{title}</h2>
        <p className="flex items-baseline gap-1.5">
          <span className="font-semibold text-ink text-sm tabular-nums sm:text-xl">
            {weeks ? sumOf(weeks).toLocaleString('en') : <Skeleton className="w-10" />}
          </span>
          in 12 weeks
        </p>
        {weeks && <Comparison weeks={weeks} />}
      </div>
      <ol className="flex h-20 items-end gap-1 sm:gap-2 xl:h-23">
        {weeks ? <Weeks weeks={weeks} /> : <Skeleton className="w-full" />}
      </ol>
    </section>
  )
}

function Comparison({ weeks }: { weeks: WeeklyCounts }) {
  const lately = sumOf(weeks.slice(-recent))
  const before = sumOf(weeks.slice(-2 * recent, -recent))
  return (
    <p className="text-ink-faint tabular-nums max-sm:hidden">
      {arrow(lately - before)} {lately.toLocaleString('en')} in the last {recent}, after{' '}
      {before.toLocaleString('en')}
    </p>
  )
}

function Weeks({ weeks }: { weeks: WeeklyCounts }) {
  const most = Math.max(1, ...weeks.map(({ count }) => count))
  return weeks.map(({ since, count }, place) => {
    const day = dayName.format(Date.parse(since))
    return (
      <li key={since} className="flex h-full min-w-0 flex-1 flex-col text-center text-2xs">
        <span className="sr-only">
          Week of {day}: {count.toLocaleString('en')}
        </span>
        <span
          aria-hidden="true"
          className="flex min-h-0 grow flex-col justify-end text-ink-soft tabular-nums"
        >
          {count > 0 && <span className="weekly-chart-count">{count.toLocaleString('en')}</span>}
          <span
            className={cx(
              'mx-auto flex min-h-px w-full max-w-12 flex-col gap-px',
              (count === 0 || most > countable) && 'bg-indigo',
            )}
            style={{ height: `${(count / most) * 66}%` }}
          >
            {most <= countable &&
              Array.from({ length: count }, (_, thread) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the threads are alike.
                <span key={thread} className="flex-1 bg-indigo" />
              ))}
          </span>
        </span>
        <span
          aria-hidden="true"
          className={cx(
            '-mx-4 mt-1 whitespace-nowrap text-ink-faint',
            place % 3 !== 1 && 'weekly-chart-between max-sm:invisible',
          )}
        >
          {day}
        </span>
      </li>
    )
  })
}
