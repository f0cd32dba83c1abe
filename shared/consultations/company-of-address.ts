import { freeMailDomains } from './free-mail-domains.ts'

/** Second parts of domains under which countries register firms: `co.uk`, `com.au`. */
const registryParts = new Set(
  `ac asn biz co com edu firm gen go gob gouv gov gv id ind inc info ltd mil muni ne net nhs nom
  or org plc police pri pro res sch school web`.split(/\s+/),
)

/** `mail.acme-tools.co.uk` → `acme-tools.co.uk`: the part of a domain that somebody registered. */
export function registeredDomain(domain: string): string {
  const parts = domain.toLowerCase().split('.')
  const [second = '', top = ''] = parts.slice(-2)
  const size = parts.length > 2 && top.length === 2 && registryParts.has(second) ? 3 : 2
  return parts.slice(-size).join('.')
}

/** Parts of the longest domain in the list: `users.noreply.github.com`. */
const mostParts = 4

/** Whether anyone can have an address there or below, so that it tells of no company. */
export function isFreeMail(email: string): boolean {
  const parts = email
    .slice(email.lastIndexOf('@') + 1)
    .toLowerCase()
    .split('.')
    .slice(-mostParts)
  return parts.some((_, index) => freeMailDomains.has(parts.slice(index).join('.')))
}

/**
 * The company that an address tells of, null for a free mail provider (admin-back-office.md §5):
 * `jane@mail.acme-tools.co.uk` → 'Acme Tools'.
 */
export function companyOfAddress(email: string): string | null {
  if (isFreeMail(email)) return null
  const name = registeredDomain(email.slice(email.lastIndexOf('@') + 1)).split('.')[0] ?? ''
  const words = name.split('-').filter((word) => word !== '')
  if (words.length === 0 || name.startsWith('xn--')) return null
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
