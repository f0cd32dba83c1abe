import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type BookingForm, bookingFormSchema } from '#shared/consultations/booking-form.ts'
import { defaultMeetingType } from '#shared/consultations/vocabulary.ts'
import { showFieldErrors } from '../../http/show-field-errors.ts'
import { FormDialog } from '../../records/form-dialog.tsx'
import { newIdempotencyKey } from '../../records/idempotency-key.ts'
import { BookingFields } from './booking-fields.tsx'
import { useAddBooking } from './create-booking.ts'
import { browserZone } from './zone-options.ts'

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
