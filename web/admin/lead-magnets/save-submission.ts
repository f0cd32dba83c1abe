import type { Submission } from '#shared/lead-magnets/schema.ts'
import { api } from '#shared/routes.ts'
import { useCreateRecord } from '../records/create-record.ts'
import { useDeleteRecord } from '../records/delete-record.ts'
import { useUpdateRecord } from '../records/update-record.ts'
import type { SubmissionForm } from './submission-form.ts'
import { submissionKind as kind } from './submission-queries.ts'

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
