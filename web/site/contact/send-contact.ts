import { contactSent } from '#content/pages/sent.ts'
import { mailWaits } from '#shared/answer.ts'
import {
  type ContactFormValues,
  composeContactMessage,
  contactProblems,
  contactSentToast,
} from '#shared/leads/contact-form.ts'
import { contactFormSource } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { readAnswer } from '../forms/mail-held.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { type Refusal, readRefusal } from '../forms/refusal.ts'
import type { Sent } from '../forms/send-in-place.ts'

const fieldNames = ['name', 'email', 'company', 'message']
const keyOf = createMessageKeys()

/** What the server judges by whether a person wrote (server/leads/create-lead.ts). */
type Circumstances = {
  website: string
  /** How long the form was open, in milliseconds; absent when that says nothing. */
  elapsedMs: number | undefined
}

/** Sends a message as a lead (public-site.md §7); the toasts are those of §8, word for word. */
export async function sendContact(
  values: ContactFormValues,
  circumstances: Circumstances,
  about: string,
): Promise<Sent | Refusal> {
  const { missing, fields } = contactProblems(values)
  if (missing) {
    toast({
      title: 'Validation Error',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    })
  }
  if (Object.keys(fields).length > 0) return { fields, advice: '' }
  const { name, email, company } = values
  const body = {
    name,
    email,
    company,
    source: contactFormSource,
    message: composeContactMessage(values, about),
    ...circumstances,
  }
  const answer = await postJson(api.leads, body, keyOf(JSON.stringify([values, about])))
  if (answer === 'unreachable' || !answer.ok) {
    toast({
      title: 'Error',
      description: 'Something went wrong. Please try again.',
      variant: 'destructive',
    })
    return readRefusal(answer, { noun: 'message', fieldNames })
  }
  toast(contactSentToast)
  return { note: mailWaits(await readAnswer(answer)) ? contactSent.held : '' }
}
