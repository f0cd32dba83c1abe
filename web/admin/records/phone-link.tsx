import { dialledNumber } from '#shared/dialled-number.ts'
import { Link } from '#web/ui/link.tsx'
import { ContactLink } from '../lists/list-cells.tsx'

// A file of its own: the rules of numbers are heavy, and most lists have none to call.

/** A `tel:` link of a number as people write it; null for words that are no number. */
export function phoneHref(phone: string): string | null {
  const number = dialledNumber(phone)
  return number && `tel:${number}`
}

/** A number to call, as it was written; mere text where there is none in it. */
export function PhoneLink({ children }: { children: string }) {
  const href = phoneHref(children)
  return href ? <Link href={href}>{children}</Link> : children
}

/** As {@link PhoneLink}, in the row of a list. */
export function PhoneCell({ children }: { children: string }) {
  const href = phoneHref(children)
  return href ? <ContactLink href={href}>{children}</ContactLink> : <span>{children}</span>
}
