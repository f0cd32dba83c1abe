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
              <svg className="block h-2 w-full overflow-hidden rounded-sm">
                <title>{label}</title>
                <rect width="100%" height="100%" className="fill-paper-deep" />
                <rect
                  width={`${share * 100}%`}
                  height="100%"
                  className={count === most ? 'fill-indigo' : 'fill-indigo/45'}
                />
              </svg>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
