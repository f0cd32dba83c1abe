import type { FastifySchemaCompiler } from 'fastify'
import { type core, z } from 'zod'
import { AppError } from '../errors.ts'

/** `timeZone` → `Time zone`, `auditData.hours.0` → `Hours`: the field as a person would name it. */
function labelOf(path: readonly PropertyKey[] | undefined): string {
  const name = path?.findLast((part) => typeof part === 'string') ?? 'value'
  const words = name.replace(
    /([a-z])([A-Z])/g,
    (_match, end, start) => `${end} ${start.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}

const number = (amount: number | bigint) => amount.toLocaleString('en-US')
const units: Record<string, string> = { string: ' characters', array: ' entries' }

function ruleOf(issue: core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'is required'
      return `must be ${kinds[issue.expected] ?? 'of another kind'}`
    case 'too_big':
    case 'too_small': {
      const isMost = issue.code === 'too_big'
      const limit = number(isMost ? issue.maximum : issue.minimum)
      const unit = units[issue.origin]
      const bound = issue.inclusive === false ? (isMost ? 'less than' : 'more than') : null
      if (unit) return `${isMost ? 'can have at most' : 'must have at least'} ${limit}${unit}`
      return `must be ${bound ?? (isMost ? 'at most' : 'at least')} ${limit}`
    }
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`
    default:
      return 'can not be used as it is'
  }
}

/** What is said of a value where its schema has no words of its own: a sentence, in ours. */
const sayPlainly = (issue: core.$ZodRawIssue): string => `${labelOf(issue.path)} ${ruleOf(issue)}.`

/** Every issue of a refused call, by field. */
function invalid({ issues }: z.ZodError): AppError {
  const fields: Record<string, string> = {}
  for (const { path, message } of issues) {
    if (path.length > 0) fields[path.join('.')] ??= message
    else fields.body = 'The body of this call must be a JSON object.'
  }
  return new AppError('invalid', Object.values(fields).join(' '), { fields })
}

/** Checks what a call brings by its schema; the refusal tells of every issue in a sentence. */
export const compileValidator: FastifySchemaCompiler<z.ZodType> =
  ({ schema }) =>
  (data) => {
    const { error, data: value } = z.safeParse(schema, data, { error: sayPlainly })
    return error ? { error: invalid(error) } : { value }
  }
