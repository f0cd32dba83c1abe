import {
  type FollowupStatus,
  followupStatusLabels,
  type LeadMagnetType,
  leadMagnetTypeLabels,
  noFollowupLabel,
} from '#shared/lead-magnets/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { SettledState } from '../records/settled-state.tsx'
import { tones } from '../records/tones.ts'

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
  const label = followupStatusLabels[status]
  if (status === 'completed') return <SettledState>{label}</SettledState>
  return <Badge tone={tones[status]}>{label}</Badge>
}
