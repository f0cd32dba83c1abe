import ipaddr from 'ipaddr.js'

/** All that name no address, as a proxy may that is set up badly: they count as one. */
const unknown = 'unknown'

/**
 * Whose address this is, for counting: an IPv4 address, or the 64-bit network of an IPv6 one, of which
 * every household has more addresses than could be counted. Proxies may write a port behind it, which is
 * another one each time (Azure, IIS), and brackets around it. Any text is answered with some text.
 */
export function networkOf(forwarded: string): string {
  const ip = withoutPort(forwarded)
  if (!ipaddr.isValid(ip)) return unknown
  const parsed = ipaddr.process(ip)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return parsed.parts
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
}

/** `192.0.2.7:49152`, `[2001:db8::1]:443` and `"[2001:db8::1]"` without all but the address. */
function withoutPort(forwarded: string): string {
  const [, bracketed, dotted] =
    /^"?(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?"?$/.exec(forwarded.trim()) ?? []
  return bracketed ?? dotted ?? forwarded.trim()
}
