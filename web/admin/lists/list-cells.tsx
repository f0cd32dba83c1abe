import { type MouseEvent, type ReactNode, use } from 'react'
import { Link, useLocation } from 'react-router'
import { type QuarantineReason, quarantineReasonLabels } from '#shared/quarantine.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { OpenRecord, useRowOpening } from './record-dialogs.tsx'
import type { ListRecord } from './resource.ts'
import { RowTabIndex, rowLinkId } from './row-focus.ts'

/** An absent value: a dash where columns line up, nothing on a card. */
export const NothingCell = () => <span className="list-absent text-ink-faint">–</span>

/** An absent value that is blank to the eye: among many of them a dash would be louder than what is there. */
export const UnmarkedCell = () => (
  <span className="list-absent">
    <span className="sr-only">None</span>
  </span>
)

type TextCellProps = { children: string | null; faint?: boolean }

export const TextCell = ({ children, faint = false }: TextCellProps) =>
  children ? (
    <span className={cx('truncate', faint && 'text-ink-faint')}>{children}</span>
  ) : (
    <NothingCell />
  )

/** As much of a message as a row may show. */
const shownOfMessage = 300

type MessageCellProps = { message: string | null; reason: QuarantineReason | null }

/** What a message that was set aside begins with, and why it was. */
export const MessageCell = ({ message, reason }: MessageCellProps) => (
  <span className="list-message">
    <span className={message ? 'text-ink' : 'text-ink-faint'}>
      {message?.slice(0, shownOfMessage) ?? 'No message'}
    </span>
    {reason && <span className="text-2xs text-ink-faint">{quarantineReasonLabels[reason]}</span>}
  </span>
)

/** An address or a number to follow; Tab stops at it in the row in use alone. */
export function ContactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} tabIndex={use(RowTabIndex)} className="list-contact">
      {children}
    </a>
  )
}

/** How long ago; the exact time on hover and, in the row in use, on focus. */
export function RelativeTimeCell({ at }: { at: string }) {
  return <RelativeTime at={at} tabIndex={use(RowTabIndex)} />
}

const dots: Record<BadgeTone, string> = {
  neutral: 'bg-ink-faint',
  yellow: 'bg-yellow',
  blue: 'bg-blue',
  green: 'bg-green',
  red: 'bg-danger',
  violet: 'bg-violet',
  teal: 'bg-teal',
}

/** The colour of a status, as large as a menu's icons. */
export function ToneDot({ tone }: { tone: BadgeTone }) {
  return (
    <span className="grid size-4 place-items-center">
      <span className={cx('size-2 rounded-full', dots[tone])} />
    </span>
  )
}

type RowNameLinkProps = { record: ListRecord; children: string }

/** The name, which opens the record; with a modifier key in a tab of its own. */
export function RowNameLink({ record, children }: RowNameLinkProps) {
  const opening = useRowOpening()
  const tabIndex = use(RowTabIndex)
  const { pathname, search } = useLocation()
  const to = new URLSearchParams(search)
  if (opening?.parameter) to.set(opening.parameter, record.id)

  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    opening?.open(record)
  }
  return (
    <Link
      id={rowLinkId(record.id)}
      to={opening?.pageOf?.(record.id) ?? { pathname, search: to.toString() }}
      aria-haspopup={opening?.pageOf ? undefined : 'dialog'}
      aria-current={use(OpenRecord) === record.id || undefined}
      tabIndex={tabIndex}
      onClick={follow}
      className="list-name"
    >
      {children}
    </Link>
  )
}
