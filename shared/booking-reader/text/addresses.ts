import { asciiEmail } from '../../email-rule.ts'
import { personWords } from './name-phrases.ts'
import { personName } from './name-shape.ts'
import type { Span } from './source.ts'

/** An e-mail address in the text, with the name written beside it. */
export type Address = {
  /** Its domain in ASCII, as the server keeps it; in the text it may be written otherwise. */
  email: string
  span: Span
  /** 'Jane Doe' of `Jane Doe <jane@acme.example>`, `jane@acme.example (Jane Doe)`. */
  name: Span | null
}

// Signs that RFC 5321 allows besides are what people, logs and tables put between an address and
// the next word: bars, backticks, asterisks, `=`, `/`. A script without blanks ends it as well.
const localSign = String.raw`\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\p{Nd}!#$&'+._~%-`
const domainSign = String.raw`\p{L}\p{M}\p{Nd}.-`
/** Longer than any part may be (RFC 5321 §4.5.3.1), so that one that is too long is not cut. */
const around = new RegExp(
  `@(?<=(?<local>[${localSign}]{1,129})@)(?<domain>[${domainSign}]{3,320})(?![@${domainSign}])`,
  'gu',
)
const aroundWithMarks = new RegExp(
  String.raw`@(?<=(?<local>[\p{Cf}${localSign}]{1,200})@)(?<domain>[\p{Cf}${domainSign}]{3,400})`,
  'gu',
)

const nameBefore =
  /(?:^|[,;:|[\n\t]|\bby\b|\bwith\b|\bfrom\b)\s*(?:"([^"\n]{2,60})"|'([^'\n]{2,60})'|(\p{L}[\p{L}\p{M}.,' -]{1,60}?)(?:\s*\([^()\n]*\))?)\s*(?:<|\[mailto:|\]?\(|\[|\|)\s*(?:mailto:)?\s*$/iu
/** 'Dear Sam, Mr Ivo Petrov': what stands before the name is no part of it. */
const startsOtherwise = /^(?:dear|hi|hello|hey|please|meet)\b/i
const personBefore = new RegExp(String.raw`(${personName})\s*(?:<|\(|\[)\s*(?:mailto:)?\s*$`, 'u')
const nameBehind =
  /^\s*(?:[>)\]]?\s*\((\p{L}[\p{L}\p{M}.' -]{1,60})\)|\|\s*(\p{L}[\p{L}\p{M}.' -]{1,60}?)\s*[|>\n])/u

/** Every address of the text, in order; one that could only be read in part is left out. */
export function findAddresses(text: string): Address[] {
  return [...text.matchAll(around)].flatMap((match) => {
    const { local: before = '', domain: behind = '' } = match.groups ?? {}
    const domain = domainOf(behind)
    const next = text.slice(match.index + 1 + (domain?.length ?? 0))
    const local = domain && localOf(before, next.startsWith('_'))
    if (!local) return []
    const start = match.index - local.length
    const end = match.index + 1 + domain.length
    return [
      {
        email: asciiEmail(text.slice(start, end)),
        span: [start, end] as const,
        name: nameBeside(text, start, end),
      },
    ]
  })
}

