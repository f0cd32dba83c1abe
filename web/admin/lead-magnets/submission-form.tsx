import type { z } from 'zod'
import { type Submission, updateSubmissionSchema } from '#shared/lead-magnets/schema.ts'
import {
  defaultFollowupStatus,
  defaultLeadMagnetType,
  followupStatusLabels,
  leadMagnetTypeLabels,
  leadMagnetTypes,
  noFollowupLabel,
  offeredFollowupStatuses,
} from '#shared/lead-magnets/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { choicesOf } from '#web/ui/field.tsx'
import { defineForm } from '../records/record-form.tsx'
import { submissionResource } from './submission-list.ts'

const submissionFormSchema = updateSubmissionSchema.omit({ id: true, version: true })
type SubmissionForm = z.output<typeof submissionFormSchema>

const types = choicesOf(leadMagnetTypes, leadMagnetTypeLabels)
const followups = choicesOf(offeredFollowupStatuses, followupStatusLabels)

/** The four statuses, the submission's own when it is another, and none; a new one is never unset. */
function followupOptions(submission: Submission | null) {
  if (!submission) return followups
  const own = submission.followupStatus
  const other = own && !followups.some(({ value }) => value === own) ? [own] : []
  return [
    { value: '', label: noFollowupLabel },
    ...followups,
    ...choicesOf(other, followupStatusLabels),
  ]
}

/** How a submission is created and edited; the toasts are titled as in admin-back-office.md §8. */
export const submissionForm = defineForm({
  resource: submissionResource,
  noun: 'submission',
  schema: submissionFormSchema,
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'email', label: 'Email', type: 'email', required: true },
    { name: 'company', label: 'Company' },
    { name: 'leadMagnetType', label: 'Lead Magnet Type', useOptions: () => types },
    { name: 'submissionData', label: 'Submission Data', rows: 3 },
    {
      name: 'followupStatus',
      label: 'Follow-up Status',
      useOptions: followupOptions,
      proposed: defaultFollowupStatus,
    },
  ],
  blank: { leadMagnetType: defaultLeadMagnetType, followupStatus: defaultFollowupStatus },
  edit: {
    title: 'Edit Lead Magnet Submission',
    updated: {
      title: 'Submission updated',
      description: 'Submission details have been updated successfully.',
    },
    failed: {
      title: 'Update failed',
      description: 'Failed to update submission. Please try again.',
    },
  },
})

export const submissionCreation = {
  title: 'Add New Submission',
  submit: 'Create Submission',
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

export const submissionDeletion = {
  resource: submissionResource,
  noun: 'Submission',
  restore: api.admin.submissionRestore,
  nameOf: ({ name, email }: Submission) => `The submission of ${name || email}`,
}
