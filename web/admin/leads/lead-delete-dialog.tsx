import type { Lead } from '#shared/leads/schema.ts'
import { DeleteDialog } from '../records/delete-dialog.tsx'
import { useDeleteLead } from './save-lead.ts'

type LeadDeleteDialogProps = {
  lead: Lead
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a lead is deleted (admin-back-office.md §2, Leads). */
export function LeadDeleteDialog({ lead, ...dialog }: LeadDeleteDialogProps) {
  const deleteLead = useDeleteLead()
  return (
    <DeleteDialog
      {...dialog}
      noun="lead"
      description={[lead.name, lead.company, lead.email].filter(Boolean).join(' · ')}
      onDelete={() => deleteLead.mutate(lead)}
    />
  )
}
