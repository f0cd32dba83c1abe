import { useCallback, useMemo, useState } from 'react'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import {
  followupStatuses,
  followupStatusLabels,
  leadMagnetTypeLabels,
  leadMagnetTypes,
} from '#shared/lead-magnets/vocabulary.ts'
import { showFieldErrors } from '../http/api-error.ts'
import {
  rowOf,
  type ShownDialog,
  useLast,
  useOpenRecord,
  useRowDialogs,
} from '../lists/open-record.ts'
import { newIdempotencyKey } from '../records/create-record.ts'
import { DeleteDialog } from '../records/delete-record.tsx'
import { EditDialog, type EditDialogFrame } from '../records/edit-dialog.tsx'
import { FormDialog } from '../records/form-dialog.tsx'
import type { SubmissionActions } from './submission-actions.tsx'
import { SubmissionDetailDialog } from './submission-details.tsx'
import {
  type SubmissionField,
  SubmissionFormFields,
  submissionFieldLabels,
  submissionFields,
  useCreateSubmission,
  useDeleteSubmission,
  useSubmissionForm,
  useUpdateSubmission,
} from './submission-form.tsx'
import { openSubmissionParameter as parameter } from './submission-list-state.ts'
import { submissionAnswer } from './submission-queries.ts'

/** The dialogs over the list and over the details. */
export type SubmissionDialog =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete'; submission: Submission }

/** What the screen can do to submissions, and the dialogs that takes. */
export function useSubmissionDialogs() {
  const { dialog, show, close } = useRowDialogs<SubmissionDialog>()
  const { id: openId, open, close: closeDetails } = useOpenRecord(parameter)
  const actions = useMemo<SubmissionActions>(
    () => ({
      edit: (submission) => show({ kind: 'edit', submission }),
      remove: (submission) => show({ kind: 'delete', submission }),
    }),
    [show],
  )
  const create = useCallback(() => show({ kind: 'create' }), [show])
  const opening = useMemo(() => ({ parameter, open }), [open])
  return { actions, create, opening, dialog, close, openId, closeDetails }
}

type SubmissionDialogsModel = ReturnType<typeof useSubmissionDialogs>

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

type SubmissionCreateDialogProps = { open: boolean; onClose: () => void }

/** A new submission by hand; on failure the form stays as it is. */
function SubmissionCreateDialog({ open, onClose }: SubmissionCreateDialogProps) {
  const [key] = useState(newIdempotencyKey)
  const { mutateAsync } = useCreateSubmission(key)
  const form = useSubmissionForm(null)

  const submit = form.handleSubmit(async (values) => {
    try {
      await mutateAsync(values)
      onClose()
    } catch (error) {
      showFieldErrors(form, error)
    }
  })
  return (
    <FormDialog
      open={open}
      title="Add New Submission"
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      submit="Create Submission"
      submitting="Creating..."
      onSubmit={submit}
      onClose={onClose}
    >
      <SubmissionFormFields form={form} />
    </FormDialog>
  )
}

type SubmissionEditDialogProps = EditDialogFrame & { submission: Submission }

const typeOf = (value: string) => leadMagnetTypes.find((each) => each === value)
const followupOf = (value: string) => followupStatuses.find((each) => each === value)

/** A word of the vocabulary reads as its label, everything else as it was typed. */
function showValue(field: SubmissionField, value: string) {
  const type = field === 'leadMagnetType' && typeOf(value)
  const followup = field === 'followupStatus' && followupOf(value)
  return (
    (type && leadMagnetTypeLabels[type]) || (followup && followupStatusLabels[followup]) || value
  )
}

/** Edits a submission. */
function SubmissionEditDialog({ submission, ...frame }: SubmissionEditDialogProps) {
  const { mutateAsync } = useUpdateSubmission()
  const form = useSubmissionForm(submission)

  const take = (field: SubmissionField, value: string) => {
    const options = { shouldDirty: true, shouldValidate: true }
    if (field === 'leadMagnetType') {
      const type = typeOf(value)
      if (type) form.setValue(field, type, options)
    } else if (field === 'followupStatus') {
      form.setValue(field, followupOf(value) ?? '', options)
    } else form.setValue(field, value, options)
  }
  return (
    <EditDialog
      {...frame}
      title="Edit Lead Magnet Submission"
      noun="submission"
      record={submission}
      schema={submissionAnswer}
      form={form}
      fields={submissionFields}
      labels={submissionFieldLabels}
      show={showValue}
      take={take}
      update={mutateAsync}
    >
      {(latest) => <SubmissionFormFields form={form} opened={latest} />}
    </EditDialog>
  )
}

type SubmissionDeleteDialogProps = {
  submission: Submission
  open: boolean
  onClose: () => void
  returnFocus: () => HTMLElement | null
}

/** The question before a submission is deleted (admin-back-office.md §5). */
function SubmissionDeleteDialog(props: SubmissionDeleteDialogProps) {
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
