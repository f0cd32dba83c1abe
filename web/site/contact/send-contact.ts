import { type ContactFormValues, composeContactMessage } from '#shared/leads/contact-form.ts'
import { contactFormSource } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { type FieldErrors, readRefusal } from './refusal.ts'

/** After this long without an answer the attempt counts as failed, in milliseconds. */
const patience = 20_000

export type ContactMessage = {
  values: ContactFormValues
  /** The honeypot's content; empty in every message a person sends. */
  website: string
  /** How long the form has been open, in milliseconds. */
  elapsedMs: number
  /** The same for every attempt at the same message, so that it arrives once. */
  key: string
}

export type Outcome =
  | { sent: true }
  | {
      sent: false
      /** What happened and whether trying again makes sense. */
      advice: string
      fields: FieldErrors
    }

/** Sends a message as a lead (public-site.md §7). Never throws: every failure is an outcome. */
export async function sendContact(message: ContactMessage): Promise<Outcome> {
  const { name, email, company } = message.values
  try {
    const response = await fetch(api.leads, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': message.key },
      body: JSON.stringify({
        name,
        email,
        company,
        source: contactFormSource,
        message: composeContactMessage(message.values),
        website: message.website,
        elapsedMs: message.elapsedMs,
      }),
      signal: AbortSignal.timeout(patience),
    })
    if (response.ok) return { sent: true }
    return { sent: false, ...(await readRefusal(response)) }
  } catch {
    return {
      sent: false,
      advice:
        'We could not reach the server. Your message is still here: check your connection and send it again, it will not arrive twice.',
      fields: {},
    }
  }
}
