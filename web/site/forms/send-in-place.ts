import { halfFilledIn } from '#web/ui/half-filled-in.ts'
import type { Draft } from './draft.ts'
import { clearFieldError, focusFirstError, showFieldErrors } from './field-errors.ts'
import { type FormValues, fillForm, readForm } from './form-values.ts'
import type { Refusal } from './refusal.ts'

type Sending<Values> = {
  /** The form's fields, all blank. */
  empty: Values
  /** Where what was typed outlives a reload. */
  draft: Draft<Values>
  /** Sends what was typed, or finds why not. Never throws. */
  attempt: (values: Values) => Promise<Sent | Refusal>
}

/** A success; `note` is what is to be said about it in the form, or empty. */
export type Sent = { note: string }

/**
 * Lets a form send without leaving the page: errors at their fields, one send at a time, and a
 * draft that outlives a reload. Only what was sent is cleared.
 */
export function sendInPlace<Values extends FormValues>(
  form: HTMLFormElement,
  { empty, draft, attempt }: Sending<Values>,
): void {
  let sending = false
  // Our own messages take the place of the browser's bubbles, which stay for pages without script.
  form.noValidate = true

  const kept = draft.read()
  if (kept) fillForm(form, kept, 'blank fields only')

  form.addEventListener('input', ({ target }) => {
    draft.keep(readForm(form, empty))
    if (target instanceof HTMLElement) clearFieldError(target)
  })
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    if (sending) return
    const half = halfFilledIn(form)
    if (half) return void half.reportValidity()
    sending = true
    showSending(form, true)
    const values = readForm(form, empty)
    const outcome = await attempt(values)
    showSending(form, false)
    sending = false
    const note = form.querySelector('[data-sent-note]')
    if (note) note.textContent = 'note' in outcome ? outcome.note : ''
    if ('advice' in outcome) return showRefusal(form, outcome)
    showRefusal(form, { fields: {}, advice: '' })
    // Whoever went on typing while it was sent keeps that.
    if (JSON.stringify(readForm(form, empty)) !== JSON.stringify(values)) return
    fillForm(form, empty)
    draft.forget()
  })
}

function showRefusal(form: HTMLFormElement, { fields, advice }: Refusal): void {
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
