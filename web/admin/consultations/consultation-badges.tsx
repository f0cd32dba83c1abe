import {
  type ConsultationStatus,
  consultationStatusLabels,
} from '#shared/consultations/vocabulary.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

/** The colours of admin-back-office.md §4. */
export const consultationTones: Record<ConsultationStatus, BadgeTone> = {
  pending: 'yellow',
  scheduled: 'blue',
  completed: 'green',
  cancelled: 'red',
}

export function ConsultationStatusBadge({ status }: { status: ConsultationStatus }) {
  return <Badge tone={consultationTones[status]}>{consultationStatusLabels[status]}</Badge>
}

/** What the meeting is about; most visitors do not say. */
export function MeetingTypeBadge({ type }: { type: string | null }) {
  return (
    <Badge className="max-w-full">
      <span className="truncate">{type ?? 'General consultation'}</span>
    </Badge>
  )
}
