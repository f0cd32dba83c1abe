import type { Lead } from '#shared/leads/schema.ts'
import { AlertDialog } from '#web/ui/alert-dialog.tsx'
import { useDeleteLead } from './delete-lead.ts'

type LeadDeleteDialogProps = {
  lead: Lead
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a lead is deleted (admin-back-office.md §2, Leads). */
export function LeadDeleteDialog({ lead, open, onClose, returnFocus }: LeadDeleteDialogProps) {
  const deleteLead = useDeleteLead()
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Are you sure you want to delete this lead?"
      description={[lead.name, lead.company, lead.email].filter(Boolean).join(' · ')}
      action="Delete"
      destructive
      onAction={() => deleteLead.mutate(lead)}
      returnFocus={returnFocus}
    />
  )
}
