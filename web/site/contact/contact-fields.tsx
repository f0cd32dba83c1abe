import { budgets, projectTypes } from '#shared/leads/contact-form.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'

/** The six fields of the contact form. */
export function ContactFields() {
  return (
    <>
      <Field label="Name" required>
        <Input name="name" autoComplete="name" required />
      </Field>
      <Field label="Email" required>
        <Input name="email" type="email" inputMode="email" autoComplete="email" required />
      </Field>
      <Field label="Company" className="col-span-full">
        <Input name="company" autoComplete="organization" />
      </Field>
      <Field label="Project type">
        <NativeSelect name="projectType" options={projectTypes} placeholder="Choose one" />
      </Field>
      <Field label="Budget">
        <NativeSelect name="budget" options={budgets} placeholder="Choose one" />
      </Field>
      <div className="col-span-full">
        <Field label="Message" required>
          <Textarea name="message" rows={6} required />
        </Field>
        <p data-count="" className="mt-1.5 text-ink-soft text-xs tabular-nums empty:hidden" />
        <p role="status" data-count-said="" className="sr-only" />
      </div>
    </>
  )
}
