import {
  type FollowupStatus,
  followupStatusLabels,
  type LeadMagnetType,
  leadMagnetTypeLabels,
  noFollowupLabel,
} from '#shared/lead-magnets/vocabulary.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

const typeTones: Record<LeadMagnetType, BadgeTone> = {
  checklist: 'blue',
  audit: 'violet',
  template: 'green',
  guide: 'neutral',
}

/** Yellow waits for us, blue is on its way, green is done, red is over. */
const followupTones: Record<FollowupStatus, BadgeTone> = {
  pending: 'yellow',
  contacted: 'blue',
  completed: 'green',
  'not-interested': 'red',
  sent: 'blue',
  scheduled: 'violet',
}

export function TypeBadge({ type }: { type: LeadMagnetType }) {
  return <Badge tone={typeTones[type]}>{leadMagnetTypeLabels[type]}</Badge>
}

export function FollowupBadge({ status }: { status: FollowupStatus | null }) {
  if (status === null) return <Badge>{noFollowupLabel}</Badge>
  return <Badge tone={followupTones[status]}>{followupStatusLabels[status]}</Badge>
}
