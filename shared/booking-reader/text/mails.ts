import { linesOf, type Span, trimmed } from './source.ts'

type MailHeader = 'from' | 'to' | 'cc' | 'date' | 'subject'

/** One message in the paste: its head, and its body up to the head of the next. */
export type Mail = {
  start: number
  end: number
  headers: Partial<Record<MailHeader, Span>>
  /** Someone only passes on what follows: this part is the note above a forwarded message. */
  isNote: boolean
}

const headerNames: Record<string, MailHeader> = {
  from: 'from',
  von: 'from',
  de: 'from',
  to: 'to',
  an: 'to',
  required: 'to',
  cc: 'cc',
  date: 'date',
  sent: 'date',
  datum: 'date',
  gesendet: 'date',
  subject: 'subject',
  betreff: 'subject',
  objet: 'subject',
  asunto: 'subject',
  onderwerp: 'subject',
  oggetto: 'subject',
  à: 'to',
  para: 'to',
  aan: 'to',
  envoyé: 'date',
  enviado: 'date',
  verzonden: 'date',
  inviato: 'date',
}
const headerLine = new RegExp(
  String.raw`^[ \t]*(${Object.keys(headerNames).join('|')})[ \t]*:[ \t]*`,
  'i',
)
const forwarded =
  /^[\s-]*(?:forwarded message|begin forwarded message|original message|weitergeleitete nachricht|-+ ?original appointment ?-+|original appointment)[\s:-]*$/i
const wrote = /^\s*On (.{6,80}?),? ((?:"?[^,<>\n]{2,60}"? )?<?[^\s<>@]+@[^\s<>@]+>?) wrote:\s*$/i

type Head = { start: number; headers: Mail['headers']; bodyLine: number; isForwarded: boolean }

/** The head that begins on a line, if one does: From with Sent, Date, To or Subject close by. */
function headAt(text: string, lines: readonly Span[], first: number): Head | null {
  const [start, end] = lines[first] ?? [0, 0]
  const reply = text.slice(start, end).match(wrote)
  if (reply?.[1] && reply[2]) {
    const date = start + reply[0].indexOf(reply[1])
    const from = start + reply[0].lastIndexOf(reply[2])
    return {
      start,
      bodyLine: first + 1,
      isForwarded: false,
      headers: { date: [date, date + reply[1].length], from: [from, from + reply[2].length] },
    }
  }
  const headers: Mail['headers'] = {}
  let last: MailHeader | null = null
  let line = first
  for (; line < Math.min(lines.length, first + 14); line++) {
    const [from, to] = lines[line] ?? [0, 0]
    const part = text.slice(from, to)
    const match: RegExpMatchArray | null = part.match(headerLine)
    const name: MailHeader | undefined = match
      ? headerNames[match[1]?.toLowerCase() ?? '']
      : undefined
    if (name && match) {
      if (headers[name]) break
      headers[name] = trimmed(text, [from + match[0].length, to])
      last = name
    } else if (
      /^[ \t]*[A-Z][\w-]+:[ \t]/.test(part) &&
      !/^[ \t]*(?:When|Where|What|Who|Quand|Wann|Cuándo)/.test(part)
    ) {
      last = null
    } else if ((last === 'to' || last === 'cc') && part.includes('@')) {
      headers[last] = [headers[last]?.[0] ?? from, to]
    } else break
  }
  const names = Object.keys(headers).length
  if (names < 2 || !(headers.from || (headers.subject && headers.to))) return null
  return { start, headers, bodyLine: line, isForwarded: false }
}

/** The messages of a paste, newest first as mail programs show them; at least one. */
export function readMails(text: string): Mail[] {
  const lines = linesOf(text)
  const heads: Head[] = []
  let isForwarded = false
  for (let line = 0; line < lines.length; line++) {
    const [start, end] = lines[line] ?? [0, 0]
    if (forwarded.test(text.slice(start, end).replace(/-/g, ' '))) isForwarded = true
    const head = headAt(text, lines, line)
    if (!head) continue
    heads.push({ ...head, isForwarded })
    isForwarded = false
    line = head.bodyLine - 1
  }
  const firstStart = heads[0]?.start ?? text.length
  const mails: Mail[] = heads.map((head, index) => ({
    start: head.start,
    end: heads[index + 1]?.start ?? text.length,
    headers: head.headers,
    isNote: isForwardedBelow(text, head, heads[index + 1]),
  }))
  if (text.slice(0, firstStart).trim() !== '') {
    const isNote = heads[0]?.isForwarded === true
    mails.unshift({ start: 0, end: firstStart, headers: {}, isNote })
  }
  return mails.length > 0 ? mails : [{ start: 0, end: text.length, headers: {}, isNote: false }]
}

function isForwardedBelow(text: string, head: Head, next: Head | undefined): boolean {
  if (!next) return false
  const subject = head.headers.subject
  return next.isForwarded || (!!subject && /^\s*(?:fwd?|wg|tr):/i.test(text.slice(...subject)))
}

/** The message that a position of the text belongs to. */
export const mailAt = (mails: readonly Mail[], index: number): Mail | null =>
  mails.find((mail) => index >= mail.start && index < mail.end) ?? mails[0] ?? null
