import { draftAt } from '../forms/draft.ts'
import { sendInPlace } from '../forms/send-in-place.ts'
import { startToaster } from '../toasts/toaster.ts'
import { subscribe } from './subscribe.ts'

const empty = { email: '' }
const region = document.querySelector<HTMLElement>('[data-toasts]')
const form = document.querySelector<HTMLFormElement>('[data-newsletter-form]')
if (region) startToaster(region)
if (form) {
  sendInPlace(form, {
    empty,
    draft: draftAt('newsletter-draft', empty),
    attempt: ({ email }) => subscribe(email),
  })
}
