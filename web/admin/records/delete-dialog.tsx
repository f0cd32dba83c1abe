import { AlertDialog } from '#web/ui/alert-dialog.tsx'

type DeleteDialogProps = {
  /** As it stands in the question: `lead`. */
  noun: string
  /** What tells this record from others. */
  description: string
  open: boolean
  onClose: () => void
  onDelete: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a record is deleted (admin-back-office.md §2, Leads). */
export function DeleteDialog(props: DeleteDialogProps) {
  const { noun, description, open, onClose, onDelete, returnFocus } = props
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={`Are you sure you want to delete this ${noun}?`}
      description={description}
      action="Delete"
      destructive
      onAction={onDelete}
      returnFocus={returnFocus}
    />
  )
}
