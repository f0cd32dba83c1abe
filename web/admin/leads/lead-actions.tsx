import { lazy, Suspense } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import {
  type LeadStatus,
  leadStatusLabels,
  settableLeadStatuses,
} from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import type { ToastAction } from '#web/ui/toast-store.ts'
import { type DialogFrame, useRecordActions } from '../lists/record-dialogs.tsx'
import {
  RecordItems,
  ReleaseButton,
  ReleaseItem,
  RowMenu,
  StatusItems,
} from '../records/row-menu.tsx'
import { statusCall, useReleaseRecord, useSetStatus } from '../records/set-status.ts'
import { leadResource } from './lead-list.ts'

const statusSetting = statusCall({
  resource: leadResource,
  path: api.admin.leadStatus,
  updated: () => ({
    title: 'Lead updated',
    description: 'Lead status has been updated successfully.',
  }),
  failed: { title: 'Error', description: 'Failed to update lead status.' },
})
export const useSetLeadStatus = () => useSetStatus(statusSetting)

const releasing = {
  resource: leadResource,
  path: api.admin.leadRelease,
  description: ({ name }: Lead) => `${name} is now in the list of leads.`,
  failed: 'Failed to move the message. Please try again.',
}
export const useReleaseLead = () => useReleaseRecord(releasing)

/** What the toast of a lead that was converted offers: to open a deal (relationship.md §3). */
export const dealOffer = (
  { personId }: Lead,
  status: LeadStatus,
  onOpen: () => void,
): ToastAction | undefined =>
  status === 'converted' && personId !== null
    ? {
        label: 'Open Deal',
        altText: 'Open a deal from the details of the lead',
        onClick: onOpen,
      }
    : undefined

/** The menu of everything that can be done to one lead. */
export const LeadRowMenu = ({ lead }: { lead: Lead }) => (
  <RowMenu label={`Actions for ${lead.name}`}>
    <LeadMenuItems lead={lead} />
  </RowMenu>
)

/** In the row of a lead that was set aside: the way into the list at sight, and all else in the menu. */
export function SetAsideActions({ lead }: { lead: Lead }) {
  const { mutate, isPending } = useReleaseLead()
  return (
    <>
      <ReleaseButton name={lead.name} busy={isPending} onRelease={() => mutate(lead)} />
      <LeadRowMenu lead={lead} />
    </>
  )
}

function LeadMenuItems({ lead }: { lead: Lead }) {
  const setStatus = useSetLeadStatus().mutate
  const release = useReleaseLead().mutate
  const { show } = useRecordActions(leadResource)
  return (
    <>
      {lead.quarantine !== null && <ReleaseItem onSelect={() => release(lead)} />}
      <StatusItems
        current={lead.status}
        statuses={settableLeadStatuses}
        labels={leadStatusLabels}
        onSelect={(status) =>
          setStatus({
            record: lead,
            status,
            offer: dealOffer(lead, status, () => show('deal', lead)),
          })
        }
      />
      <RecordItems resource={leadResource} record={lead} />
    </>
  )
}

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
