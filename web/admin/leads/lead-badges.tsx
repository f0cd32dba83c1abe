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

export function PriorityBadge({ priority }: { priority: LeadPriority }) {
  return <Badge tone={tones[priority]}>{leadPriorityLabels[priority]}</Badge>
}
