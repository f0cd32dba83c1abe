import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { cx } from '#web/ui/cx.ts'
import { linkClass } from '#web/ui/link.tsx'

type DashboardPartProps = {
  title: ReactNode
  /** Where all of it is listed. */
  more?: { to: string; label: string } | undefined
  className?: string | undefined
  children: ReactNode
}

/** One card of a tab, under its heading. */
export function DashboardPart({ title, more, className, children }: DashboardPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx('flex min-w-0 flex-col', className)}>
      <div className="flex items-baseline justify-between gap-4 pb-2">
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        {more && (
          <Link to={more.to} className={`${linkClass} shrink-0 text-sm`}>
            {more.label}
          </Link>
        )}
      </div>
      <div className="flex-1 overflow-hidden rounded-md border border-paper-edge bg-card">
        {children}
      </div>
    </section>
  )
}

/** What stands in a part that has nothing to show. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="px-6 py-10 text-center text-ink-soft text-sm">{children}</p>
}
