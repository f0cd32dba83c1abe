import { zodResolver } from '@hookform/resolvers/zod'
import type { QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { instantOf, localOf } from '#shared/calendar/zoned-time.ts'
import {
  type BookingForm,
  bookingFormSchema,
  bookingRequest,
} from '#shared/consultations/booking-form.ts'
import { broughtUpToDateSchema } from '#shared/consultations/known-booking.ts'
import type { ConsultationRequest } from '#shared/consultations/schema.ts'
import { defaultMeetingType, meetingTypes } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import { useFormDraft } from '../../drafts/form-draft.tsx'
import { errorMessage, isSlotTaken, showFieldErrors } from '../../http/api-error.ts'
import { newIdempotencyKey, useCreateRecord } from '../../records/create-dialog.tsx'
import { FormDialog } from '../../records/form-dialog.tsx'
import { contactFields, RecordFields } from '../../records/record-form.tsx'
import { undoAction } from '../../records/undo-change.ts'
import { consultationResource as resource } from '../consultation-list.ts'
import { changedSentence } from '../quick-sync/known-words.ts'
import { FreeTimes } from './free-times.tsx'
import { HostField, useTypeNamed } from './host-field.tsx'
import { browserZone, ownTimeHint, zoneOptions } from './zone-options.ts'

type BookingFormReturn = UseFormReturn<z.input<typeof bookingFormSchema>, unknown, BookingForm>

/** Said where the server gave no sentence of its own. */
const takenSentence = 'Their host has another meeting at that time.'

const blank = (): BookingForm => ({
  name: '',
  email: '',
  company: '',
  phone: '',
  local: '',
  timeZone: browserZone(),
  meetingType: defaultMeetingType,
  hostId: '',
})

type AddBookingDialogProps = { open: boolean; onClose: () => void }

/** A meeting entered by hand; on failure the form stays as it is. */
export function AddBookingDialog({ open, onClose }: AddBookingDialogProps) {
  const [key] = useState(newIdempotencyKey)
  const addBooking = useAddBooking(key)
  const form = useForm<z.input<typeof bookingFormSchema>, unknown, BookingForm>({
    resolver: zodResolver(bookingFormSchema),
    defaultValues: blank(),
  })
  const draft = useFormDraft(form, `${resource.key}/booking`)

  const type = useTypeNamed(form.watch('meetingType'))
  const submit = form.handleSubmit(async (values) => {
    try {
      await addBooking.mutateAsync({ ...values, minutes: type?.minutes ?? null })
      draft.drop()
      onClose()
    } catch (error) {
      showFieldErrors(form, error)
      if (isSlotTaken(error)) {
        form.setError(
          'hostId',
          { message: errorMessage(error, takenSentence) },
          { shouldFocus: true },
        )
      }
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
      draft={draft}
    >
      {/* In the order in which they're drawn, so that the first that is wrong has the focus. */}
      <RecordFields fields={contactFields} form={form} record={null} />
      <MeetingFields form={form} />
    </FormDialog>
  )
}

const typeOptions = meetingTypes.map((type) => ({ value: type, label: type }))

/** What the meeting is, with whom of the firm, and when: each with its error. */
function MeetingFields({ form }: { form: BookingFormReturn }) {
  const { errors } = form.formState
  const [local, zone, type, hostId = ''] = form.watch([
    'local',
    'timeZone',
    'meetingType',
    'hostId',
  ])
  const setLocal = (time: string) =>
    form.setValue('local', time, { shouldDirty: true, shouldValidate: true })
  return (
    <>
      <Field label="Meeting type" required error={errors.meetingType?.message}>
        <NativeSelect
          placeholder="Choose a type"
          options={typeOptions}
          {...form.register('meetingType')}
        />
      </Field>
      <HostField
        hostId={hostId}
        type={type}
        start={instantOf(local, zone)?.utc ?? null}
        error={errors.hostId?.message}
        onChoose={(id) => form.setValue('hostId', id, { shouldDirty: true })}
        onTime={(start) => setLocal(localOf(start, zone))}
      />
      <FreeTimes type={type} hostId={hostId} timeZone={zone} local={local} onChoose={setLocal} />
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
    </>
  )
}

// The titles, and what they say of a failure, are those of admin-back-office.md §8.

const adding = {
  resource,
  path: api.consultationRequests,
  body: ({ minutes, ...form }: BookingForm & { minutes: number | null }) =>
    bookingRequest(form, minutes),
  created: { title: 'Booking added', description: 'The meeting is in the list, as scheduled.' },
  failed: { title: 'Error', description: 'Failed to add booking. Please try again.' },
}
export const useAddBooking = (key: string) => useCreateRecord(adding, key)

const syncing = {
  resource,
  path: api.consultationRequests,
  body: (request: ConsultationRequest) => request,
  created: (answer: unknown, queries: QueryClient): ToastMessage => {
    const title = 'Meeting synced successfully!'
    const known = broughtUpToDateSchema.safeParse(answer).data
    if (!known) return { title, description: 'The meeting is in the list.' }
    const { changed } = known
    return changed
      ? {
          title,
          description: changedSentence(changed, known),
          action: undoAction(queries, { id: changed.changeId }),
        }
      : { title, description: 'The meeting was in the list already. Nothing was changed.' }
  },
  failed: {
    title: 'Sync failed',
    description: 'Failed to sync meeting data. Please try manual entry.',
  },
}
export const useSyncMeeting = (key: string) => useCreateRecord(syncing, key)
