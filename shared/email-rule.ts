/** Most characters of an e-mail address. */
const maxEmailLength = 254
/** Most characters of a domain (RFC 1035 §2.3.4). */
const maxDomainLength = 253

/**
 * An address that mail can be sent to, in ASCII. Kept apart from the server's schema, which applies
 * it, so that public pages need no Zod. Narrower than RFC 5321: the signs that it allows besides
 * are separators in what people paste, and a quote in front of an address is never part of it.
 */
export const emailShape =
  /^(?![.'])(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+([A-Za-z]{2,}|xn--[A-Za-z0-9-]{2,})$/

/** Format characters, which take no room: programs leave them in and beside addresses. */
const zeroWidth = /\p{Cf}/gu

/**
 * An address as it is kept: without blanks around it and zero-width marks, its domain in ASCII
 * (Punycode, RFC 5891) as browsers send it: `info@kfz-müller.example` →
 * `info@xn--kfz-mller-u9a.example`. What is no address comes back as it is.
 */
export function asciiEmail(typed: string): string {
  const address = typed.replace(zeroWidth, '').trim()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  const isPlain = at === -1 || domain.length > maxDomainLength || /^[ -~]*$/.test(domain)
  if (isPlain || !/^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain)) return address
  try {
    return `${address.slice(0, at)}@${new URL(`http://${domain}`).hostname}`
  } catch {
    return address
  }
}

export type EmailProblem = 'empty' | 'malformed'

/**
 * What is wrong with an address as typed, or null, counted as {@link asciiEmail} keeps it; agrees
 * with `email` in `text.ts`, which the server applies.
 */
export function emailProblem(typed: string): EmailProblem | null {
  const address = asciiEmail(typed)
  if (address === '') return 'empty'
  return address.length <= maxEmailLength && emailShape.test(address) ? null : 'malformed'
}

/** The sentence beside the field for a problem that no toast of the specification names. */
export const malformedEmailMessage = 'Enter a valid email address, such as name@company.com.'

/** Whether a Send or Get button may be pressed: some address stands in the field (public-site.md §5). */
export const hasEmail = (typed: string): boolean => typed.trim() !== ''
