import { lazy, Suspense } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import type { DialogFrame } from '../lists/record-dialogs.tsx'

// Fetched when a lead becomes a deal: the list does without it.
const NewDealDialog = lazy(async () => ({
  default: (await import('../deals/new-deal.tsx')).NewDealDialog,
}))

/** Offers to open a deal with whom a lead came from, filled in with what the lead says. */
export function LeadDealDialog({ record: lead, ...frame }: DialogFrame & { record: Lead }) {
  if (!lead.personId) return null
  const beginning = {
    personId: lead.personId,
    person: lead.name,
    title: lead.company ?? lead.name,
    leadId: lead.id,
  }
  return (
    <Suspense>
      <NewDealDialog {...frame} beginning={beginning} />
    </Suspense>
  )
}
