import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { errorBodySchema } from '#shared/errors.ts'

/** The specification's answers to a failure have a sentence (admin-back-office.md §7); the rest is ours. */
const failureSchema = errorBodySchema.extend({
  code: errorBodySchema.shape.code.optional().catch(undefined),
})
type Failure = z.output<typeof failureSchema>

/**
 * An answer that is not a success. The message is the status code, a colon, a space and the
 * answer's text, or the status text where there is none (admin-back-office.md §8, generic fetch
 * behaviour); `body` is the server's sentence, code and fields where the answer carried them.
 */
export class ApiError extends Error {
  readonly status: number
  readonly body: Failure | null
  /** Seconds until trying again makes sense, where the server said so. */
  readonly retryAfter: number | null

  constructor(status: number, statusText: string, text: string, retryAfter: string | null = null) {
    super(`${status}: ${text || statusText}`)
    this.name = 'ApiError'
    this.status = status
    this.body = parseBody(text)
    this.retryAfter = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : null
  }
}

/** The server could not be reached, or what came back was not its answer. */
export class UnreachableError extends Error {
  constructor(cause: unknown) {
    super('Failed to fetch data', { cause })
    this.name = 'UnreachableError'
  }
}

/** What came back was an answer, but none that can be read. */
export class UnreadableError extends UnreachableError {}

/** There is no session: none was stored, or the server no longer knows it. */
export class SignedOutError extends Error {
  constructor(message: 'No authentication token' | 'Authentication expired') {
    super(message)
    this.name = 'SignedOutError'
  }
}

function parseBody(text: string): Failure | null {
  try {
    return failureSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // Not JSON: a proxy's page, say. The text stays in the message.
    return null
  }
}

/** The sentence the server gave for people, or `fallback` where it gave none. */
export function errorMessage(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.body?.error) || fallback
}

/** The messages by field of an answer `invalid`; empty for every other failure. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  return (error instanceof ApiError && error.body?.fields) || {}
}

/** Whether what was asked for is not there: it never was, or somebody has deleted it. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404

/** The same, as our server says it of a record; one that knows only the specified calls means the call. */
export const isGone = (error: unknown): boolean =>
  isNotFound(error) && error instanceof ApiError && error.body?.code === 'not_found'

/** Why nothing could be read, in a sentence: the server's own, where it gave one. */
export function whyNotRead(error: unknown): string {
  if (error instanceof ApiError) {
    if (error.body) return error.body.error
    if (error.status === 404) return 'It does not exist, or has been deleted.'
    return error.status >= 500
      ? `The server failed at this (${error.status}).`
      : `The server refused this (${error.status}).`
  }
  return error instanceof UnreadableError
    ? 'The answer of the server could not be read.'
    : 'The server could not be reached.'
}

/** Whether a meeting was refused since its host has another one then. */
export const isSlotTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.body?.code === 'slot_taken'

/** What of a form it takes to tell it what is wrong, whatever the form turns its values into. */
type FormWith<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

const isFieldOf = <Values extends FieldValues>(
  form: FormWith<Values>,
  name: string,
): name is Path<Values> => name in form.getValues()

/** Puts the server's messages under the fields they are about, and the focus into the first. */
export function showFieldErrors<Values extends FieldValues>(
  form: FormWith<Values>,
  error: unknown,
): void {
  let shouldFocus = true
  for (const [name, message] of Object.entries(fieldErrorsOf(error))) {
    if (!isFieldOf(form, name)) continue
    form.setError(name, { type: 'server', message }, { shouldFocus })
    shouldFocus = false
  }
}
