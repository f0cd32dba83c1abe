import { z } from 'zod'
import { bookingLimits } from '#shared/booking/schema.ts'
import { type Consultation, updateConsultationSchema } from '#shared/consultations/schema.ts'
import { meetingTypes } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { line } from '#shared/text.ts'
import { useColleagues } from '../records/colleagues.tsx'
import { contactFields, defineForm } from '../records/record-form.tsx'
import { consultationResource } from './consultation-list.ts'
import { fromLocalField, fullMeetingTime, toLocalField } from './meeting-time.ts'

/** The edit form: as the call takes it, with the date as a `datetime-local` field holds it. */
const consultationFormSchema = updateConsultationSchema
  .omit({ version: true, minutes: true, mayOverlap: true })
  .extend({
    preferredDate: z.string().transform(fromLocalField),
    hostId: z.string().transform((id) => id || null),
    place: line('Place', bookingLimits.place).transform((place) => place || null),
  })

/** The four types, and the consultation's own when it came from elsewhere. */
const typeOptions = (consultation: Consultation | null) => [
  { value: '', label: 'General consultation' },
  ...[...new Set([...meetingTypes, consultation?.meetingType])].flatMap((type) =>
    type ? [{ value: type, label: type }] : [],
  ),
]

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** How a consultation is edited; what the toasts are titled is that of admin-back-office.md §8. */
export const consultationForm = defineForm({
  resource: consultationResource,
  noun: 'consultation',
  schema: consultationFormSchema,
  fields: [
    ...contactFields,
    {
      name: 'preferredDate',
      label: 'Preferred Date',
      hint: `In your time zone, ${zone}`,
      type: 'datetime-local',
      toInput: toLocalField,
      toText: fullMeetingTime,
    },
    { name: 'meetingType', label: 'Meeting Type', useOptions: typeOptions },
    {
      name: 'hostId',
      label: 'Host',
      useOptions: (consultation: Consultation | null) =>
        useColleagues(consultation?.hostId ?? null),
    },
    { name: 'place', label: 'Place', hint: 'A video address, a phone number, or words.' },
    { name: 'message', label: 'Message', rows: 4 },
  ],
  edit: {
    title: 'Edit Consultation',
    updated: {
      title: 'Consultation updated',
      description: 'Consultation details have been updated successfully.',
    },
    failed: {
      title: 'Update failed',
      description: 'Failed to update consultation. Please try again.',
    },
  },
})

export const consultationDeletion = {
  resource: consultationResource,
  noun: 'Consultation',
  restore: api.admin.consultationRestore,
  nameOf: ({ name }: Consultation) => `The consultation with ${name}`,
}
