import {
  type LeadPriority,
  type LeadStatus,
  leadPriorityLabels,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { leadPriorityTones, leadStatusTones } from './lead-tones.ts'

export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={leadStatusTones[status]}>{leadStatusLabels[status]}</Badge>
}

export function PriorityBadge({ priority }: { priority: LeadPriority }) {
  return <Badge tone={leadPriorityTones[priority]}>{leadPriorityLabels[priority]}</Badge>
}
