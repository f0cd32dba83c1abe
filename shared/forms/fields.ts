import { isBlank } from '../blank.ts'
import { emailProblem, malformedEmailMessage } from '../email-rule.ts'

/** A field of a public form: what is typed into it, and what that must be. */
export type FormField = {
  label: string
  kind: 'name' | 'organization' | 'email' | 'phone' | 'date' | 'time' | 'lines' | 'choice'
  required?: true
  /** Most characters that may be typed; a line break is one, however it was sent. */
  most?: number
  /** What a `choice` is among. */
  options?: readonly { value: string; label: string }[]
}

/** The fields of a form by name, in its order: its page, its checks and its post walk them. */
export type FormFields = Readonly<Record<string, FormField>>

/** What stands in the fields of a form. */
export type ValuesOf<Fields extends FormFields> = { [Name in keyof Fields]: string }

/** What is wrong with a form, by field. */
export type ProblemsOf<Fields extends FormFields> = { -readonly [Name in keyof Fields]?: string }

/** A line of what was sent or agreed, such as `Email` and the address. */
export type Fact = { label: string; text: string }

/** A form into which nothing was typed. */
export const emptyForm = <Fields extends FormFields>(fields: Fields): ValuesOf<Fields> =>
  // A text for each of its names.
  Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as ValuesOf<Fields>

/** A text of several lines as it counts: a line break is one character, and around it is nothing. */
export const typedText = (text: string): string => text.replaceAll('\r\n', '\n').trim()

/**
 * What keeps a form from being sent, by field, in the order of the form. `others` are what its own
 * rules have found.
 */
export function fieldProblems<Fields extends FormFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
  others: ProblemsOf<Fields> = {},
): ProblemsOf<Fields> {
  const found = Object.entries(fields).flatMap(([name, field]) => {
    const problem = problemOf(field, values[name] ?? '') ?? others[name]
    return problem ? [[name, problem]] : []
  })
  // Names of its fields alone.
  return Object.fromEntries(found) as ProblemsOf<Fields>
}

function problemOf({ label, kind, required, most }: FormField, value: string): string | null {
  if (required && isBlank(value)) return `${label} is required.`
  if (kind === 'email' && emailProblem(value) === 'malformed') return malformedEmailMessage
  if (most !== undefined && typedText(value).length > most) {
    return `${label} can have at most ${most.toLocaleString('en-US')} characters.`
  }
  return null
}

/** What was typed into a form, as its receipt lists it: each field that is not blank, in words. */
export const typedFacts = <Fields extends FormFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
): Fact[] =>
  Object.entries(fields).flatMap(([name, { label, options }]) => {
    const typed = typedText(values[name] ?? '')
    const chosen = options?.find(({ value }) => value === typed)
    return typed ? [{ label, text: chosen?.label ?? typed }] : []
  })

/** Whether a field that is required is blank. */
export const isIncomplete = <Fields extends FormFields>(
  fields: Fields,
  values: ValuesOf<Fields>,
): boolean =>
  Object.entries(fields).some(([name, { required }]) => required && isBlank(values[name] ?? ''))
