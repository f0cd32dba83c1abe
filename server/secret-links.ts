import { accountLinks } from './accounts/secret-links.ts'
import { bookingLinks } from './consultations/booking-links.ts'
import type { SecretLinks } from './mail/check-before-send.ts'
import { newsletterLinks } from './newsletter/subscription-links.ts'

/** The links in e-mails that act for their receiver, made when the e-mail goes. */
export const secretLinks: SecretLinks = { ...accountLinks, ...bookingLinks, ...newsletterLinks }
