import { emptyRequestForm, type RequestForm } from '#shared/consultations/request-form.ts'
import { draftAt } from '../forms/draft.ts'
import { readForm, readHoneypot, readTopic } from '../forms/form-values.ts'
import { showWhetherHeld } from '../forms/mail-held.ts'
import { sendInPlace } from '../forms/send-in-place.ts'
import { sendRequest } from './send-request.ts'
import { preferredInstant, timeInWords, today, zoneSentence } from './visitor-time.ts'

/** Lets the form of the panel send in place, in the visitor's zone; a success takes its place. */
export function requestCall(panel: HTMLElement): void {
  const form = panel.querySelector<HTMLFormElement>('[data-request-form]')
  const request = panel.querySelector<HTMLElement>('[data-request]')
  const sent = panel.querySelector<HTMLElement>('[data-request-sent]')
  if (!form || !request || !sent) return

  sendInPlace(form, {
    empty: emptyRequestForm,
    draft: draftAt('call-request-draft', emptyRequestForm),
    attempt: async (values) => {
      const outcome = await sendRequest(values, readHoneypot(form), readTopic(form))
      if ('advice' in outcome) return outcome
      showSent(values, outcome.mailHeld)
      return { note: '' }
    },
  })

  const date = form.elements.namedItem('date')
  const zone = form.querySelector('[data-zone]')
  const sayZone = () => {
    const chosen = preferredInstant(readForm(form, emptyRequestForm))
    if (zone) zone.textContent = zoneSentence(chosen ?? new Date())
  }
  if (date instanceof HTMLInputElement) date.min = today(new Date())
  form.addEventListener('change', sayZone)
  sayZone()

  const showSent = (values: RequestForm, mailHeld: boolean) => {
    showWhetherHeld(sent, mailHeld)
    const preferred = preferredInstant(values)
    const line = sent.querySelector('[data-sent-time]')
    if (line) line.textContent = preferred ? timeInWords(preferred) : ''
    request.hidden = true
    sent.hidden = false
    sent.querySelector('h2')?.focus()
  }
  sent.querySelector('[data-request-again]')?.addEventListener('click', () => {
    sent.hidden = true
    request.hidden = false
    form.querySelector('input')?.focus()
  })
}
