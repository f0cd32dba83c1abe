import type { ReactNode } from 'react'
import { cx } from '#web/ui/cx.ts'

type SettledStateProps = {
  /** It came to nothing. */
  off?: boolean
  children: ReactNode
}

/** How most records end: in quiet words with the dot of its colour, so that a badge is what is still open. */
export const SettledState = ({ off = false, children }: SettledStateProps) => (
  <span
    className={cx(
      'inline-flex h-5.5 items-center gap-1.5 whitespace-nowrap text-ink-soft text-xs before:size-1.5 before:rounded-full',
      off ? 'before:bg-danger' : 'before:bg-green',
    )}
  >
    {children}
  </span>
)
