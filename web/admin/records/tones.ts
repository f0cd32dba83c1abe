import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { DealStage } from '#shared/deals/stages.ts'
import type { FollowupStatus } from '#shared/lead-magnets/vocabulary.ts'
import type { LeadPriority, LeadStatus } from '#shared/leads/vocabulary.ts'
import type { EmailState } from '#shared/mail/vocabulary.ts'
import type { SubscriberState } from '#shared/newsletter/vocabulary.ts'
import type { BadgeTone } from '#web/ui/badge.tsx'

export type Status =
  | LeadStatus
  | ConsultationStatus
  | FollowupStatus
  | SubscriberState
  | EmailState
  | DealStage

/**
 * The colour of each word, the same wherever it stands (admin-back-office.md §4): yellow waits for
 * us, blue is under way, violet is promising, teal is all but done, green is done, red is off. A kind of
 * thing has none.
 */
export const tones: Record<Status | LeadPriority, BadgeTone> = {
  new: 'yellow',
  pending: 'yellow',
  held: 'yellow',
  withheld: 'yellow',
  unconfirmed: 'yellow',
  'lead-in': 'yellow',
  contacted: 'blue',
  talking: 'blue',
  scheduled: 'blue',
  waiting: 'blue',
  qualified: 'violet',
  'proposal-sent': 'violet',
  negotiating: 'teal',
  converted: 'green',
  won: 'green',
  completed: 'green',
  confirmed: 'green',
  sent: 'green',
  cancelled: 'red',
  lost: 'red',
  failed: 'red',
  // A polite no asks for nothing.
  'not-interested': 'neutral',
  unsubscribed: 'neutral',
  // Only the priority that should catch the eye has a colour.
  low: 'neutral',
  medium: 'neutral',
  high: 'red',
}
