import {
  type ConsultationStatus,
  consultationStatusLabels,
} from '#shared/consultations/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RecordStatus } from '../records/record-status.tsx'

export const ConsultationStatusBadge = ({ status }: { status: ConsultationStatus }) => (
  <RecordStatus status={status}>{consultationStatusLabels[status]}</RecordStatus>
)

/** What the meeting is about; most visitors do not say. An outline: the status beside it has the colour. */
export function MeetingTypeBadge({ type }: { type: string | null }) {
  return (
    <Badge className="max-w-full bg-transparent outline outline-paper-edge -outline-offset-1">
      <span className="truncate">{type ?? 'General consultation'}</span>
    </Badge>
  )
}
