import { type AuditFieldCopy, auditFieldCopy, employeeBandLabels } from '#content/audit/fields.ts'
import {
  type AuditDraft,
  type AuditField,
  auditTextLimits,
  type HourField,
  hourFields,
  type TextField,
} from '#shared/audit/answers.ts'
import { hoursProblem } from '#shared/audit/hours.ts'
import {
  auditIndustries,
  employeeBands,
  type ToolQuestion,
  toolOptions,
} from '#shared/audit/vocabulary.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'
import { PainPointChoice } from './pain-point-choice.tsx'

export type AuditQuestionState = {
  draft: AuditDraft
  onType: (field: TextField | HourField, value: string) => void
  onToggle: (painPoint: string) => void
}

type AuditQuestionProps = AuditQuestionState & { field: AuditField; required: boolean }

/** One question of the audit, with the control its kind of answer asks for. */
export function AuditQuestion(props: AuditQuestionProps) {
  const { field, required, draft, onType, onToggle } = props
  if (field === 'painPoints') {
    return <PainPointChoice chosen={draft.painPoints} onToggle={onToggle} />
  }
  const copy: AuditFieldCopy = auditFieldCopy[field]
  const wide = field === 'otherTasks' || field === 'otherSoftware'
  const problem = isHours(field) ? hoursProblem(draft[field]) : null
  return (
    <Field
      label={copy.question}
      hint={copy.help}
      error={problem ?? undefined}
      required={required}
      className={wide ? 'sm:col-span-2' : undefined}
    >
      <Control
        field={field}
        required={required}
        placeholder={copy.placeholder}
        value={draft[field]}
        onChange={({ target }) => onType(field, target.value)}
      />
    </Field>
  )
}

type ControlProps = {
  field: TextField | HourField
  required: boolean
  placeholder: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
}

function Control({ field, placeholder, ...rest }: ControlProps) {
  const common = { name: field, ...rest }
  if (isHours(field)) {
    return <Input {...common} inputMode="decimal" autoComplete="off" placeholder={placeholder} />
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

const isHours = (field: AuditField): field is HourField =>
  hourFields.some((other) => other === field)
const isTool = (field: AuditField): field is ToolQuestion => field in toolOptions
const same = (value: string) => ({ value, label: value })

const autoComplete: Partial<Record<AuditField, string>> = {
  companyName: 'organization',
  role: 'organization-title',
}
