import { type Answer, accepted, mailWaits } from '#shared/answer.ts'
import { emailProblem, hasEmail, malformedEmailMessage } from '#shared/email-rule.ts'
import { draftAt } from './draft.ts'
import { clearFieldError, focusFirstError, showFieldErrors } from './field-errors.ts'
import { showWhetherHeld } from './mail-held.ts'

type EmailForm = {
  /** Where the typed address outlives a reload. */
  draftKey: string
  /** Sends to a trimmed address. Never throws. */
  send: (email: string) => Promise<Answer>
  /** The browser alert for an answer, or null when it was taken (public-site.md §8). */
  alertOf: (answer: Answer) => string | null
}

/**
 * Lets an {@link EmailForm} send: one send at a time; a failure says so and keeps the address.
 * Answers a function that offers the form again after a send, for something else to be sent.
 */
export function emailInPlace(
  root: HTMLElement,
  { draftKey, send, alertOf }: EmailForm,
): () => void {
  const form = root.querySelector('form')
  const email = form?.querySelector('input')
  const button = form?.querySelector('button')
  const sent = root.querySelector<HTMLElement>('[data-sent]')
  if (!form || !email || !button || !sent) return () => {}
  const draft = draftAt(draftKey, { email: '' })
  let sending = false
  // Counts what the form was offered for: a late answer speaks of its own time only.
  let offered = 0

  const ready = () => {
    button.disabled = !hasEmail(email.value)
  }
  const showSending = (now: boolean) => {
    sending = now
    button.ariaDisabled = now ? 'true' : null
    button.textContent = (now ? button.dataset.sending : button.dataset.idle) ?? ''
  }

  email.value ||= draft.read()?.email ?? ''
  ready()
  email.addEventListener('input', () => {
    draft.keep({ email: email.value })
    clearFieldError(email)
    ready()
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sending || !hasEmail(email.value)) return
    if (emailProblem(email.value)) {
      showFieldErrors(form, { email: malformedEmailMessage })
      return focusFirstError(form)
    }
    showSending(true)
    const sentFor = offered
    const answer = await send(email.value.trim())
    showSending(false)
    const alert = alertOf(answer)
    if (alert !== null) window.alert(alert)
    if (accepted(answer)) {
      draft.forget()
      if (sentFor !== offered) return
      showWhetherHeld(sent, mailWaits(answer))
      form.hidden = true
      sent.hidden = false
      sent.querySelector('p')?.focus()
    }
  })
  return () => {
    offered += 1
    form.hidden = false
    sent.hidden = true
  }
}
