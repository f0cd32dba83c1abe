import type { ReactNode } from 'react'
import type { FormFields as Fields, FormField } from '#shared/forms/fields.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import type { FieldErrors } from './refusal.ts'

/** How one of the fields is placed, where it is not as the others. */
type Placed = {
  className?: string
  /** The id of what else describes it. */
  describedBy?: string
  /** How many lines of a text are seen. */
  rows?: number
  /** The first date that may be chosen. */
  min?: string | undefined
  after?: ReactNode
}

type FormFieldsProps<Form extends Fields> = {
  fields: Form
  /** The attributes of a control: its name, and what stands in it to begin with. */
  control: (name: keyof Form & string) => Attributes
  errors: FieldErrors
  placed?: { [Name in keyof Form]?: Placed }
}

type Attributes = { name: string; defaultValue: string | undefined }

/** The fields of a public form, in the island as on a page of the server. */
export function FormFields<Form extends Fields>(props: FormFieldsProps<Form>) {
  const { fields, control, errors, placed } = props
  return Object.entries(fields).map(([name, field]) => {
    const { className, describedBy, after, ...others } = placed?.[name] ?? {}
    const drawn = (
      <Field
        key={name}
        label={field.label}
        required={field.required}
        error={errors[name]}
        describedBy={describedBy}
        className={after ? undefined : className}
      >
        <Control field={field} {...control(name)} {...others} />
      </Field>
    )
    if (!after) return drawn
    return (
      <div key={name} className={className}>
        {drawn}
        {after}
      </div>
    )
  })
}

/** What a browser is told of the kinds of lines: which keys to show, and what it may fill in. */
const lineKinds = {
  name: { autoComplete: 'name' },
  organization: { autoComplete: 'organization' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
} as const

type ControlProps = Attributes & Pick<Placed, 'rows' | 'min'> & { field: FormField }

function Control({ field, rows, min, ...attributes }: ControlProps) {
  const { kind, required, options = [] } = field
  if (kind === 'choice') {
    return <NativeSelect {...attributes} options={options} placeholder="Choose one" />
  }
  if (kind === 'lines') return <Textarea {...attributes} rows={rows} required={required} />
  return <Input {...attributes} {...lineKinds[kind]} min={min} required={required} />
}
