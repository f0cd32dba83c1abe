/** A `mailto:` link; the address is escaped so that it can carry no subject or second address. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** A `tel:` link of a number as people write it: spaces, brackets and words around it do not dial. */
export const phoneHref = (phone: string): string =>
  `tel:${/^\s*\+/.test(phone) ? '+' : ''}${phone.replace(/(?:ext|x)\.?\s*\d+\s*$/i, '').replace(/\D/g, '')}`
