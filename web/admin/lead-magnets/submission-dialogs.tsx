import type { Submission } from '#shared/lead-magnets/schema.ts'
import { rowOf } from '../lists/row-focus.ts'
import { useLast } from '../lists/use-last.ts'
import type { ShownDialog } from '../lists/use-row-dialogs.ts'
import { SubmissionCreateDialog } from './submission-create-dialog.tsx'
import { SubmissionDeleteDialog } from './submission-delete-dialog.tsx'
import { SubmissionDetailDialog } from './submission-detail-dialog.tsx'
import { SubmissionEditDialog } from './submission-edit-dialog.tsx'
import type { SubmissionDialog, SubmissionDialogsModel } from './use-submission-dialogs.ts'

type SubmissionDialogsProps = { dialogs: SubmissionDialogsModel; submissions: Submission[] }

/** The dialogs of the screen: the details, and over them what is done to a submission. */
export function SubmissionDialogs({ dialogs, submissions }: SubmissionDialogsProps) {
  const { dialog, close, openId, closeDetails } = dialogs
  const lastId = useLast(openId)
  return (
    <>
      {lastId && (
        <SubmissionDetailDialog
          id={lastId}
          listed={submissions.find(({ id }) => id === lastId)}
          open={openId !== null}
          onClose={closeDetails}
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
  dialog: ShownDialog<SubmissionDialog>
  onClose: () => void
  overDetails: boolean
}

function ActionDialog({ dialog, onClose, overDetails }: ActionDialogProps) {
  const { open } = dialog
  if (dialog.kind === 'create') return <SubmissionCreateDialog open={open} onClose={onClose} />
  const { submission } = dialog
  // Over the details the focus returns to their button; from the list, to the row.
  const returnFocus = () => (overDetails ? null : rowOf(submission.id))
  const Kind = dialog.kind === 'edit' ? SubmissionEditDialog : SubmissionDeleteDialog
  return <Kind submission={submission} open={open} onClose={onClose} returnFocus={returnFocus} />
}
