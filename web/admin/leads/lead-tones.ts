import type { LeadPriority, LeadStatus } from '#shared/leads/vocabulary.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

/** Blue asks for an answer, yellow is under way, violet is promising, green is won ground. */
export const leadStatusTones: Record<LeadStatus, BadgeTone> = {
  new: 'blue',
  contacted: 'yellow',
  qualified: 'violet',
  converted: 'green',
  won: 'green',
}

/** Only the priority that should catch the eye has a colour. */
export const leadPriorityTones: Record<LeadPriority, BadgeTone> = {
  low: 'neutral',
  medium: 'neutral',
  high: 'red',
}
