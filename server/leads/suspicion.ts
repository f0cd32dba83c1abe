import type { CreateLead } from '#shared/leads/schema.ts'
import type { QuarantineReason } from '#shared/quarantine.ts'

/** Nobody types a name, an address and a message in less; milliseconds. */
const fastestPerson = 1_500
/** More links than this in one message is an advertisement far more often than a request. */
const mostLinks = 4

/**
 * Why a visitor's message should be looked at before it stands among the leads, or null.
 * A suspected message is kept and marked, never refused: the sender sees the same answer.
 */
export function suspicionOf(
  lead: Pick<CreateLead, 'website' | 'elapsedMs' | 'message'>,
): QuarantineReason | null {
  if (lead.website) return 'honeypot'
  if ((lead.message?.match(/https?:\/\//gi)?.length ?? 0) > mostLinks) return 'links'
  if (lead.elapsedMs !== undefined && lead.elapsedMs < fastestPerson) return 'too_fast'
  return null
}
