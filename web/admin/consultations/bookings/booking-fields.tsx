import type { UseFormReturn } from 'react-hook-form'
import type { BookingForm } from '#shared/consultations/booking-form.ts'
import { meetingTypes } from '#shared/consultations/vocabulary.ts'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'
import { ContactFields } from '../../records/contact-fields.tsx'
import { ownTimeHint } from './own-time.ts'
import { browserZone, zoneOptions } from './zone-options.ts'

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
