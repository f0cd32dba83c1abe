import {
  type AuditFieldCopy,
  auditFieldCopy,
  employeeBandLabels,
  painPointHelp,
} from '#content/audit/fields.ts'
import {
  type AuditDraft,
  type AuditField,
  auditFields,
  type HourField,
  hourFields,
  type TextField,
} from '#shared/audit/answers.ts'
import { hoursProblem } from '#shared/audit/hours.ts'
import {
  auditIndustries,
  employeeBands,
  painPoints,
  type ToolQuestion,
  toolOptions,
} from '#shared/audit/vocabulary.ts'
import { Field, Input, NativeSelect, Textarea } from '#web/ui/field.tsx'

export type AuditQuestionState = {
  draft: AuditDraft
  /** Neither is given where no script runs: in a form that the server draws. */
  onType?: (field: TextField | HourField, value: string) => void
  onToggle?: (painPoint: string) => void
}

type AuditQuestionProps = AuditQuestionState & {
  field: AuditField
  required: boolean
  /** What is wrong with the answer, if it is not for the hours to say. */
  problem?: string | undefined
}

/** One question of the audit, with the control its kind of answer asks for. */
export function AuditQuestion(props: AuditQuestionProps) {
  const { field, required, draft, onType, onToggle } = props
  if (field === 'painPoints') {
    return <PainPointChoice chosen={draft.painPoints} onToggle={onToggle} problem={props.problem} />
  }
  const copy: AuditFieldCopy = auditFieldCopy[field]
  const wide = field === 'otherTasks' || field === 'otherSoftware'
  const problem = (isHours(field) && hoursProblem(draft[field])) || props.problem
  return (
    <Field
      label={copy.question}
      hint={copy.help}
      error={problem}
      required={required}
      className={wide ? 'sm:col-span-2' : undefined}
    >
      <Control
        field={field}
        required={required}
        placeholder={copy.placeholder}
        value={draft[field]}
        onChange={({ target }) => onType?.(field, target.value)}
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
  const text = { ...common, placeholder, maxLength: auditFields[field].maxLength }
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

type PainPointChoiceProps = {
  chosen: readonly string[]
  onToggle: AuditQuestionState['onToggle']
  problem?: string | undefined
}

/** The eight pain points to choose from, at least one. */
function PainPointChoice({ chosen, onToggle, problem }: PainPointChoiceProps) {
  const { question, help } = auditFieldCopy.painPoints
  return (
    <fieldset className="sm:col-span-2" aria-describedby="pain-points-help">
      <legend className="font-medium text-sm">
        {question}
        <span aria-hidden="true" className="ml-0.5 text-thread">
          *
        </span>
      </legend>
      <p id="pain-points-help" className="mt-1 text-ink-faint text-xs">
        {help}
        {problem && (
          <span className="danger-mark mt-1 block font-medium text-danger">{problem}</span>
        )}
      </p>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2">
        {painPoints.map((point) => (
          <li key={point}>
            <label className="flex h-full cursor-pointer gap-3.5 rounded-md border border-control bg-card p-4 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-paper-deep">
              <input
                type="checkbox"
                name="painPoints"
                value={point}
                checked={chosen.includes(point)}
                onChange={() => onToggle?.(point)}
                className="tick-box mt-0.5 size-5 min-h-0! shrink-0 rounded-sm"
              />
              <span>
                <span className="block font-medium leading-snug">{point}</span>
                <span className="mt-1 block text-ink-soft text-sm">{painPointHelp[point]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
