// biome-ignore lint/style/noRestrictedImports: it tells numbers from names and opens nothing.
import { isIP } from 'node:net'
import { OutsideError } from './outside-error.ts'
import { isLoopbackIp, isPublicIp } from './public-ip.ts'

/**
 * What a test may reach besides the internet: peers on this machine, also by plain http, and by
 * https with a certificate of its own authority. No setting of the product grants it.
 */
export type Loopback = {
  /** The authority that signed the peer's certificate, as PEM. */
  readonly ca?: string
}

const refused = (sentence: string) => new OutsideError('refused', sentence)

/** Names that never lead outside, whatever a resolver says of them (RFC 6761, 6762, 8375, ICANN). */
const inside = /(?:^|\.)(?:localhost|local|internal|home\.arpa|localdomain|lan)$/

/** The host of an address as the resolver is asked for it: without brackets or final dots. */
export function hostOf({ hostname }: URL): string {
  const host = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
  // By hand: an address that somebody's server redirects to has as many dots as it likes.
  let end = host.length
  while (host[end - 1] === '.') end -= 1
  return host.slice(0, end)
}

/** Whether this numeric address may be connected to. */
export const mayConnect = (ip: string, loopback: Loopback | undefined): boolean =>
  isPublicIp(ip) || (loopback !== undefined && isLoopbackIp(ip))

/**
 * An address that may be called as far as it says itself; what its name leads to is checked when it
 * is connected to. `URL` has brought every spelling of a number into one: `0x7f.1` is `127.0.0.1`.
 * @throws {OutsideError} `refused`.
 */
export function checkUrl(url: string, loopback?: Loopback): URL {
  if (!URL.canParse(url)) throw refused('This is not a whole address.')
  const parsed = new URL(url)
  const host = hostOf(parsed)
  const isHttps = parsed.protocol === 'https:'
  if (!isHttps && !(loopback && parsed.protocol === 'http:' && isLoopbackIp(host))) {
    throw refused('Only addresses that begin with https:// are called.')
  }
  if (parsed.username || parsed.password) {
    throw refused('An address with a user name or a password in it is not called.')
  }
  if (isIP(host) ? !mayConnect(host, loopback) : inside.test(host) || host === '') {
    throw refused(`${host || 'This address'} is not on the internet, and so is not called.`)
  }
  return parsed
}
