import type { ReactNode } from 'react'
import { type Close, closeOf } from '#shared/deals/close-of.ts'
import { cx } from '#web/ui/cx.ts'
import { useNow } from '#web/ui/relative-time.tsx'
import type { DealRow } from './deal-list.ts'

/** A day as `Dec 1`, with its year where that is not the reader's. */
function shortDay(day: string, now: number): string {
  const isThisYear = day.startsWith(String(new Date(now).getFullYear()))
  return isThisYear ? dayText(day).replace(/, \d+$/, '') : dayText(day)
}

/** A day as `Dec 1, 2026`. */
export const dayText = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })

const words: Record<Close['state'], string> = {
  won: 'Won',
  lost: 'Lost',
  expected: 'Closes',
  overdue: 'Overdue: expected to close',
}

type CloseDayProps = {
  deal: DealRow
  className?: string
  /** What stands where no day is known. */
  otherwise?: ReactNode
  /** The stage stands beside it: its word is only heard. */
  besideStage?: boolean
  /** Quieter than what stands around it, unless it is overdue. */
  faint?: boolean
}

/** `Won Nov 20`, or the day a deal is expected to close; one that is past stands out as a late step does. */
export function CloseDay(props: CloseDayProps) {
  const { deal, className, otherwise = null, besideStage = false, faint = false } = props
  const now = useNow()
  const close = closeOf(deal, now)
  if (!close) return otherwise
  const { state, day } = close
  const isClosed = state === 'won' || state === 'lost'
  const isSaid = isClosed && !besideStage
  return (
    <time
      dateTime={day}
      title={`${words[state]} ${dayText(day)}`}
      className={cx(
        'whitespace-nowrap tabular-nums',
        className,
        state === 'overdue' ? 'danger-mark font-medium text-danger' : faint && 'text-ink-faint',
      )}
    >
      <span className={cx(!isSaid && 'sr-only')}>{words[state]} </span>
      {shortDay(day, now)}
    </time>
  )
}
