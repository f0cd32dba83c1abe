import { brand } from '#content/brand.ts'
import type { ContactFormValues } from '#shared/leads/contact-form.ts'

export type FieldErrors = Partial<Record<keyof ContactFormValues, string>>

export type Refusal = { advice: string; fields: FieldErrors }

const kept = 'Your message is still here'
const fieldNames = ['name', 'email', 'company', 'message'] as const

/** What a refusal of `POST /api/leads` means for the person who wrote: field errors and advice. */
export async function readRefusal(response: Response): Promise<Refusal> {
  const { error, fields } = await readBody(response)
  return { advice: advise(response, error, Object.keys(fields).length > 0), fields }
}

function advise({ status, headers }: Response, error: string, hasFields: boolean): string {
  if (hasFields) return 'Please correct the marked fields, then send again.'
  if (status === 429) {
    return `Too many messages came from your network. ${kept}: please send it again ${retryAfter(headers.get('Retry-After'))}.`
  }
  if (status >= 500) {
    return `The fault is on our side. ${kept}: please try again in a minute, or write to ${brand.email}.`
  }
  return `${error} Sending the same message again will not help: please change it, or write to ${brand.email}.`.trim()
}

/** "in 40 seconds", "in 3 minutes", or "later", from a Retry-After header in seconds. */
export function retryAfter(header: string | null): string {
  const seconds = Number(header)
  if (header === null || !Number.isFinite(seconds) || seconds <= 0) return 'in a few minutes'
  if (seconds <= 90) return seconds === 1 ? 'in 1 second' : `in ${Math.ceil(seconds)} seconds`
  return `in ${Math.ceil(seconds / 60)} minutes`
}

/** The error body of shared/errors.ts, read without trusting it: a proxy may have answered instead. */
async function readBody(response: Response): Promise<{ error: string; fields: FieldErrors }> {
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
