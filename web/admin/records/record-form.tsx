import { zodResolver } from '@hookform/resolvers/zod'
import { type UseFormRegisterReturn, type UseFormReturn, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type Choice, Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import type { ToastMessage } from '#web/ui/toast-store.ts'
import type { ListRecord, Resource } from '../lists/resource.ts'
import { ChoiceChips } from './choice-chips.tsx'

/** One field of a form: what it is called, and what it is typed or chosen in. */
export type RecordField<Name extends string, Row> = {
  name: Name
  label: string
  required?: boolean | undefined
  type?: 'email' | 'tel' | 'date' | 'datetime-local' | undefined
  /** The height of a text of several lines. */
  rows?: number | undefined
  hint?: string
  /** What can be chosen, a hook; given the record as it was last read, null for a new one. */
  useOptions?: (record: Row | null) => Choice[]
  /** The options rise from the first to the last, and are few: chips instead of a list. */
  rising?: true
  /** Only asked of a record that exists. */
  editOnly?: true
  /** What is proposed where the record has nothing. */
  proposed?: string
  /** How a value of the record stands in the input, and how people read it, where not as it is. */
  toInput?: (value: string) => string
  toText?: (value: string) => string
}

/** The fields of a record as its form compares them; null and '' both stand for nothing. */
export type Fields<Field extends string> = Record<Field, string | null>

/** A record whose `Name`s can be edited, and which tells one saving of it from the next. */
export type Editable<Name extends string> = ListRecord &
  Fields<Name> & { version: number; updatedAt: string }

/** The form of a kind of record, and what is said of editing one. */
export type RecordForm<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
> = {
  resource: Resource<Row, State>
  /** As it stands in a sentence: `lead`. */
  noun: string
  /** What the server checks a change by. */
  schema: z.ZodType<Form, FormValues>
  /** The fields, in their order. */
  fields: readonly RecordField<Name, Row>[]
  /** What a new record begins with; the rest is empty. */
  blank?: Partial<Record<Name, string>>
  edit: {
    title: string
    /** What of the form is sent; everything where it does not say. */
    changes?: (base: Row, form: Form) => object
    updated: ToastMessage
    failed: ToastMessage
  }
}

/** Infers the types of a form from what describes it. */
export const defineForm = <
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
>(
  form: RecordForm<Name, Row, Form, State>,
) => form

/** What a new record is sent as, and what is said of it. */
export type RecordCreation<Form> = {
  title: string
  submit: string
  path: string
  body: (form: Form) => object
  created: ToastMessage
  failed: ToastMessage
}

/** A value of the record as the field's input holds it. */
export const inputOf = <Name extends string, Row>(
  { toInput }: RecordField<Name, Row>,
  value: string,
): string => (value && toInput ? toInput(value) : value)

/** What stands in the inputs, by field. */
export type FormValues = Record<string, string | null | undefined>

/** The form of `record`, or of a new one: what is absent there is empty here. */
export function useRecordForm<
  Name extends string,
  Row extends Editable<Name>,
  Form extends Fields<Name>,
  State,
>(
  form: RecordForm<Name, Row, Form, State>,
  record: Row | null,
): UseFormReturn<FormValues, unknown, Form> {
  const values = form.fields.map((field) => {
    const { name, proposed = '' } = field
    if (record) return [name, inputOf(field, record[name] ?? proposed)]
    return [name, form.blank?.[name] ?? '']
  })
  return useForm({
    resolver: zodResolver<FormValues, unknown, Form>(form.schema),
    defaultValues: Object.fromEntries(values),
  })
}

/** Any form that asks for these fields among others. */
type FormWith<Name extends string> = {
  register: (name: Name) => UseFormRegisterReturn
  formState: { errors: { [Each in Name]?: { message?: string | undefined } | undefined } }
}

type RecordFieldsProps<Name extends string, Row> = {
  fields: readonly RecordField<Name, Row>[]
  form: FormWith<Name>
  record: Row | null
}

/** The fields of a form, each with its error. */
export function RecordFields<Name extends string, Row>(props: RecordFieldsProps<Name, Row>) {
  const { fields, form, record } = props
  return fields.map((field) =>
    field.rising ? (
      <RisingField
        key={field.name}
        field={field}
        wiring={form.register(field.name)}
        record={record}
      />
    ) : (
      <Field
        key={field.name}
        label={field.label}
        required={field.required}
        hint={field.hint}
        error={form.formState.errors[field.name]?.message}
        className={field.rows ? 'sm:col-span-2' : undefined}
      >
        <FieldControl field={field} wiring={form.register(field.name)} record={record} />
      </Field>
    ),
  )
}

type FieldControlProps<Name extends string, Row> = {
  field: RecordField<Name, Row>
  wiring: UseFormRegisterReturn
  record: Row | null
}

function FieldControl<Name extends string, Row>(props: FieldControlProps<Name, Row>) {
  const { field, wiring, record } = props
  const options = field.useOptions?.(record)
  if (options) return <NativeSelect options={options} {...wiring} />
  if (field.rows) return <Textarea rows={field.rows} {...wiring} />
  return <Input type={field.type} autoComplete="off" {...wiring} />
}

function RisingField<Name extends string, Row>(props: FieldControlProps<Name, Row>) {
  const { field, wiring, record } = props
  const options = field.useOptions?.(record) ?? []
  return <ChoiceChips label={field.label} options={options} wiring={wiring} />
}

type FieldTextProps<Name extends string, Row> = {
  field: RecordField<Name, Row>
  value: string
  record: Row
}

/** A value of a field as people read it: a choice by its name, anything else as it was typed. */
export function FieldText<Name extends string, Row>(props: FieldTextProps<Name, Row>) {
  const { field, value, record } = props
  const chosen = field.useOptions?.(record).find((option) => option.value === value)
  return chosen?.label ?? field.toText?.(value) ?? value
}

/** Who a record is about, and how to reach them. */
export const contactFields = [
  { name: 'name', label: 'Name', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'company', label: 'Company' },
  { name: 'phone', label: 'Phone', type: 'tel' },
] as const
