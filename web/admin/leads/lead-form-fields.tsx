import { leadPriorities, leadPriorityLabels } from '#shared/leads/vocabulary.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import type { LeadFormModel } from './lead-form.ts'

const priorityOptions = leadPriorities.map((value) => ({
  value,
  label: leadPriorityLabels[value],
}))

/** The fields of the create and edit form, each with its error. */
export function LeadFormFields({ form }: { form: LeadFormModel }) {
  const { errors } = form.formState
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <Field label="Name" required error={errors.name?.message}>
        <Input autoComplete="off" {...form.register('name')} />
      </Field>
      <Field label="Email" required error={errors.email?.message}>
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Field label="Company" error={errors.company?.message}>
        <Input autoComplete="off" {...form.register('company')} />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <Input type="tel" autoComplete="off" {...form.register('phone')} />
      </Field>
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        <Textarea rows={5} {...form.register('message')} />
      </Field>
      <Field label="Priority" error={errors.priority?.message}>
        <NativeSelect options={priorityOptions} {...form.register('priority')} />
      </Field>
    </div>
  )
}
