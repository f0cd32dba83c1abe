import { useQuery } from '@tanstack/react-query'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { subscriberCountsQuery } from './subscriber-list.ts'

const dayName = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

/** So many weeks are compared with as many before them. */
const recent = 4
const arrow = (more: number) => (more > 0 ? '↑' : more < 0 ? '↓' : '=')

/** Up to so many in a week each is a thread of its own. */
const countable = 12

/** How many joined in each of the last weeks; nothing before the first subscriber. */
export function Growth() {
  const { data: counts, isPending } = useQuery(subscriberCountsQuery)
  if (counts ? counts.total === 0 : !isPending) return null
  const weeks = counts?.weeks ?? []
  const most = Math.max(1, ...weeks.map(({ joined }) => joined))
  const joinedIn = (some: typeof weeks) => some.reduce((total, { joined }) => total + joined, 0)
  const sum = joinedIn(weeks)
  const lately = joinedIn(weeks.slice(-recent))
  const before = joinedIn(weeks.slice(-2 * recent, -recent))
  return (
    <section
      aria-label="New subscribers by week"
      className="mb-2 grid gap-x-8 gap-y-1 rounded-md border border-paper-edge bg-card px-2 py-2 sm:mb-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:px-4 sm:py-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-ink-soft text-xs sm:block">
        <h2 className="font-medium">New Subscribers</h2>
        <p className="flex items-baseline gap-1.5">
          <span className="font-semibold text-ink text-sm tabular-nums sm:text-xl">
            {counts ? sum.toLocaleString('en') : <Skeleton className="w-10" />}
          </span>
          in 12 weeks
        </p>
        {counts && (
          <p className="text-ink-faint tabular-nums max-sm:hidden">
            {arrow(lately - before)} {lately.toLocaleString('en')} in the last {recent}, after{' '}
            {before.toLocaleString('en')}
          </p>
        )}
      </div>
      <ol className="flex h-20 items-end gap-1 sm:gap-2 xl:h-23">
        {!counts && <Skeleton className="w-full" />}
        {weeks.map(({ since, joined }, place) => {
          const day = dayName.format(Date.parse(since))
          return (
            <li key={since} className="flex h-full min-w-0 flex-1 flex-col text-center text-2xs">
              <span className="sr-only">
                Week of {day}: {joined.toLocaleString('en')}
              </span>
              <span
                aria-hidden="true"
                className="flex min-h-0 grow flex-col justify-end text-ink-soft tabular-nums"
              >
                {joined > 0 && joined.toLocaleString('en')}
                <span
                  className={cx(
                    'mx-auto flex min-h-px w-full max-w-12 flex-col gap-px',
                    (joined === 0 || most > countable) && 'bg-indigo',
                  )}
                  style={{ height: `${(joined / most) * 66}%` }}
                >
                  {most <= countable &&
                    Array.from({ length: joined }, (_, thread) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the threads are alike.
                      <span key={thread} className="flex-1 bg-indigo" />
                    ))}
                </span>
              </span>
              <span
                aria-hidden="true"
                className={cx(
                  '-mx-4 mt-1 whitespace-nowrap text-ink-faint',
                  place % 3 !== 1 && 'max-sm:invisible',
                )}
              >
                {day}
              </span>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
