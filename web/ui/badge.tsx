import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A badge's colour carries a meaning (admin-back-office.md §4), never decoration. */
export type BadgeTone = 'neutral' | 'yellow' | 'blue' | 'green' | 'red' | 'violet' | 'teal'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-neutral-tint text-ink-soft',
  yellow: 'bg-yellow-tint text-yellow',
  blue: 'bg-blue-tint text-blue',
  green: 'bg-green-tint text-green',
  red: 'bg-danger-tint text-danger',
  violet: 'bg-violet-tint text-violet',
  teal: 'bg-teal-tint text-teal',
}

type BadgeProps = {
  tone?: BadgeTone | undefined
  className?: string | undefined
  children: ReactNode
}

/** A short word about a thing: its status, its kind. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center whitespace-nowrap rounded-full px-2 font-medium text-2xs',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
