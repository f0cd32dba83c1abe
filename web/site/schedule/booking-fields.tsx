import type { BookingForm } from '#shared/booking/form.ts'
import { Field, Input, Textarea } from '#web/ui/field.tsx'
import type { FieldErrors } from '../forms/refusal.ts'

type BookingFieldsProps = {
  /** The attributes of a control: its name, and what stands in it to begin with. */
  control: (name: keyof BookingForm) => { name: string; defaultValue: string | undefined }
  errors: FieldErrors
}

/** Who a booking is for: the same fields in the island and on the page of the server. */
export function BookingFields({ control, errors }: BookingFieldsProps) {
  return (
    <>
      <Field label="Name" required error={errors.name}>
        <Input {...control('name')} autoComplete="name" required />
      </Field>
      <Field label="Email" required error={errors.email}>
        <Input {...control('email')} type="email" inputMode="email" autoComplete="email" required />
      </Field>
      <Field label="Company" error={errors.company}>
        <Input {...control('company')} autoComplete="organization" />
      </Field>
      <Field label="Phone" error={errors.phone}>
        <Input {...control('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field label="Message" error={errors.message} className="sm:col-span-2">
        <Textarea {...control('message')} rows={3} />
      </Field>
    </>
  )
}
