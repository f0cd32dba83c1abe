import { emptyContactForm, missingContactFields } from '#shared/leads/contact-form.ts'
import { toast } from '#web/ui/toast-store.ts'
import { forgetDraft, keepDraft, readDraft } from './draft.ts'
import { clearFieldError, focusFirstError, showFieldErrors } from './field-errors.ts'
import { fillForm, readForm, readHoneypot } from './form-values.ts'
import { createMessageKeys } from './message-key.ts'
import type { FieldErrors } from './refusal.ts'
import { sendContact } from './send-contact.ts'

const fieldLabels = { name: 'Name', email: 'Email', message: 'Message' }
const keyOf = createMessageKeys()

/**
 * Lets the contact form send without leaving the page: checks, toasts (public-site.md §8, word for
 * word), errors at their fields, one send at a time, and a draft that outlives a reload.
 */
export function sendInPlace(form: HTMLFormElement): void {
  let sending = false
  // Our own messages take the place of the browser's bubbles, which stay for pages without script.
  form.noValidate = true

  const draft = readDraft()
  if (draft) fillForm(form, draft, 'blank fields only')

  form.addEventListener('input', ({ target }) => {
    keepDraft(readForm(form))
    if (target instanceof HTMLElement) clearFieldError(target)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sending) return
    sending = true
    showSending(form, true)
    await send(form)
    showSending(form, false)
    sending = false
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  const values = readForm(form)
  const missing = missingContactFields(values)
  if (missing.length > 0) {
    toast({
      title: 'Validation Error',
      description: 'Please fill in all required fields.',
      variant: 'destructive',
    })
    const messages = missing.map((name) => [name, `${fieldLabels[name]} is required.`])
    return showRefusal(form, Object.fromEntries(messages), '')
  }
  const outcome = await sendContact({
    values,
    website: readHoneypot(form),
    elapsedMs: Math.round(performance.now()),
    key: keyOf(JSON.stringify(values)),
  })
  if (!outcome.sent) {
    toast({
      title: 'Error',
      description: 'Something went wrong. Please try again.',
      variant: 'destructive',
    })
    return showRefusal(form, outcome.fields, outcome.advice)
  }
  toast({
    title: 'Message Sent!',
    description: "Thank you! We'll be in touch within 24 hours.",
  })
  fillForm(form, emptyContactForm)
  forgetDraft()
  showRefusal(form, {}, '')
}

function showRefusal(form: HTMLFormElement, fields: FieldErrors, advice: string): void {
  showFieldErrors(form, fields)
  const line = form.querySelector('[data-advice]')
  if (line) line.textContent = advice
  focusFirstError(form)
}

/** The button keeps its place and focus while sending; `aria-disabled` says that it does nothing. */
function showSending(form: HTMLFormElement, sending: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  if (!button) return
  button.ariaDisabled = sending ? 'true' : null
  button.textContent = (sending ? button.dataset.sending : button.dataset.idle) ?? ''
}
