import { meetingTypes } from '#shared/consultations/vocabulary.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { ContactFields } from '../records/contact-fields.tsx'
import type { ConsultationFormModel } from './consultation-form.ts'

/** The four types, and the consultation's own when it came from elsewhere. */
const typeOptions = (current: string | null | undefined) =>
  [...new Set([...meetingTypes, ...(current ? [current] : [])])].map((type) => ({
    value: type,
    label: type,
  }))

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

/** The fields of the edit form, each with its error. */
export function ConsultationFormFields({ form }: { form: ConsultationFormModel }) {
  const { errors, defaultValues } = form.formState
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <ContactFields form={form} />
      <Field
        label="Preferred Date"
        hint={`In your time zone, ${zone}`}
        error={errors.preferredDate?.message}
      >
        <Input type="datetime-local" {...form.register('preferredDate')} />
      </Field>
      <Field label="Meeting Type" error={errors.meetingType?.message}>
        <NativeSelect
          placeholder="General consultation"
          options={typeOptions(defaultValues?.meetingType)}
          {...form.register('meetingType')}
        />
      </Field>
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        <Textarea rows={4} {...form.register('message')} />
      </Field>
    </div>
  )
}
