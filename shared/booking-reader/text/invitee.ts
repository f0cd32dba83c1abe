import { type Address, findAddresses, isOwn, isService } from './addresses.ts'
import { type Mail, mailAt } from './mails.ts'
import type { Reading } from './reading.ts'
import { type Span, within } from './source.ts'

/** An address with how likely it is the invitee's; below zero it is rather the host's. */
export type Candidate = Address & { score: number }

export type People = {
  /** The invitee's address: where it stands best; null when the text has none but the host's. */
  invitee: Address | null
  /** Every address of the text, the invitee's among them. */
  all: readonly Candidate[]
}

const hostWords = /\b(?:organi[sz]er|host|owner|organisator|moderator)\b/i
const inviteWords =
  /\b(?:invitee|attendee|guest|client|customer|booked|scheduled|meeting with|call with|reach me|my e-?mail|contact me|write to me|i am|i'm)\b/i
const toHost =
  /\b(?:hosted by|organi[sz]ed by|scheduled with|booked with|questions\?|contact us|contact our|write to us|email us|reply to)\b/i

/**
 * Who the invitee is, of all addresses in the text: a labelled address before one in a list of
 * guests, the sender of a request before its receiver, never the host's own or a machine's.
 */
export function findInvitee(reading: Reading): People {
  const own = reading.options.own ?? []
  const addresses = findAddresses(reading.text)
  const scored = addresses.map((address, order) => ({
    ...address,
    score: isService(address.email)
      ? -1000
      : isOwn(address.email, own)
        ? -500
        : scoreOf(reading, address) - order / 100,
  }))
  const best = new Map<string, { total: number; at: Candidate }>()
  for (const candidate of scored) {
    const key = candidate.email.toLowerCase()
    const known = best.get(key)
    if (!known) best.set(key, { total: candidate.score, at: candidate })
    else {
      if (candidate.score > known.at.score) known.at = candidate
      known.total = Math.max(known.total, candidate.score) - (candidate.score < 0 ? 30 : 0)
    }
  }
  const ranked = [...best.values()].sort((a, b) => b.total - a.total)
  const first = ranked[0]
  const invitee = first && first.total > -400 ? first.at : null
  return { invitee, all: scored.map((c) => ({ ...c, score: totalOf(best, c) })) }
}

const totalOf = (best: Map<string, { total: number }>, { email }: Address): number =>
  best.get(email.toLowerCase())?.total ?? 0

function scoreOf(reading: Reading, { span }: Address): number {
  const { text, labels, mails } = reading
  const [start] = span
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const lineEnd = text.indexOf('\n', start)
  const line = text.slice(lineStart, lineEnd === -1 ? text.length : lineEnd)
  const before = text.slice(Math.max(0, start - 60), start)
  const label = labels.findLast(({ block }) => within(start, block))
  let score = /\breply-to:[^\n]*$/i.test(before) ? 80 : 10
  if (label?.kind === 'email') score += within(start, label.value) ? 100 : 10
  else if (label?.kind === 'name') score += 60
  else if (label?.kind === 'host')
    score -= within(start, label.value) || isNextLine(text, label.value, start) ? 100 : 20
  else if (label?.kind === 'people') score += isOfHost(text, lineStart, line) ? -100 : 40
  else if (label?.kind === 'title' && /@ .*\($/.test(before)) score -= 40
  if (inviteWords.test(before)) score += 25
  if (toHost.test(before)) score -= 40
  return score + mailScore(reading, mailAt(mails, start), start)
}

const isNextLine = (text: string, [, end]: Span, index: number): boolean =>
  text.slice(end, index).trim().split('\n').length <= 1 && index - end < 60

/** In a list of guests: 'sam@firm.example - organizer', or the word on the name's line above. */
function isOfHost(text: string, lineStart: number, line: string): boolean {
  if (hostWords.test(line)) return true
  const above = text.slice(text.lastIndexOf('\n', lineStart - 2) + 1, lineStart)
  return hostWords.test(above) && !above.includes('@')
}

/** Whether a message is an invitation sent out by the host, rather than a person's own words. */
function isInvitation({ text, labels }: Reading, mail: Mail): boolean {
  const subject = mail.headers.subject ? text.slice(...mail.headers.subject) : ''
  if (
    /^(?:fwd?:\s*|re:\s*)*(?:updated )?(?:invitation|einladung|confirmed|accepted|new event)\b/i.test(
      subject,
    )
  ) {
    return true
  }
  const kinds = labels
    .filter(({ start }) => within(start, [mail.start, mail.end]))
    .map((l) => l.kind)
  return kinds.includes('when') && (kinds.includes('location') || kinds.includes('people'))
}

function mailScore(reading: Reading, mail: Mail | null, index: number): number {
  if (!mail) return 0
  if (mail.isNote) return -40
  const { from, to, cc } = mail.headers
  const invitation = isInvitation(reading, mail)
  if (from && within(index, from)) return invitation ? -30 : 60
  if (to && within(index, to)) return invitation ? 30 : -40
  if (cc && within(index, cc)) return -10
  return 0
}
