import { type AuditFieldCopy, auditFieldCopy, employeeBandLabels } from '#content/audit/fields.ts'
import { type AuditField, auditTextLimits, hourFields } from '#shared/audit/answers.ts'

import {
  auditIndustries,
  employeeBands,
  type ToolQuestion,
  toolOptions,
} from '#shared/audit/vocabulary.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { PainPointChoice } from './pain-point-choice.tsx'

const isHours = (field: AuditField): field is (typeof hourFields)[number] =>
  hourFields.some((other) => other === field)
const isTool = (field: AuditField): field is ToolQuestion => field in toolOptions
const same = (value: string) => ({ value, label: value })

type AuditQuestionProps = { field: AuditField; required: boolean }

/** One question of the audit, with the control its kind of answer asks for. */
export function AuditQuestion({ field, required }: AuditQuestionProps) {
  if (field === 'painPoints') return <PainPointChoice />
  const copy: AuditFieldCopy = auditFieldCopy[field]
  const wide = field === 'otherTasks' || field === 'otherSoftware'
  return (
    <Field
      label={copy.question}
      hint={copy.help}
      required={required}
      className={wide ? 'sm:col-span-2' : undefined}
    >
      <Control field={field} required={required} placeholder={copy.placeholder} />
    </Field>
  )
}

type ControlProps = {
  field: Exclude<AuditField, 'painPoints'>
  required: boolean
  placeholder: string | undefined
}

function Control({ field, required, placeholder }: ControlProps) {
  const common = { name: field, required }
  if (isHours(field)) {
    return (
      <Input
        {...common}
        inputMode="decimal"
        autoComplete="off"
        placeholder={placeholder}
        data-hours=""
      />
    )
  }
  if (isTool(field)) {
    return (
      <NativeSelect {...common} placeholder="Choose one" options={toolOptions[field].map(same)} />
    )
  }
  if (field === 'industry') {
    return <NativeSelect {...common} placeholder="Choose one" options={auditIndustries.map(same)} />
  }
  if (field === 'employeeCount') {
    const bands = employeeBands.map((value) => ({ value, label: employeeBandLabels[value] }))
    return <NativeSelect {...common} placeholder="Choose one" options={bands} />
  }
  const text = { ...common, placeholder, maxLength: auditTextLimits[field] }
  if (field === 'otherTasks') return <Textarea {...text} rows={4} />
  return <Input {...text} autoComplete={autoComplete[field] ?? 'off'} />
}

const autoComplete: Partial<Record<AuditField, string>> = {
  companyName: 'organization',
  role: 'organization-title',
}
