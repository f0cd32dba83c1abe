import type { ReactNode } from 'react'
import { leadPriorities, leadPriorityLabels } from '#shared/leads/vocabulary.ts'
import { Field, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { ContactFields } from '../records/contact-fields.tsx'
import type { LeadFormModel } from './lead-form.ts'

const priorityOptions = leadPriorities.map((value) => ({
  value,
  label: leadPriorityLabels[value],
}))

type LeadFormFieldsProps = {
  form: LeadFormModel
  /** What is asked of a lead that exists already. */
  children?: ReactNode
}

/** The fields of the create and edit form, each with its error. */
export function LeadFormFields({ form, children }: LeadFormFieldsProps) {
  const { errors } = form.formState
  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <ContactFields form={form} />
      <Field label="Message" error={errors.message?.message} className="sm:col-span-2">
        <Textarea rows={5} {...form.register('message')} />
      </Field>
      <Field label="Priority" error={errors.priority?.message}>
        <NativeSelect options={priorityOptions} {...form.register('priority')} />
      </Field>
      {children}
    </div>
  )
}
