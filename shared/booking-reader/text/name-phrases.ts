import { mailAt } from './mails.ts'
import { personName, salutation, seemsPerson } from './name-shape.ts'
import type { Reading } from './reading.ts'
import type { Span } from './source.ts'

export type NameCandidate = { name: string; span: Span; score: number }

type Phrase = { words: RegExp; name: 'before' | 'behind'; score: number }

const phrases: readonly Phrase[] = [
  {
    words:
      /\b(?:meeting|call|chat|consultation|consult|appointment|session|demo|booking|interview|conversation)\s+(?:(?:is|was|scheduled|booked|confirmed|set up)\s+)*(?:with|for|w\/)\s+(?:client\s+|customer\s+)?/gi,
    name: 'behind',
    score: 70,
  },
  {
    words: /\b(?:attendees?|invitees?|guests?|client|customer|participant)\s*(?::|is|-)?\s+/gi,
    name: 'behind',
    score: 65,
  },
  { words: /\b(?:booked|scheduled|requested|made|reserved)\s+by\s+/gi, name: 'behind', score: 75 },
  {
    words:
      /\s+(?:has\s+|just\s+|have\s+){0,3}(?:booked|scheduled|requested|reserved|confirmed|accepted|invited you|is inviting you|invites you|would like|wants|rescheduled|cancell?ed|called|rang|phoned|wrote|e-?mailed|asked)\b/gi,
    name: 'before',
    score: 72,
  },
  { words: /\b(?:my name is|this is|it's|i'm|i am)\s+/gi, name: 'behind', score: 66 },
  { words: /\b(?:with|mit|avec)\s+/gi, name: 'behind', score: 38 },
  {
    words:
      /\b(?:meet|call|speak(?:ing)? with|talk(?:ing|ed)? (?:to|with)|spoke (?:to|with)|met|met with|sync with|chat with)\s+/gi,
    name: 'behind',
    score: 45,
  },
  {
    words:
      /^[ \t]*(?:(?:kind|best|warm|many|with)\s+){0,3}(?:regards|viele gr(?:ü|ue)(?:ß|ss)e|liebe gr(?:ü|ue)(?:ß|ss)e|(?:mit )?freundlichen? gr(?:ü|ue)(?:ß|ss)en?|(?:bien )?cordialement|(?:un )?saludos?|atentamente|(?:cordiali )?saluti|(?:met vriendelijke )?groet(?:en)?|atenciosamente|best|thanks(?: again)?|thank you|cheers|sincerely|wishes|greetings|yours|yours sincerely)[ \t]*[,.!-]*[ \t]*\n\s*/gim,
    name: 'behind',
    score: 55,
  },
]

const nameBehind = new RegExp(personName, 'uy')
const salutationBehind = new RegExp(`(?:${salutation})*`, 'iuy')
const nameBefore = new RegExp(`${personName}$`, 'u')

/** The names that phrases tell: 'meeting with Jane Doe', 'Jane Doe has booked', 'Regards, Jane'. */
export function phrasedNames({ text, mails }: Reading): NameCandidate[] {
  return phrases.flatMap(({ words, name: side, score }) =>
    [...text.matchAll(words)].flatMap((match) => {
      const [start, written] = nameBy(text, side, match.index, match.index + match[0].length)
      const name = personWords(written, side === 'before')
      if (!name) return []
      const at = start + written.indexOf(name)
      const isNote = mailAt(mails, at)?.isNote && score < 60
      return [{ name, span: [at, at + name.length] as const, score: score - (isNote ? 30 : 0) }]
    }),
  )
}

function nameBy(text: string, side: Phrase['name'], from: number, end: number): [number, string] {
  if (side === 'behind') {
    salutationBehind.lastIndex = end
    const start = end + (salutationBehind.exec(text)?.[0].length ?? 0)
    nameBehind.lastIndex = start
    const name = nameBehind.exec(text)?.[0]
    if (name !== undefined) return [start, name]
    nameBehind.lastIndex = end
    return [end, nameBehind.exec(text)?.[0] ?? '']
  }
  const before = text.slice(Math.max(0, from - 80), from)
  const found = before.match(nameBefore)
  return [from - (found?.[0].length ?? 0), found?.[0] ?? '']
}

/**
 * 'Jane Doe Tuesday' → 'Jane Doe': the words up to the first that is no part of a name;
 * `fromEnd`: the words behind the last such, 'Hi Sam Jane Doe' being rare.
 */
export function personWords(words: string, fromEnd = false): string | null {
  const list = words.split(' ')
  const isPart = (word: string) => seemsPerson(word) || /^\p{Ll}+$/u.test(word)
  const stop = fromEnd ? list.findLastIndex((w) => !isPart(w)) : list.findIndex((w) => !isPart(w))
  const kept = stop === -1 ? list : fromEnd ? list.slice(stop + 1) : list.slice(0, stop)
  const name = kept.join(' ').replace(/(?<=\p{Ll})\.$/u, '')
  return name !== '' && seemsPerson(name) ? name : null
}
