import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

type EntryProps = {
  /** What stands before its name: the button that says it is done, or when it is. */
  lead: ReactNode
  name: string
  /** Where its name leads. */
  to: string
  detail: ReactNode
  /** What was written, where something was. */
  quote?: string | null
  actions: ReactNode
  /** What is open under it: a form. */
  children?: ReactNode
}

/** One thing to do; its buttons name the keys that press them (use-entry-keys.ts). */
export function Entry({ lead, name, to, detail, quote, actions, children }: EntryProps) {
  return (
    <li
      data-entry
      className="border-paper-edge border-b px-3 py-2 transition-colors last:border-0 hover:bg-paper sm:px-4"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <div className="shrink-0">{lead}</div>
        <div className="min-w-0 flex-1 basis-52  text-sm">
          <Link
            to={to}
            data-entry-name
            className="wrap-anywhere -my-1 inline-block py-1 font-medium decoration-paper-edge underline-offset-3 hover:underline"
          >
            {name}
          </Link>
          <span className="wrap-anywhere block text-ink-faint text-xs">{detail}</span>
          {quote && <span className="block truncate text-ink-soft text-xs">{quote}</span>}
        </div>
        <div className="-mr-2 ml-auto flex shrink-0 items-center">{actions}</div>
      </div>
      {children && <div className="pt-2 pb-1">{children}</div>}
    </li>
  )
}

type ActProps = {
  /** The whole of it, for who does not see the row. */
  label: string
  /** The key that presses it. */
  shortcut: string
  onClick: () => void
  busy?: boolean
  expanded?: boolean
} & ({ Icon: LucideIcon; word?: undefined } | { Icon?: undefined; word: string })

/** One thing that can be done with an entry: a word, or a sign with its word on hover. */
export function Act({ label, shortcut, onClick, busy, expanded, Icon, word }: ActProps) {
  const button = (
    <Button
      variant="quiet"
      size={Icon ? 'icon' : 'sm'}
      className={Icon ? undefined : 'px-2'}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-expanded={expanded}
      data-key={shortcut.toLowerCase()}
      busy={busy}
      onClick={onClick}
    >
      {Icon ? <Icon size={16} aria-hidden="true" /> : word}
    </Button>
  )
  return <Tooltip content={`${label} (${shortcut})`}>{button}</Tooltip>
}
