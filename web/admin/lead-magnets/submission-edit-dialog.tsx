import type { Submission } from '#shared/lead-magnets/schema.ts'
import {
  followupStatuses,
  followupStatusLabels,
  leadMagnetTypeLabels,
  leadMagnetTypes,
} from '#shared/lead-magnets/vocabulary.ts'
import { EditDialog, type EditDialogFrame } from '../records/edit-dialog.tsx'
import { useUpdateSubmission } from './save-submission.ts'
import {
  type SubmissionField,
  submissionFieldLabels,
  submissionFields,
  useSubmissionForm,
} from './submission-form.ts'
import { SubmissionFormFields } from './submission-form-fields.tsx'
import { submissionAnswer } from './submission-queries.ts'

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
export function SubmissionEditDialog({ submission, ...frame }: SubmissionEditDialogProps) {
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
