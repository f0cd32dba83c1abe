import {
  type LeadPriority,
  type LeadStatus,
  leadPriorityLabels,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { tones } from '../records/tones.ts'

export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={tones[status]}>{leadStatusLabels[status]}</Badge>
}

/** Only the priority that should catch the eye is a badge. */
export function PriorityBadge({ priority }: { priority: LeadPriority }) {
  if (priority !== 'high') return leadPriorityLabels[priority]
  return <Badge tone={tones[priority]}>{leadPriorityLabels[priority]}</Badge>
}
