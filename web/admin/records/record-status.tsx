import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { type Status, tones } from './tones.ts'

/** What asks for nothing any more, well or badly as it ended. */
const settled: ReadonlySet<Status> = new Set<Status>([
  'completed',
  'converted',
  'won',
  'confirmed',
  'sent',
  'cancelled',
  'lost',
  'not-interested',
  'unsubscribed',
])

const dots: Partial<Record<(typeof tones)[Status], string>> = {
  green: 'before:bg-green',
  red: 'before:bg-danger',
}

type RecordStatusProps = { status: Status; children: string }

/** How a record stands: what is settled in quiet words with the dot of its colour, what is open as a badge. */
export const RecordStatus = ({ status, children }: RecordStatusProps) =>
  settled.has(status) ? (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-1.5 whitespace-nowrap text-ink-soft text-xs before:size-1.5 before:rounded-full',
        dots[tones[status]] ?? 'before:bg-control',
      )}
    >
      {children}
    </span>
  ) : (
    <Badge tone={tones[status]}>{children}</Badge>
  )
