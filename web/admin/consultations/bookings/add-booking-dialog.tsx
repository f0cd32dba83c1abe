import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import {
  type BookingForm,
  bookingFormSchema,
  bookingRequest,
} from '#shared/consultations/booking-form.ts'
import type { ConsultationRequest } from '#shared/consultations/schema.ts'
import { defaultMeetingType, meetingTypes } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { newIdempotencyKey, useCreateRecord } from '../../records/create-record.ts'
import { ContactFields, FormDialog } from '../../records/form-dialog.tsx'
import { consultationKind as kind } from '../consultation-queries.ts'
import { browserZone, ownTimeHint, zoneOptions } from './zone-options.ts'

const blank = (): BookingForm => ({
  name: '',
  email: '',
  company: '',
  phone: '',
  local: '',
  timeZone: browserZone(),
  meetingType: defaultMeetingType,
})

type AddBookingDialogProps = { open: boolean; onClose: () => void }

/** A meeting entered by hand; on failure the form stays as it is. */
export function AddBookingDialog({ open, onClose }: AddBookingDialogProps) {
  const [key] = useState(newIdempotencyKey)
  const addBooking = useAddBooking(key)
  const form = useForm<BookingForm>({
    resolver: zodResolver(bookingFormSchema),
    defaultValues: blank(),
  })

  const submit = form.handleSubmit(async (values) => {
    try {
      await addBooking.mutateAsync(values)
      onClose()
    } catch (error) {
      showFieldErrors(form, error)
    }
  })
  return (
    <FormDialog
      open={open}
      title="Add Calendly Booking"
      dirty={form.formState.isDirty}
      busy={form.formState.isSubmitting}
      submit="Add Booking"
      submitting="Adding..."
      onSubmit={submit}
      onClose={onClose}
    >
      <BookingFields form={form} />
    </FormDialog>
  )
}

const typeOptions = meetingTypes.map((type) => ({ value: type, label: type }))

/** The fields of 'Add Calendly Booking', each with its error. */
export function BookingFields({ form }: { form: UseFormReturn<BookingForm> }) {
  const { errors } = form.formState
  const [local, zone] = form.watch(['local', 'timeZone'])
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <ContactFields form={form} />
      <Field
        label="Meeting date"
        required
        error={errors.local?.message}
        hint={ownTimeHint(local, zone, browserZone())}
      >
        <Input type="datetime-local" {...form.register('local')} />
      </Field>
      <Field label="Time zone" error={errors.timeZone?.message}>
        <NativeSelect options={zoneOptions([browserZone()])} {...form.register('timeZone')} />
      </Field>
      <Field label="Meeting type" required error={errors.meetingType?.message}>
        <NativeSelect
          placeholder="Choose a type"
          options={typeOptions}
          {...form.register('meetingType')}
        />
      </Field>
    </div>
  )
}

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
