import { useState } from 'react'
import { showFieldErrors } from '../http/show-field-errors.ts'
import { FormDialog } from '../records/form-dialog.tsx'
import { newIdempotencyKey } from '../records/idempotency-key.ts'
import { useCreateSubmission } from './save-submission.ts'
import { useSubmissionForm } from './submission-form.ts'
import { SubmissionFormFields } from './submission-form-fields.tsx'

type SubmissionCreateDialogProps = { open: boolean; onClose: () => void }

/** A new submission by hand; on failure the form stays as it is. */
export function SubmissionCreateDialog({ open, onClose }: SubmissionCreateDialogProps) {
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
