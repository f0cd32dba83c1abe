import { contactSentToast } from '#shared/leads/contact-form.ts'
import { heldSubscriptionNote } from '#shared/newsletter/toasts.ts'
import { answerInWords } from '#shared/response-time.ts'
import { page } from '#shared/routes.ts'
import type { CopyLink } from '../types/common.ts'
import { schedulePage } from './schedule.ts'

type SentCopy = {
  heading: string
  text: string
  /** Shown while the mail that would follow waits, because the site has no mail server. */
  held: string
  actions: readonly CopyLink[]
}

const home: CopyLink = { label: 'Back to Home', href: page.home }
const stories: CopyLink = { label: 'View Success Stories', href: page.caseStudies }

/** Where forms arrive that were sent without script; the words are those of their toasts (public-site.md §8). */
export const contactSent: SentCopy = {
  heading: contactSentToast.title,
  text: contactSentToast.description,
  held: 'This site can not send email yet, so no receipt follows. Your message is with us all the same.',
  actions: [home, stories],
}

/** What takes the contact form's place once a message has arrived. */
export const contactReceipt = {
  title: 'Your message is with us.',
  text: `One of us reads it and writes back ${answerInWords}, with an answer or a good question. There is nothing more to do.`,
  again: 'Write another message',
} as const

export const subscribed: SentCopy = {
  heading: 'Successfully subscribed!',
  text: 'Thank you for subscribing to our newsletter',
  held: heldSubscriptionNote,
  actions: [{ label: 'Back to Resources', href: page.resources }, stories],
}

export const callRequested: SentCopy = {
  heading: schedulePage.request.sentTitle,
  text: schedulePage.request.sentText,
  held: schedulePage.request.sentHeld,
  actions: [home, stories],
}
