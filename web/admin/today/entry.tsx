import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { Keys } from '../search/keys.tsx'

type EntryProps = {
  /** What stands before its name: the button that says it is done, or when it is. */
  lead?: ReactNode
  name: string
  /** Where its name leads. */
  to: string
  detail: ReactNode
  /** Its figures, each under those of the other entries, where there is room. */
  figures?: ReactNode
  /** What was written, where something was. */
  quote?: string | null
  actions: ReactNode
  /** There is room for the actions on a phone, too: beside the name, or beside all of it. */
  beside?: 'name' | 'whole'
  /** What is open under it: a form. */
  children?: ReactNode
}

/** One thing to do; its buttons name the keys that press them (use-entry-keys.ts). */
export function Entry(props: EntryProps) {
  const { lead, name, to, detail, figures, quote, actions, beside, children } = props
  return (
    <li
      data-entry
      className="group -outline-offset-2 border-paper-edge border-b px-3 py-2.5 group-data-[weight=quiet]/part:py-2 outline-transparent transition-colors last:border-0 hover:bg-paper has-focus-visible:bg-paper-deep/50 has-focus-visible:shadow-[inset_2px_0_var(--color-ink)] has-[[data-entry-name]:focus-visible]:outline-2 sm:px-4 group-data-[weight=pressing]/part:pl-2.5 sm:group-data-[weight=pressing]/part:pl-3.5"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center @min-[42rem]:grid-cols-[auto_minmax(0,1fr)_auto_auto]">
        <div className={cx('row-span-2', Boolean(lead) && 'pr-3')}>{lead}</div>
        <Link
          to={to}
          data-entry-name
          className={cx(
            'wrap-anywhere -my-1 col-start-2 justify-self-start py-1 font-medium text-[1rem]/6 group-data-[weight=pressing]/part:font-semibold group-data-[weight=quiet]/part:font-normal group-data-[weight=quiet]/part:text-sm decoration-paper-edge underline-offset-3 outline-none hover:underline',
            !beside && 'max-sm:col-end-4',
          )}
        >
          {name}
        </Link>
        {figures && <div className="row-span-2 pl-3 text-xs @max-[42rem]:hidden">{figures}</div>}
        <div
          className={cx(
            'entry-acts -mr-2 flex items-center gap-2 pl-3 sm:row-span-2',
            beside
              ? beside === 'whole' && 'max-sm:row-span-2'
              : 'max-sm:order-last max-sm:col-start-2 max-sm:col-end-4 max-sm:flex-wrap max-sm:gap-x-0 max-sm:pl-0 max-sm:has-[.entry-next]:mt-1 max-sm:not-has-[.entry-next]:-mb-2',
          )}
        >
          {actions}
        </div>
        <div className={cx('col-start-2 text-xs', beside !== 'whole' && 'max-sm:col-end-4')}>
          <p className="wrap-anywhere text-ink-faint">{detail}</p>
          {quote && <p className="truncate text-ink-soft">{quote}</p>}
        </div>
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
} & ({ Icon: LucideIcon; word?: string } | { Icon?: undefined; word: string })

/**
 * One thing that can be done with an entry: a sign with its word on hover, a word, or both as what
 * is most likely next.
 */
export function Act({ label, shortcut, onClick, busy, expanded, Icon, word }: ActProps) {
  const isNext = Icon && word
  const button = (
    <Button
      variant={isNext ? 'secondary' : 'quiet'}
      size={word ? 'sm' : 'icon'}
      className={cx(
        'relative',
        isNext ? 'entry-next mr-2 gap-1.5 sm:not-last:mr-0' : word && 'max-sm:first:-ml-1.5',
      )}
      aria-label={label}
      aria-keyshortcuts={shortcut}
      aria-expanded={expanded}
      data-key={shortcut.toLowerCase()}
      busy={busy}
      onClick={onClick}
    >
      <KeyHint>{shortcut}</KeyHint>
      {Icon && <Icon size={isNext ? 14 : 16} aria-hidden="true" />}
      {word}
    </Button>
  )
  return <Tooltip content={`${label} (${shortcut})`}>{button}</Tooltip>
}

/** The key of a button, in its corner while the keyboard is in its row. */
export const KeyHint = ({ children }: { children: string }) => (
  <span className="invisible absolute -top-2.5 -right-1 group-has-focus-visible:visible pointer-coarse:hidden">
    <Keys>{children}</Keys>
  </span>
)
