import { startToaster } from '../toasts/toaster.ts'
import { sendInPlace } from './send-in-place.ts'

const region = document.querySelector<HTMLElement>('[data-toasts]')
const form = document.querySelector<HTMLFormElement>('[data-contact-form]')
if (region) startToaster(region)
if (form) sendInPlace(form)
