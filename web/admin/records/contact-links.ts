import { dialledNumber } from '#shared/phone.ts'

/** A `mailto:` link; the address is escaped so that it can carry no subject or second address. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** A `tel:` link of a number as people write it. */
export const phoneHref = (phone: string): string => `tel:${dialledNumber(phone)}`
