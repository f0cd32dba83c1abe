import {
  type FollowupStatus,
  followupStatusLabels,
  leadMagnetTypeLabels,
  leadMagnetTypes,
  noFollowupLabel,
  offeredFollowupStatuses,
} from '#shared/lead-magnets/vocabulary.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { submissionFieldLabels as labels, type SubmissionFormModel } from './submission-form.ts'

const typeOptions = leadMagnetTypes.map((value) => ({ value, label: leadMagnetTypeLabels[value] }))

/** The four statuses, and the submission's own when it is another. */
const followupOptions = (current: FollowupStatus | null) =>
  [...new Set<FollowupStatus>([...offeredFollowupStatuses, ...(current ? [current] : [])])].map(
    (value) => ({ value, label: followupStatusLabels[value] }),
  )

type SubmissionFormFieldsProps = {
  form: SubmissionFormModel
  /** What the submission had when the form was opened; absent for a new one, which is never unset. */
  opened?: { followupStatus: FollowupStatus | null }
}

/** The fields of the create and edit form, each with its error. */
export function SubmissionFormFields({ form, opened }: SubmissionFormFieldsProps) {
  const { errors } = form.formState
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label={labels.name} required error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={labels.email} required error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label={labels.company} error={errors.company?.message}>
        <Input autoComplete="off" {...form.register('company')} />
      </Field>
      <Field label={labels.leadMagnetType} error={errors.leadMagnetType?.message}>
        <NativeSelect options={typeOptions} {...form.register('leadMagnetType')} />
      </Field>
      <Field
        label={labels.submissionData}
        error={errors.submissionData?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={3} {...form.register('submissionData')} />
      </Field>
      <Field label={labels.followupStatus} error={errors.followupStatus?.message}>
        <NativeSelect
          {...(opened && { placeholder: noFollowupLabel })}
          options={followupOptions(opened?.followupStatus ?? null)}
          {...form.register('followupStatus')}
        />
      </Field>
    </div>
  )
}
