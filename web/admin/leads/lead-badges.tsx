import {
  type LeadPriority,
  type LeadStatus,
  leadPriorityLabels,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'

/** Blue asks for an answer, yellow is under way, violet is promising, green is won ground. */
export const leadStatusTones: Record<LeadStatus, BadgeTone> = {
  new: 'blue',
  contacted: 'yellow',
  qualified: 'violet',
  converted: 'green',
  won: 'green',
}

/** Only the priority that should catch the eye has a colour. */
const leadPriorityTones: Record<LeadPriority, BadgeTone> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'red',
}

export function StatusBadge({ status }: { status: LeadStatus }) {
  return <Badge tone={leadStatusTones[status]}>{leadStatusLabels[status]}</Badge>
}

export function PriorityBadge({ priority }: { priority: LeadPriority }) {
  return <Badge tone={leadPriorityTones[priority]}>{leadPriorityLabels[priority]}</Badge>
}
