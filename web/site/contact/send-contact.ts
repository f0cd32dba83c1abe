import {
  type ContactFormValues,
  composeContactMessage,
  missingContactFields,
} from '#shared/leads/contact-form.ts'
import { contactFormSource } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { type Refusal, readRefusal } from '../forms/refusal.ts'

const labels = { name: 'Name', email: 'Email', message: 'Message' }
const fieldNames = ['name', 'email', 'company', 'message']
const keyOf = createMessageKeys()

/** Sends a message as a lead (public-site.md §7); the toasts are those of §8, word for word. */
export async function sendContact(
  values: ContactFormValues,
  website: string,
): Promise<'sent' | Refusal> {
  const missing = missingContactFields(values)
  if (missing.length > 0) {
    toast({
      title: 'Validation Error',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    })
    const fields = missing.map((name) => [name, `${labels[name]} is required.`])
    return { fields: Object.fromEntries(fields), advice: '' }
  }
  const { name, email, company } = values
  const body = {
    name,
    email,
    company,
    source: contactFormSource,
    message: composeContactMessage(values),
    website,
    elapsedMs: Math.round(performance.now()),
  }
  const answer = await postJson(api.leads, body, keyOf(JSON.stringify(values)))
  if (answer === 'unreachable' || !answer.ok) {
    toast({
      title: 'Error',
      description: 'Something went wrong. Please try again.',
      variant: 'destructive',
    })
    return readRefusal(answer, { noun: 'message', fieldNames })
  }
  toast({
    title: 'Message Sent!',
    description: "Thank you! We'll be in touch within 24 hours.",
  })
  return 'sent'
}
