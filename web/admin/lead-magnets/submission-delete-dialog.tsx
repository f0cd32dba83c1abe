import type { Submission } from '#shared/lead-magnets/schema.ts'
import { DeleteDialog } from '../records/delete-dialog.tsx'
import { useDeleteSubmission } from './save-submission.ts'

type SubmissionDeleteDialogProps = {
  submission: Submission
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a submission is deleted (admin-back-office.md §5). */
export function SubmissionDeleteDialog(props: SubmissionDeleteDialogProps) {
  const { submission, ...dialog } = props
  const deleteSubmission = useDeleteSubmission()
  const { name, company, email } = submission
  return (
    <DeleteDialog
      {...dialog}
      noun="submission"
      description={[name, company, email].filter(Boolean).join(' · ')}
      onDelete={() => deleteSubmission.mutate(submission)}
    />
  )
}
