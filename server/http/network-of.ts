/**
 * Whose address this is, for counting: an IPv4 address, or the 64-bit network of an IPv6 one, of which
 * every household has more addresses than could be counted. Any text is answered with some text.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  if (!ip.includes(':')) return ip
  const [before = [], after] = ip
    .toLowerCase()
    .split('::', 2)
    .map((part) => (part === '' ? [] : part.split(':')))
  const missing = after ? Math.max(0, 8 - before.length - after.length) : 0
  return [...before, ...Array<string>(missing).fill('0'), ...(after ?? [])]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
