import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'

type PersonRow = {
  id: string
  to: string
  name: string
  /** The second line: company, or what they wrote. */
  detail: string | null
  /** A badge, between the name and the time: under those of the other rows. */
  badge?: ReactNode
  /** At the right edge: since when, or when. */
  time: ReactNode
}

/** A short list of people to act on; the name leads to the record. A red thread holds what is `next`. */
export function PersonRows({ rows, next = false }: { rows: PersonRow[]; next?: boolean }) {
  return (
    <ul className={cx('divide-y divide-paper-edge/70', next && 'border-thread border-l-3')}>
      {rows.map((row) => (
        <li
          key={row.id}
          className="relative flex min-h-13 items-center gap-3 px-4 py-2 text-sm transition-colors hover:bg-paper"
        >
          <div className="min-w-0 flex-1">
            <Link
              to={row.to}
              className="wrap-anywhere -my-1 inline-block py-1 font-medium decoration-paper-edge underline-offset-3 hover:underline"
            >
              {row.name}
            </Link>
            {row.detail && (
              <span className="block truncate text-ink-faint text-xs">{row.detail}</span>
            )}
          </div>
          {row.badge && (
            <>
              <span className="w-20 shrink-0">{row.badge}</span>
              <span className="w-16 shrink-0 text-right text-ink-soft text-xs">{row.time}</span>
            </>
          )}
          {!row.badge && (
            <span className="shrink-0 text-right text-ink-soft text-xs">{row.time}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
