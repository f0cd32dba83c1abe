import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** What is missing, as an icon. */
  icon?: ReactNode
  /** Something went wrong: the thread behind the icon is torn. */
  torn?: boolean
  title: string
  /** What to do about it. */
  children?: ReactNode
}

/** What stands where a list would, when there is nothing to list. */
export function EmptyState({ icon, torn, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      {icon && <OnTheLoom torn={torn}>{icon}</OnTheLoom>}
      <p className="max-w-sm text-balance font-medium text-ink-soft text-sm">{title}</p>
      {children && <div className="flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  )
}

/** A tile on a warp with few rows yet, and the one red thread that goes on behind it, or is torn there. */
export function OnTheLoom({ torn, children }: { torn?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="relative">
      <svg
        aria-hidden="true"
        width="184"
        height="72"
        fill="none"
        className="mask-[linear-gradient(90deg,#0000,#000_30%_70%,#0000)] stroke-control"
        strokeDasharray="8 8"
        strokeWidth="2"
      >
        <path
          d="M0 36h184"
          className="stroke-paper-edge"
          strokeDasharray="1.5 6.5"
          strokeWidth="72"
        />
        <path d="M4 14h184M4 58h184" />
        <path d="M12 25h184M12 47h184" />
        <path
          d={torn ? 'M0 36h48l10-6M48 36l10 5M184 36h-48l-10 6M136 36l-10-5' : 'M4 36h184'}
          className="stroke-thread"
          strokeDasharray={torn ? 'none' : undefined}
        />
      </svg>
      <div className="absolute inset-0 m-auto grid size-12 place-items-center rounded-md border border-paper-edge bg-card text-ink-soft [&_svg]:size-6 [&_svg]:stroke-[1.5]">
        {children}
      </div>
    </div>
  )
}
