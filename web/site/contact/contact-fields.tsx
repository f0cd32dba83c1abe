import { budgets, projectTypes } from '#shared/leads/contact-form.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import type { FieldErrors } from './refusal.ts'

/** The six fields of the contact form, and the honeypot that people neither see nor reach. */
export function ContactFields({ errors }: { errors: FieldErrors }) {
  return (
    <>
      <Field label="Name" required error={errors.name}>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field label="Email" required error={errors.email}>
        <Input name="email" type="email" inputMode="email" autoComplete="email" required />
      </Field>
      <Field label="Company" error={errors.company} className="col-span-full">
        <Input name="company" autoComplete="organization" />
      </Field>
      <Field label="Project type">
        <NativeSelect name="projectType" options={projectTypes} placeholder="Choose one" />
      </Field>
      <Field label="Budget">
        <NativeSelect name="budget" options={budgets} placeholder="Choose one" />
      </Field>
      <Field label="Message" required error={errors.message} className="col-span-full">
        <Textarea name="message" rows={6} required />
      </Field>
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  )
}
