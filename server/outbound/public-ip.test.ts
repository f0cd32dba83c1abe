import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkUrl } from './check-url.ts'
import { OutsideError } from './outside-error.ts'
import { isPublicIp } from './public-ip.ts'

test.each([
  ['8.8.8.8', true],
  ['93.184.216.34', true],
  ['2606:4700:4700::1111', true],
  ['2a00:1450:4001:81b::200e', true],
  ['127.0.0.1', false],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['100.100.100.200', false],
  ['169.254.169.254', false],
  ['168.63.129.16', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.0.0.192', false],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::127.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::a9fe:a9fe', false],
  ['64:ff9b:1::1', false],
  ['2002:7f00:1::', false],
  ['2001:0:4136:e378::1', false],
  ['2001:db8::1', false],
  ['fc00::1', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['fe80::1%eth0', false],
  ['fec0::1', false],
  ['ff02::1', false],
  ['4000::1', false],
  ['localhost', false],
  ['', false],
])('%s: %s', (ip, isPublic) => {
  expect(isPublicIp(ip)).toBe(isPublic)
})

test.each([
  ['https://calendar.example/feed.ics?key=1', 'https://calendar.example/feed.ics?key=1'],
  ['https://calendar.example:8443/', 'https://calendar.example:8443/'],
  ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
])('%s may be called', (url, called) => {
  expect(checkUrl(url).href).toBe(called)
})

const isRefused = (url: string): boolean => {
  try {
    checkUrl(url)
    return false
  } catch (error) {
    return error instanceof OutsideError && error.failure === 'refused'
  }
}

test.each([
  'http://calendar.example/',
  'ftp://calendar.example/',
  'file:///etc/passwd',
  'data:text/calendar,BEGIN:VCALENDAR',
  'webcal://calendar.example/',
  'calendar.example',
  '',
  'https://user@calendar.example/',
  'https://user:secret@calendar.example/',
  'https://calendar.example@127.0.0.1/',
  'https://localhost/',
  'https://LOCALHOST./',
  'https://a.localhost/',
  'https://printer.local/',
  'https://metadata.google.internal./',
  'https://router.home.arpa/',
  'https://[fe80::1%25eth0]/',
  'https://①②⑦.0.0.1/',
  'https://127。0。0。1/',
  'https://%31%32%37.0.0.1/',
])('%s is refused', (url) => {
  expect(isRefused(url)).toBe(true)
})

/** The blocks of IPv4 that are not the internet: the first address, and the bits that stay. */
const blocks: [start: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
const numberOf = (dotted: string) =>
  dotted.split('.').reduce((number, part) => number * 256 + Number(part), 0)
const bytesOf = (number: number) =>
  [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256)

const inside = fc
  .tuple(fc.constantFrom(...blocks), fc.integer({ min: 0, max: 2 ** 32 - 1 }))
  .map(([[start, prefix], any]) => numberOf(start) + (any % 2 ** (32 - prefix)))

const radix = fc.constantFrom<(part: number) => string>(
  (part) => String(part),
  (part) => `0${part.toString(8)}`,
  (part) => `000${part.toString(8)}`,
  (part) => `0x${part.toString(16)}`,
  (part) => `0X00${part.toString(16).toUpperCase()}`,
)

/** An address of IPv4 as a browser, a resolver or a C library would read it. */
const spelling = fc
  .tuple(inside, fc.integer({ min: 1, max: 4 }), fc.array(radix, { minLength: 4, maxLength: 4 }))
  .map(([number, parts, radixes]) => {
    const bytes = bytesOf(number)
    const last = bytes.slice(parts - 1).reduce((sum, byte) => sum * 256 + byte, 0)
    return [...bytes.slice(0, parts - 1), last]
      .map((part, at) => radixes[at]?.(part) ?? String(part))
      .join('.')
  })

const two = (high: number, low: number) => ((high << 8) | low).toString(16)
/** An address of IPv6 that holds, or stands for, one of IPv4. */
const embedded = fc
  .tuple(
    inside,
    fc.constantFrom<(a: string, b: string, dotted: string) => string>(
      (a, b) => `::ffff:${a}:${b}`,
      (_a, _b, dotted) => `::ffff:${dotted}`,
      (a, b) => `0:0:0:0:0:ffff:${a}:${b}`,
      (_a, _b, dotted) => `::${dotted}`,
      (a, b) => `::ffff:0:${a}:${b}`,
      (a, b) => `64:ff9b::${a}:${b}`,
      (_a, _b, dotted) => `64:FF9B::${dotted}`,
      (a, b) => `64:ff9b:1::${a}:${b}`,
      (a, b) => `2002:${a}:${b}::1`,
      (a, b) => `2001:0:${a}:${b}::1`,
    ),
  )
  .map(([number, write]) => {
    const [a = 0, b = 0, c = 0, d = 0] = bytesOf(number)
    return `[${write(two(a, b), two(c, d), [a, b, c, d].join('.'))}]`
  })

const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
/** An address of IPv6 out of a block that is not the internet. */
const local = fc
  .tuple(
    fc.constantFrom('fc', 'fd', 'fe8', 'fe9', 'fea', 'feb', 'fec', 'fef', 'ff', '0', '01', '5f'),
    fc.array(group, { minLength: 7, maxLength: 7 }),
    fc.integer({ min: 0, max: 0xfff }),
  )
  .map(([prefix, groups, rest]) => {
    const first = (prefix + rest.toString(16).padStart(3, '0')).slice(0, 4)
    return `[${[first, ...groups].join(':')}]`
  })

test('every spelling of every address that is not the internet is refused', () => {
  const around = fc.tuple(
    fc.constantFrom('https://', 'HTTPS://', 'https:\\\\', 'https:/'),
    fc.oneof(spelling, embedded, local),
    fc.constantFrom('', '.', ':443', ':8443'),
    fc.constantFrom('', '/', '/feed.ics?a=b#c', '\\feed'),
  )
  fc.assert(
    fc.property(around, (parts) => {
      expect(isRefused(parts.join(''))).toBe(true)
    }),
    { numRuns: 3_000 },
  )
})
