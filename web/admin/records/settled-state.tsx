import type { ReactNode } from 'react'

/** How most records end: in quiet words with the dot of its colour, so that a badge is what is still open. */
export const SettledState = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex h-5.5 items-center gap-1.5 whitespace-nowrap text-ink-soft text-xs before:size-1.5 before:rounded-full before:bg-green">
    {children}
  </span>
)
