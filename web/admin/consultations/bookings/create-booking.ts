import { type BookingForm, bookingRequest } from '#shared/consultations/booking-form.ts'
import type { ConsultationRequest } from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { useCreateRecord } from '../../records/create-record.ts'
import { consultationKind as kind } from '../consultation-queries.ts'

// The titles, and what they say of a failure, are those of admin-back-office.md §8.

const adding = {
  kind,
  path: api.consultationRequests,
  body: (form: BookingForm) => bookingRequest(form),
  created: { title: 'Booking added', description: 'The meeting is in the list, as scheduled.' },
  failed: { title: 'Error', description: 'Failed to add booking. Please try again.' },
}
export const useAddBooking = (key: string) => useCreateRecord(adding, key)

const syncing = {
  kind,
  path: api.consultationRequests,
  body: (request: ConsultationRequest) => request,
  created: { title: 'Meeting synced successfully!', description: 'The meeting is in the list.' },
  failed: {
    title: 'Sync failed',
    description: 'Failed to sync meeting data. Please try manual entry.',
  },
}
export const useSyncMeeting = (key: string) => useCreateRecord(syncing, key)
