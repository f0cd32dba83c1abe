import {
  type FollowupStatus,
  followupStatusLabels,
  type LeadMagnetType,
  leadMagnetTypeLabels,
  noFollowupLabel,
} from '#shared/lead-magnets/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RecordStatus } from '../records/record-status.tsx'

/** An outline: the follow-up beside it has the colour. */
export function TypeBadge({ type }: { type: LeadMagnetType }) {
  return (
    <Badge className="bg-transparent outline outline-paper-edge -outline-offset-1">
      {leadMagnetTypeLabels[type]}
    </Badge>
  )
}

export function FollowupBadge({ status }: { status: FollowupStatus | null }) {
  if (status === null) return <Badge>{noFollowupLabel}</Badge>
  return <RecordStatus status={status}>{followupStatusLabels[status]}</RecordStatus>
}
