import type { Consultation } from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { useDeleteRecord } from '../records/delete-record.ts'
import { useReleaseRecord } from '../records/release-record.ts'
import { statusCall, useSetStatus } from '../records/set-status.ts'
import { useUpdateRecord } from '../records/update-record.ts'
import { consultationKind as kind } from './consultation-queries.ts'

// The titles, and what they say of a failed status, are those of admin-back-office.md §8.

const updating = {
  kind,
  updated: {
    title: 'Consultation updated',
    description: 'Consultation details have been updated successfully.',
  },
  failed: {
    title: 'Update failed',
    description: 'Failed to update consultation. Please try again.',
  },
}
export const useUpdateConsultation = () => useUpdateRecord(updating)

const said: Record<Consultation['status'], string> = {
  pending: 'is pending again',
  scheduled: 'is marked as scheduled',
  completed: 'is marked as completed',
  cancelled: 'is cancelled',
}

const statusSetting = statusCall({
  kind,
  path: api.admin.consultationStatus,
  updated: ({ name, status }: Consultation) => ({
    title: 'Consultation updated',
    description: `The consultation with ${name} ${said[status]}.`,
  }),
  failed: { title: 'Error', description: 'Failed to update consultation status.' },
})
export const useSetConsultationStatus = () => useSetStatus(statusSetting)

const releasing = {
  kind,
  path: api.admin.consultationRelease,
  said: ({ name }: Consultation) => `The request of ${name} is now among the others.`,
  failed: 'Failed to move the request. Please try again.',
}
export const useReleaseConsultation = () => useReleaseRecord(releasing)

const deleting = {
  kind,
  noun: 'Consultation',
  restore: api.admin.consultationRestore,
  nameOf: ({ name }: Consultation) => `The consultation with ${name}`,
}
export const useDeleteConsultation = () => useDeleteRecord(deleting)
