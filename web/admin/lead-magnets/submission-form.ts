import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Submission, updateSubmissionSchema } from '#shared/lead-magnets/schema.ts'
import { defaultFollowupStatus, defaultLeadMagnetType } from '#shared/lead-magnets/vocabulary.ts'

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
