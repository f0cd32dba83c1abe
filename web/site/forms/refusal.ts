import { brand } from '#content/brand.ts'
import { type Answer, readMailHeld } from '#shared/answer.ts'

/** What is wrong with each field, by name. */
export type FieldErrors = Partial<Record<string, string>>

/** Why something was not taken: what happened and whether trying again makes sense, and at which fields. */
export type Refusal = { advice: string; fields: FieldErrors }

type About = {
  /** What was being sent. */
  noun: 'message' | 'request' | 'booking'
  /** The fields of the form that an error can stand at. */
  fieldNames: readonly string[]
}

/** What an answer other than a success means for the person who wrote. */
export async function readRefusal(
  answer: Response | 'unreachable',
  { noun, fieldNames }: About,
): Promise<Refusal> {
  const kept = `Your ${noun} is still here`
  if (answer === 'unreachable') {
    return {
      advice: `We could not reach the server. ${kept}: check your connection and send it again, it will not arrive twice.`,
      fields: {},
    }
  }
  const { error, fields } = await readBody(answer, fieldNames)
  const [problem] = Object.values(fields)
  if (problem)
    return { advice: `${problem} Please correct the marked fields, then send again.`, fields }
  return { advice: advise(answer, error, noun, kept), fields }
}

function advise({ status, headers }: Response, error: string, noun: string, kept: string): string {
  if (status === 429) {
    return `Too many ${noun}s came at once. ${kept}: please send it again ${retryAfter(headers.get('Retry-After'))}.`
  }
  if (status >= 500) {
    return `The fault is on our side. ${kept}: please try again in a minute, or write to ${brand.email}.`
  }
  return `${error} Sending the same ${noun} again will not help: please change it, or write to ${brand.email}.`.trim()
}

/** "in 40 seconds", "in 3 minutes", or "later", from a Retry-After header in seconds. */
export function retryAfter(header: string | null): string {
  const seconds = Number(header)
  if (header === null || !Number.isFinite(seconds) || seconds <= 0) return 'in a few minutes'
  if (seconds <= 90) return seconds === 1 ? 'in 1 second' : `in ${Math.ceil(seconds)} seconds`
  return `in ${Math.ceil(seconds / 60)} minutes`
}

/** The error body of shared/errors.ts, read without trusting it: a proxy may have answered instead. */
async function readBody(
  response: Response,
  fieldNames: readonly string[],
): Promise<{ error: string; fields: FieldErrors }> {
  const body: unknown = await response.json().catch(() => null)
  const fields: FieldErrors = {}
  if (typeof body !== 'object' || body === null) return { error: '', fields }
  const error = 'error' in body && typeof body.error === 'string' ? body.error : ''
  const given: object =
    'fields' in body && typeof body.fields === 'object' && body.fields !== null ? body.fields : {}
  for (const name of fieldNames) {
    const message: unknown = Reflect.get(given, name)
    if (typeof message === 'string') fields[name] = message
  }
  return { error, fields }
}

/** What the pages look at of a response; its body is read too. */
export async function readAnswer(response: Response | 'unreachable'): Promise<Answer> {
  if (response === 'unreachable') return response
  const body: unknown = await response.json().catch(() => null)
  return { ok: response.ok, status: response.status, mailHeld: readMailHeld(body) }
}
