import { emptyContactForm } from '#shared/leads/contact-form.ts'
import { draftAt } from '../forms/draft.ts'
import { readHoneypot } from '../forms/form-values.ts'
import { sendInPlace } from '../forms/send-in-place.ts'
import { startToaster } from '../toasts/toaster.ts'
import { sendContact } from './send-contact.ts'

const region = document.querySelector<HTMLElement>('[data-toasts]')
const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
if (region) startToaster(region)
if (form) {
  sendInPlace(form, {
    empty: emptyContactForm,
    draft: draftAt('contact-draft', emptyContactForm),
    attempt: (values) => sendContact(values, readHoneypot(form)),
  })
}
