import { Ellipsis, Eye, MailCheck, Pencil, Trash2 } from 'lucide-react'
import { createContext, use } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import {
  type LeadStatus,
  leadStatusLabels,
  settableLeadStatuses,
} from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { RowTabIndex } from '../lists/open-record.ts'
import { useReleaseRecord } from '../records/set-status.ts'
import { leadStatusTones } from './lead-badges.tsx'
import { leadKind } from './lead-queries.ts'

/** What can be done to a lead from wherever it is drawn. */
export type LeadActions = {
  open: (lead: Lead) => void
  edit: (lead: Lead) => void
  remove: (lead: Lead) => void
  release: (lead: Lead) => void
  setStatus: (lead: Lead, status: LeadStatus) => void
}

export const LeadActionsContext = createContext<LeadActions | null>(null)

/** The actions of the leads screen around; only to be used inside of it. */
export function useLeadActions(): LeadActions {
  const actions = use(LeadActionsContext)
  if (!actions) throw new Error('A lead is drawn outside of the leads screen.')
  return actions
}

const releasing = {
  kind: leadKind,
  path: api.admin.leadRelease,
  said: ({ name }: Lead) => `${name} is now in the list of leads.`,
  failed: 'Failed to move the message. Please try again.',
}
export const useReleaseLead = () => useReleaseRecord(releasing)

/** Everything that can be done to one lead. */
export function LeadRowMenu({ lead }: { lead: Lead }) {
  const actions = useLeadActions()
  const tabIndex = use(RowTabIndex)
  return (
    <Menu
      trigger={
        <Button
          variant="quiet"
          size="icon"
          tabIndex={tabIndex}
          aria-label={`Actions for ${lead.name}`}
        >
          <Ellipsis size={17} />
        </Button>
      }
    >
      {lead.quarantine !== null && (
        <>
          <MenuItem onSelect={() => actions.release(lead)}>
            <MailCheck size={16} />
            Not spam
          </MenuItem>
          <MenuSeparator />
        </>
      )}
      {settableLeadStatuses.map((status) => (
        <MenuItem
          key={status}
          disabled={lead.status === status}
          onSelect={() => actions.setStatus(lead, status)}
        >
          <ToneDot tone={leadStatusTones[status]} />
          Mark as {leadStatusLabels[status]}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem onSelect={() => actions.open(lead)}>
        <Eye size={16} />
        View details
      </MenuItem>
      <MenuItem onSelect={() => actions.edit(lead)}>
        <Pencil size={16} />
        Edit
      </MenuItem>
      <MenuItem destructive onSelect={() => actions.remove(lead)}>
        <Trash2 size={16} />
        Delete
      </MenuItem>
    </Menu>
  )
}
