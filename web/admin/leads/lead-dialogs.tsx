import { useState } from 'react'
import type { Lead } from '#shared/leads/schema.ts'
import { leadLinkId } from './lead-actions.tsx'
import { LeadCreateDialog } from './lead-create-dialog.tsx'
import { LeadDeleteDialog } from './lead-delete-dialog.tsx'
import { LeadDetailDialog } from './lead-detail-dialog.tsx'
import { LeadEditDialog } from './lead-edit-dialog.tsx'
import type { LeadDialog, LeadDialogsModel } from './use-lead-dialogs.ts'

type LeadDialogsProps = { dialogs: LeadDialogsModel; leads: Lead[] }

/** The dialogs of the leads screen: the details, and over them what is done to a lead. */
export function LeadDialogs({ dialogs, leads }: LeadDialogsProps) {
  const { dialog, close, openId, closeDetails } = dialogs
  const [lastId, setLastId] = useState(openId)
  if (openId && openId !== lastId) setLastId(openId)

  return (
    <>
      {lastId && (
        <LeadDetailDialog
          id={lastId}
          listed={leads.find((lead) => lead.id === lastId)}
          open={openId !== null}
          onClose={closeDetails}
          returnFocus={() => rowOf(lastId)}
        />
      )}
      {dialog && (
        <ActionDialog
          key={dialog.key}
          dialog={dialog}
          onClose={close}
          overDetails={openId !== null}
        />
      )}
    </>
  )
}

type ActionDialogProps = { dialog: LeadDialog; onClose: () => void; overDetails: boolean }

function ActionDialog({ dialog, onClose, overDetails }: ActionDialogProps) {
  const { open } = dialog
  if (dialog.kind === 'create') {
    return <LeadCreateDialog open={open} onClose={onClose} />
  }
  const { lead } = dialog
  // Over the details the focus returns to their button; from the list, to the row.
  const returnFocus = () => (overDetails ? null : rowOf(lead.id))
  const Kind = dialog.kind === 'edit' ? LeadEditDialog : LeadDeleteDialog
  return <Kind lead={lead} open={open} onClose={onClose} returnFocus={returnFocus} />
}

/** The row of a lead; when it has left the list, the row that Tab would stop at, or the search. */
function rowOf(id: string): HTMLElement | null {
  return (
    document.getElementById(leadLinkId(id)) ??
    document.querySelector<HTMLElement>('.lead-name[tabindex="0"]') ??
    document.getElementById('lead-search')
  )
}
