import { emptyContactForm } from '#shared/leads/contact-form.ts'
import { draftAt } from '../forms/draft.ts'
import { readHoneypot, readTopic } from '../forms/form-values.ts'
import { sendInPlace } from '../forms/send-in-place.ts'
import { startToaster } from '../toasts/toaster.ts'
import { countInPlace } from './count-in-place.ts'
import { sendContact } from './send-contact.ts'

const region = document.querySelector<HTMLElement>('[data-toasts]')
const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
if (region) startToaster(region)
if (form) {
  const draft = draftAt('contact-draft', emptyContactForm)
  // A draft was typed before this page was opened: its age says nothing of how fast that was.
  const typedBefore = draft.read() !== null
  sendInPlace(form, {
    empty: emptyContactForm,
    draft,
    attempt: (values) =>
      sendContact(
        values,
        {
          website: readHoneypot(form),
          elapsedMs: typedBefore ? undefined : Math.round(performance.now()),
        },
        readTopic(form),
      ),
  })
  countInPlace(form)
}
