import { Link } from 'react-router'
import { totalOf } from '#shared/dashboard/arrivals.ts'

const percent = new Intl.NumberFormat('en', { style: 'percent' })

type SharesProps = { parts: readonly { label: string; count: number; to?: string }[] }

/** How a whole falls into parts, as numbers and as shares, the largest standing out; a part may lead to what it counts. */
export function Shares({ parts }: SharesProps) {
  const counts = parts.map(({ count }) => count)
  const total = totalOf(counts)
  const most = Math.max(...counts)
  return (
    <dl className="flex flex-col gap-4 px-4 py-4">
      {parts.map(({ label, count, to }) => {
        const share = total === 0 ? 0 : count / total
        return (
          <div key={label} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1.5 text-sm">
            <dt>
              {to ? (
                <Link
                  to={to}
                  className="-my-1 inline-block py-1 decoration-paper-edge underline-offset-3 hover:underline"
                >
                  {label}
                </Link>
              ) : (
                label
              )}
            </dt>
            <dd className="text-ink-soft tabular-nums">
              <span className="font-medium text-ink">{count.toLocaleString('en')}</span> ·{' '}
              {percent.format(share)}
            </dd>
            <dd aria-hidden="true" className="col-span-2">
              <svg strokeWidth="20" strokeDasharray=".6 .4" className="block h-2.5 w-full">
                <title>{label}</title>
                <Threads share={1} className="stroke-paper-edge" />
                <Threads
                  share={share}
                  className={count === most ? 'stroke-indigo' : 'stroke-indigo/45'}
                />
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

type ThreadsProps = { share: number; of?: number; className: string }

/** So many threads of a hundred, or `of` as many, side by side; none is a line of no length, which is not drawn. */
export function Threads({ share, of = 100, className }: ThreadsProps) {
  const threads = Math.round(share * of)
  return <line x2={`${(threads / of) * 100}%`} pathLength={threads} className={className} />
}
