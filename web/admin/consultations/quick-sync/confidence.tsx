import { Check, Minus } from 'lucide-react'
import { confidenceWeights, type ParsedMeeting } from '#shared/booking-reader/text/meeting.ts'
import { cx } from '#web/ui/cx.ts'

/** How much of a meeting was read: 30 for the name, 40 for the address, 30 for the date. */
export function Confidence({ meeting }: { meeting: ParsedMeeting }) {
  const { confidence } = meeting
  const parts = [
    { label: 'Name', points: meeting.name?.confidence ?? 0, of: confidenceWeights.name },
    { label: 'Email', points: meeting.email?.confidence ?? 0, of: confidenceWeights.email },
    { label: 'Date', points: meeting.when?.confidence ?? 0, of: confidenceWeights.date },
  ]
  return (
    <div className="rounded-md bg-paper px-3 py-2.5">
      <div className="flex items-center gap-3">
        <p className="font-medium text-sm">
          Confidence <span className="tabular-nums">{confidence}%</span>
        </p>
        <div aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-paper-edge">
          <div
            className={cx(
              'h-full rounded-full transition-[width] duration-200',
              confidence === 100 ? 'bg-green' : 'bg-yellow',
            )}
            style={{ width: `${confidence}%` }}
          />
        </div>
      </div>
      <ul className="mt-1.5 flex flex-wrap gap-x-4 text-ink-soft text-xs">
        {parts.map(({ label, points, of }) => (
          <li key={label} className="flex items-center gap-1 tabular-nums">
            {points > 0 ? (
              <Check size={13} className="text-green" aria-label="found" />
            ) : (
              <Minus size={13} className="text-ink-faint" aria-label="not found" />
            )}
            {label} {points} of {of}
          </li>
        ))}
      </ul>
    </div>
  )
}
