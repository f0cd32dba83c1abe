import { type ReactNode, use } from 'react'
import { When } from '../shell/when.tsx'
import { RowTabIndex } from './list-context.ts'

/** An absent value: a dash where columns line up, nothing on a card. */
export const NothingCell = () => <span className="list-absent text-ink-faint">–</span>

export const TextCell = ({ children }: { children: string | null }) =>
  children ? <span className="truncate">{children}</span> : <NothingCell />

/** An address or a number to follow; Tab stops at it in the row in use alone. */
export function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} tabIndex={use(RowTabIndex)} className="list-contact">
      {children}
    </a>
  )
}

/** How long ago; the exact time on hover and, in the row in use, on focus. */
export function WhenCell({ at }: { at: string }) {
  return <When at={at} tabIndex={use(RowTabIndex)} />
}
