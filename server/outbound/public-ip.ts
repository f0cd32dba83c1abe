// biome-ignore lint/style/noRestrictedImports: it tells numbers from names and opens nothing.
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Public by their number, and yet part of the machine's own surroundings: Azure's host agent. */
const surroundings = new Set(['168.63.129.16'])

/** All that is handed out on the internet is in here (IANA, IPv6 Global Unicast Address Assignments). */
const handedOut = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a numeric address is one of the internet at large. Private, loopback, link-local (so also
 * where clouds keep their metadata), unique-local, carrier-grade NAT, multicast, reserved and
 * documentation addresses are not, nor is an IPv6 address that stands for one of IPv4 (mapped,
 * NAT64, 6to4, Teredo), whichever that is.
 */
export function isPublicIp(ip: string): boolean {
  // With a zone (`fe80::1%eth0`) it names a link of this machine.
  if (isIP(ip) === 0 || ip.includes('%')) return false
  const parsed = ipaddr.parse(ip)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4'
    ? !surroundings.has(parsed.toString())
    : (parsed as ipaddr.IPv6).match(handedOut)
}

/** Whether a numeric address is this machine itself, written as such: `127.0.0.0/8` or `::1`. */
export const isLoopbackIp = (ip: string): boolean =>
  isIP(ip) !== 0 && !ip.includes('%') && ipaddr.parse(ip).range() === 'loopback'
