import type { Lead } from '#shared/leads/schema.ts'
import { rowOf } from '../lists/row-focus.ts'
import { useLast } from '../lists/use-last.ts'
import type { ShownDialog } from '../lists/use-row-dialogs.ts'
import { useNeighbours } from '../records/neighbours.tsx'
import { LeadCreateDialog } from './lead-create-dialog.tsx'
import { LeadDeleteDialog } from './lead-delete-dialog.tsx'
import { LeadDetailDialog } from './lead-detail-dialog.tsx'
import { LeadEditDialog } from './lead-edit-dialog.tsx'
import type { LeadDialog, LeadDialogsModel } from './use-lead-dialogs.ts'

type LeadDialogsProps = {
  dialogs: LeadDialogsModel
  leads: Lead[]
  /** Reads more of the list. */
  query: Parameters<typeof useNeighbours<Lead>>[0]['query']
}

/** The dialogs of the leads screen: the details, and over them what is done to a lead. */
export function LeadDialogs({ dialogs, leads, query }: LeadDialogsProps) {
  const { dialog, close, openId, move, closeDetails } = dialogs
  const neighbours = useNeighbours({ id: openId, rows: leads, query, go: move })
  const lastId = useLast(openId)
  return (
    <>
      {lastId && (
        <LeadDetailDialog
          id={lastId}
          listed={leads.find((lead) => lead.id === lastId)}
          open={openId !== null}
          onClose={closeDetails}
          neighbours={neighbours}
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

type ActionDialogProps = {
  dialog: ShownDialog<LeadDialog>
  onClose: () => void
  overDetails: boolean
}

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
