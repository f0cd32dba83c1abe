import { personWords } from './name-phrases.ts'
import { personName } from './name-shape.ts'
import type { Span } from './source.ts'

/** An e-mail address in the text, with the name written beside it. */
export type Address = {
  email: string
  span: Span
  /** 'Jane Doe' of `Jane Doe <jane@acme.example>`, `jane@acme.example (Jane Doe)`. */
  name: Span | null
}

// Every part has the length that RFC 5321 and 1035 allow: each place of a long run is tried.
const address =
  /(?<![\p{L}\d._%+-])[\p{L}\d!#$&'*+/=?^_`{|}~-]{1,64}(?:\.[\p{L}\d!#$&'*+/=?^_`{|}~-]{1,64}){0,9}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}(?![\w-]*@)/giu

const nameBefore =
  /(?:^|[,;:\n\t]|\bby\b|\bwith\b|\bfrom\b)\s*(?:"([^"\n]{2,60})"|'([^'\n]{2,60})'|(\p{L}[\p{L}\p{M}.,' -]{1,60}?)(?:\s*\([^()\n]*\))?)\s*(?:<|\[mailto:|\(|\[)\s*(?:mailto:)?\s*$/iu
/** 'Dear Sam, Mr Ivo Petrov': what stands before the name is no part of it. */
const startsOtherwise = /^(?:dear|hi|hello|hey|please|meet)\b/i
const personBefore = new RegExp(String.raw`(${personName})\s*(?:<|\(|\[)\s*(?:mailto:)?\s*$`, 'u')
const nameBehind = /^\s*[>)\]]?\s*\((\p{L}[\p{L}\p{M}.' -]{1,60})\)/u

/** Every address of the text, in order. */
export function findAddresses(text: string): Address[] {
  return [...text.matchAll(address)].map((match) => {
    const prefix = match[0].match(/^mailto:/i)?.[0].length ?? 0
    const start = match.index + prefix
    const email = match[0].slice(prefix)
    return {
      email,
      span: [start, start + email.length],
      name: nameBeside(text, start, start + email.length),
    }
  })
}

function nameBeside(text: string, start: number, end: number): Span | null {
  const around = text.slice(Math.max(0, start - 90), start)
  const before = around.slice(around.lastIndexOf('\n') + 1)
  const front = before.match(nameBefore)
  const written = front?.[1] ?? front?.[2] ?? front?.[3]
  const quoted = front?.[1] ?? front?.[2]
  if (written && !written.includes('@') && (quoted || !startsOtherwise.test(written))) {
    const at = start - before.length + before.lastIndexOf(written)
    const name = written.trimEnd()
    return [at, at + name.length]
  }
  const near = personWords(before.match(personBefore)?.[1] ?? '', true)
  if (near) {
    const at = start - before.length + before.lastIndexOf(near)
    return [at, at + near.length]
  }
  const back = text.slice(end, end + 70).match(nameBehind)?.[1]
  if (!back) return null
  const at = text.indexOf(back, end)
  return [at, at + back.length]
}

const serviceDomain =
  /(?:^|\.)(?:calendly\.com|cal\.com|calendar\.google\.com|acuityscheduling\.com|savvycal\.com|zoom\.us|zoom\.com|teams\.microsoft\.com|meetings\.hubspot\.com|doodle\.com|group\.calendar\.google\.com|resource\.calendar\.google\.com|squarespace-mail\.com|mailgun\.org|sendgrid\.net|webex\.com|whereby\.com|gotomeeting\.com)$/i
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
