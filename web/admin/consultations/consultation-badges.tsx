import {
  type ConsultationStatus,
  consultationStatusLabels,
} from '#shared/consultations/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SettledState } from '../records/settled-state.tsx'
import { tones } from '../records/tones.ts'

export function ConsultationStatusBadge({ status }: { status: ConsultationStatus }) {
  const label = consultationStatusLabels[status]
  if (status === 'completed' || status === 'cancelled') {
    return <SettledState off={status === 'cancelled'}>{label}</SettledState>
  }
  return <Badge tone={tones[status]}>{label}</Badge>
}

/** What the meeting is about; most visitors do not say. An outline: the status beside it has the colour. */
export function MeetingTypeBadge({ type }: { type: string | null }) {
  return (
    <Badge className="max-w-full bg-transparent outline outline-paper-edge -outline-offset-1">
      <span className="truncate">{type ?? 'General consultation'}</span>
    </Badge>
  )
}
