import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form'
import { Field, Input } from '#web/ui/field.tsx'

type Contact = { name: string; email: string; company: string; phone: string }

type ContactFieldsProps = {
  /** Any form that asks for these four among others. */
  form: {
    register: (name: keyof Contact) => UseFormRegisterReturn
    formState: { errors: FieldErrors<Contact> }
  }
}

/** Who a record is about and how to reach them: four fields of its form, each with its error. */
export function ContactFields({ form }: ContactFieldsProps) {
  const { errors } = form.formState
  return (
    <>
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
    </>
  )
}
