import { page } from '#shared/routes.ts'
import type { CopyLink } from '../types/common.ts'
import { schedulePage } from './schedule.ts'

type SentCopy = { heading: string; text: string; actions: readonly CopyLink[] }

const home: CopyLink = { label: 'Back to Home', href: page.home }
const stories: CopyLink = { label: 'View Success Stories', href: page.caseStudies }

/** Where forms arrive that were sent without script; the words are those of their toasts (public-site.md §8). */
export const contactSent: SentCopy = {
  heading: 'Message Sent!',
  text: "Thank you! We'll be in touch within 24 hours.",
  actions: [home, stories],
}

export const subscribed: SentCopy = {
  heading: 'Successfully subscribed!',
  text: 'Thank you for subscribing to our newsletter',
  actions: [{ label: 'Back to Resources', href: page.resources }, stories],
}

export const callRequested: SentCopy = {
  heading: schedulePage.request.sentTitle,
  text: schedulePage.request.sentText,
  actions: [home, stories],
}
