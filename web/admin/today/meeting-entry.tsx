import { Circle } from 'lucide-react'
import type { Consultation } from '#shared/consultations/schema.ts'
import { isOver } from '#shared/dashboard/consultations-schema.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { useSetConsultationStatus } from '../consultations/consultation-actions.tsx'
import { fullMeetingTime } from '../consultations/meeting-time.ts'
import { useColleagueName } from '../records/colleagues.tsx'
import { Act, Entry } from './entry.tsx'

type MeetingEntryProps = { meeting: Consultation; onActed: () => void }

/** A meeting of today, marked as held once it was. */
export function MeetingEntry({ meeting, onActed }: MeetingEntryProps) {
  const { id, name, company, email, meetingType, preferredDate, status } = meeting
  const host = useColleagueName(meeting.hostId)
  const now = useNow()
  const setStatus = useSetConsultationStatus()
  const at = Date.parse(preferredDate ?? '')
  const held = status === 'completed'
  return (
    <Entry
      beside="whole"
      lead={
        <time
          dateTime={preferredDate ?? undefined}
          title={preferredDate ? fullMeetingTime(preferredDate) : undefined}
          className={cx(
            'block w-20 border-l-2 pl-2 text-xs tabular-nums',
            held || isOver(at, now)
              ? 'border-paper-edge text-ink-faint'
              : 'border-thread font-semibold',
          )}
        >
          {timeOfDay(at)}
        </time>
      }
      name={name}
      to={adminPage.consultation(id)}
      detail={[company || email, meetingType, host && `with ${host}`].filter(Boolean).join(' · ')}
      actions={
        held ? (
          <Badge tone="green" className="entry-next mr-2">
            Held
          </Badge>
        ) : (
          <Act
            label={`Mark as held: ${name}`}
            Icon={Circle}
            word="Held"
            shortcut="H"
            onClick={() =>
              setStatus.mutate({ record: meeting, status: 'completed' }, { onSettled: onActed })
            }
          />
        )
      }
    />
  )
}