/** What stands before the @ without what only leads up to it: quotes, bullets, dots, `%20`. */
function localOf(written: string, isEmphasis: boolean): string | null {
  const plain = written
    .replace(/^.*(?:\.{3}|%(?:20|22|27|3[ac]|5b))/i, '')
    .replace(/^[.'!#$&~+%-]+/, '')
    .replace(/^_+/, (mark) => (isEmphasis ? '' : mark))
  const isWhole = plain !== '' && plain.length <= 64 && !/%|\.\.|\.$/.test(plain)
  return isWhole ? plain : null
}

const label = /^[\p{L}\p{M}\p{Nd}](?:[\p{L}\p{M}\p{Nd}-]{0,61}[\p{L}\p{M}\p{Nd}])?$/u
const topLevel =
  /^(?:xn--[a-z\d-]{2,59}|[\p{Script=Latin}\p{M}]{2,63}|[^\p{Script=Latin}\d-]{2,63})/iu

/** The domain at the beginning of what stands behind the @, without the words that run on. */
function domainOf(written: string): string | null {
  const labels = (written.split('..', 1)[0] ?? '').split('.')
  while (/^[\d-]*$/.test(labels.at(-1) ?? 'x')) labels.pop()
  const last = labels.pop()?.match(topLevel)?.[0].replace(/-+$/, '')
  if (!last || labels.length === 0 || !labels.every((part) => label.test(part))) return null
  return [...labels, last].join('.')
}

/**
 * Where format characters of no width stand in and beside addresses: a mail program's soft hyphens,
 * the marks that pages put into long words. One before a capital parts the domain from a next word.
 */
export function marksInAddresses(text: string): Span[] {
  return [...text.matchAll(aroundWithMarks)].flatMap((match) => {
    const { local = '', domain = '' } = match.groups ?? {}
    const start = match.index - local.length
    const written = `${local}@${domain}`
    return [...written.matchAll(/\p{Cf}+/gu)].flatMap((mark): Span[] => {
      const end = mark.index + mark[0].length
      const startsWord = mark.index > local.length && /^[\p{Lu}\p{Lo}]/u.test(written.slice(end))
      return startsWord ? [] : [[start + mark.index, start + end]]
    })
  })
}

function nameBeside(text: string, start: number, end: number): Span | null {
  const reach = Math.max(0, start - 90)
  const from = reach + text.slice(reach, start).lastIndexOf('\n') + 1
  const before = text.slice(from, start).replace(/["'`_~]+$/, '')
  const front = before.match(nameBefore)
  const written = front?.[1] ?? front?.[2] ?? front?.[3]
  const quoted = front?.[1] ?? front?.[2]
  if (written && !written.includes('@') && (quoted || !startsOtherwise.test(written))) {
    const at = from + before.lastIndexOf(written)
    const name = written.trimEnd()
    return [at, at + name.length]
  }
  const near = personWords(before.match(personBefore)?.[1] ?? '', true)
  if (near) {
    const at = from + before.lastIndexOf(near)
    return [at, at + near.length]
  }
  const [, inBrackets, behindBar] = text.slice(end, end + 70).match(nameBehind) ?? []
  const back = inBrackets ?? behindBar
  if (!back) return null
  const at = text.indexOf(back, end)
  return [at, at + back.length]
}

const serviceDomain =
  /(?:^|\.)(?:calendly\.com|cal\.com|calendar\.google\.com|acuityscheduling\.com|savvycal\.com|zoom\.us|zoom\.com|teams\.microsoft\.com|meetings\.hubspot\.com|doodle\.com|imip\.me\.com|squarespace-mail\.com|mailgun\.org|sendgrid\.net|webex\.com|whereby\.com|gotomeeting\.com)$/i
const serviceLocal =
  /^(?:no-?reply|do-?not-?reply|notifications?|notify|mailer-daemon|postmaster|bounces?|calendar-notification|calendar-server|invites?|unsubscribe|reply\+?[\w-]*|support|help|abuse|privacy)(?:[+-].*)?$/i

/** An address of a machine or of a service, behind which no invitee sits. */
export function isService(email: string): boolean {
  const [local = '', domain = ''] = email.split('@')
  return serviceDomain.test(domain) || serviceLocal.test(local)
}

/** Whether an address is on the host's side: named itself, or by its domain. */
export function isOwn(email: string, own: readonly string[]): boolean {
  const address = email.toLowerCase()
  return own.some((entry) => {
    const wanted = entry.toLowerCase().replace(/^@/, '')
    return wanted.includes('@') ? address === wanted : address.endsWith(`@${wanted}`)
  })
}
