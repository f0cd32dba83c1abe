import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** A picture of at most a few strokes. */
  icon?: ReactNode
  title: string
  /** What to do about it. */
  children?: ReactNode
}

/** What stands where a list would, when there is nothing to list. */
export function EmptyState({ icon, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      {icon && <div className="text-ink-faint [&_svg]:size-7 [&_svg]:stroke-[1.25]">{icon}</div>}
      <p className="max-w-sm text-balance font-medium text-ink-soft text-sm">{title}</p>
      {children && <div className="flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}
