import { z } from 'zod'

/** Hosts that are this machine: what is said to them passes no network. */
function isThisMachine(hostname: string): boolean {
  const host = hostname.toLowerCase()
  if (z.ipv4().safeParse(host).success) return host.startsWith('127.')
  return host === '[::1]' || host === 'localhost' || host.endsWith('.localhost')
}

/** The word of an address that gives up encryption: `smtp://mail.internal:25?tls=off`. */
const parameter = 'tls'

/** What is wrong with how an SMTP address speaks of encryption, as a sentence, or null. */
export function tlsMistake(address: string): string | null {
  const { protocol, searchParams } = new URL(address)
  const said = searchParams.get(parameter)
  if (said === null) return null
  if (said !== 'off') return 'SMTP_URL takes tls=off, or no tls at all, which requires encryption.'
  if (protocol === 'smtps:') return 'SMTP_URL can not begin with smtps:// and say tls=off.'
  return null
}

/**
 * Whether nothing is said to the mail server before the connection is encrypted (`required`); on
 * this machine it is where the server offers it, and with `tls=off` it never is.
 */
export function smtpTls(address: string): 'required' | 'offered' | 'off' {
  const { hostname, protocol, searchParams } = new URL(address)
  if (searchParams.get(parameter) === 'off') return 'off'
  return protocol === 'smtp:' && isThisMachine(hostname) ? 'offered' : 'required'
}

/** The address as the mail library reads it, whatever else it says of STARTTLS. */
export function libraryAddress(address: string): string {
  const url = new URL(address)
  const tls = smtpTls(address)
  url.searchParams.delete(parameter)
  // The library lets neither of its other two words come before this one.
  if (tls === 'required') url.searchParams.set('requireTLS', 'true')
  if (tls === 'off') {
    url.searchParams.delete('requireTLS')
    url.searchParams.set('ignoreTLS', 'true')
  }
  return url.href
}
