import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Submission, updateSubmissionSchema } from '#shared/lead-magnets/schema.ts'
import {
  defaultFollowupStatus,
  defaultLeadMagnetType,
  type FollowupStatus,
  followupStatusLabels,
  leadMagnetTypeLabels,
  leadMagnetTypes,
  noFollowupLabel,
  offeredFollowupStatuses,
} from '#shared/lead-magnets/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { useCreateRecord } from '../records/create-record.ts'
import { useDeleteRecord } from '../records/delete-record.tsx'
import { useUpdateRecord } from '../records/update-record.ts'
import { submissionKind as kind } from './submission-queries.ts'

const submissionFormSchema = updateSubmissionSchema.omit({ id: true, version: true })

type FormInput = z.input<typeof submissionFormSchema>
export type SubmissionForm = z.output<typeof submissionFormSchema>
export type SubmissionFormModel = UseFormReturn<FormInput, unknown, SubmissionForm>

/** The fields of the form, in its order. */
export const submissionFields = [
  'name',
  'email',
  'company',
  'leadMagnetType',
  'submissionData',
  'followupStatus',
] as const
export type SubmissionField = (typeof submissionFields)[number]

export const submissionFieldLabels: Record<SubmissionField, string> = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  leadMagnetType: 'Lead Magnet Type',
  submissionData: 'Submission Data',
  followupStatus: 'Follow-up Status',
}

const blank: FormInput = {
  name: '',
  email: '',
  company: '',
  leadMagnetType: defaultLeadMagnetType,
  submissionData: '',
  followupStatus: defaultFollowupStatus,
}

/** The form of a new submission, or of `submission`, checked by the schema the server uses. */
export function useSubmissionForm(submission: Submission | null): SubmissionFormModel {
  return useForm<FormInput, unknown, SubmissionForm>({
    resolver: zodResolver(submissionFormSchema),
    defaultValues: submission
      ? {
          name: submission.name,
          email: submission.email,
          company: submission.company ?? '',
          leadMagnetType: submission.leadMagnetType,
          submissionData: submission.submissionData ?? '',
          followupStatus: submission.followupStatus ?? defaultFollowupStatus,
        }
      : blank,
  })
}

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
      <Field label={submissionFieldLabels.name} required error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label={submissionFieldLabels.email} required error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label={submissionFieldLabels.company} error={errors.company?.message}>
        <Input autoComplete="off" {...form.register('company')} />
      </Field>
      <Field label={submissionFieldLabels.leadMagnetType} error={errors.leadMagnetType?.message}>
        <NativeSelect options={typeOptions} {...form.register('leadMagnetType')} />
      </Field>
      <Field
        label={submissionFieldLabels.submissionData}
        error={errors.submissionData?.message}
        className="sm:col-span-2"
      >
        <Textarea rows={3} {...form.register('submissionData')} />
      </Field>
      <Field label={submissionFieldLabels.followupStatus} error={errors.followupStatus?.message}>
        <NativeSelect
          {...(opened && { placeholder: noFollowupLabel })}
          options={followupOptions(opened?.followupStatus ?? null)}
          {...form.register('followupStatus')}
        />
      </Field>
    </div>
  )
}

// The titles of the toasts are those of admin-back-office.md §8, Lead magnet submissions.

const creating = {
  kind,
  path: api.leadMagnetSubmissions,
  body: ({ followupStatus, ...form }: SubmissionForm) => ({
    ...form,
    ...(followupStatus && { followupStatus }),
  }),
  created: {
    title: 'Submission created',
    description: 'New submission has been created successfully.',
  },
  failed: {
    title: 'Create failed',
    description: 'Failed to create submission. Please try again.',
  },
}
export const useCreateSubmission = (key: string) => useCreateRecord(creating, key)

const updating = {
  kind,
  updated: {
    title: 'Submission updated',
    description: 'Submission details have been updated successfully.',
  },
  failed: {
    title: 'Update failed',
    description: 'Failed to update submission. Please try again.',
  },
}
export const useUpdateSubmission = () => useUpdateRecord(updating)

const deleting = {
  kind,
  noun: 'Submission',
  restore: api.admin.submissionRestore,
  nameOf: ({ name, email }: Submission) => `The submission of ${name || email}`,
}
export const useDeleteSubmission = () => useDeleteRecord(deleting)
