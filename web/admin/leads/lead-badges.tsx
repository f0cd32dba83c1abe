import {
  type LeadPriority,
  type LeadStatus,
  leadPriorityLabels,
  leadStatusLabels,
} from '#shared/leads/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { RecordStatus } from '../records/record-status.tsx'
import { tones } from '../records/tones.ts'

export const StatusBadge = ({ status }: { status: LeadStatus }) => (
  <RecordStatus status={status}>{leadStatusLabels[status]}</RecordStatus>
)

/** Only the priority that should catch the eye is a badge. */
export function PriorityBadge({ priority }: { priority: LeadPriority }) {
  if (priority !== 'high') return leadPriorityLabels[priority]
  return <Badge tone={tones[priority]}>{leadPriorityLabels[priority]}</Badge>
}
