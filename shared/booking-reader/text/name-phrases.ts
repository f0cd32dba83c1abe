import { closing, salutation, thanks, title } from './letter-words.ts'
import { mailAt } from './mails.ts'
import { personName, seemsPerson, withoutSalutation } from './name-shape.ts'
import type { Reading } from './reading.ts'
import type { Span } from './source.ts'

export type NameCandidate = { name: string; span: Span; score: number }

type Phrase = { words: RegExp; name: 'before' | 'behind'; score: number }

/** 'Me llamo Rocío Vidal', 'Nazywam się Ewa Wiśniewska'. */
const introduction =
  /(?<!\p{L})(?:me llamo|mi nombre es|(?:le|les|te|os) (?:saluda|escribe|habla)|mi chiamo|il mio nome è|(?:le|vi|ti) scrive|chamo-me|me chamo|meu nome é|quem fala é|nazywam się|mam na imię|z tej strony|je m'appelle|mon nom est|ich hei(?:ß|ss)e|mein name ist|hier (?:ist|schreibt|spricht)|mijn naam is|ik heet|jag heter|mitt namn är|jeg heter|mitt navn er|jeg hedder|mit navn er|nimeni on|jmenuji se|mă numesc|numele meu este|benim adım|zovem se)\s+/giu
/** 'Soy Rocío Vidal', which may as well be what somebody does: see `isFullName`. */
const being =
  /(?<!\p{L})(?:soy|sono|sou(?: [oa])?|aqui é(?: [oa])?|jestem|je suis|ich bin|ik ben|jag är|jeg er|olen)\s+/giu
/** Of these one name is enough: their languages write what one does in small letters. */
const namesAlone = /^(?:soy|sono|sou|aqui)/i

const alsoEnding = `[ \\t]+(?:and|und|et|y|e|i|en|og|och|ja)[ \\t]+(?:${closing}|${thanks})`
const fromPlace = String.raw`[ \t]+(?:aus|from|desde|dal|uit|från|fra)[ \t]+[^\n,]{1,30}`
const ending = `(?:${closing}|${thanks})(?:${alsoEnding})?(?:${fromPlace})?`
const beforeEnding = String.raw`(?:^[ \t]*|(?<=[.!?,;][ \t]))`
/** 'Best regards,' and the name on a line below, a German deputy's behind 'i. A.'. */
const signedBelow = new RegExp(
  `${beforeEnding}${ending}[ \\t]*[,.!;:-]*[ \\t]*\\n\\s*(?:(?:i\\.? ?[av]|ppa)\\.[ \\t]*)?`,
  'gimu',
)
/** 'Mvh Ingrid Solberg' */
const signedBehind = new RegExp(`${beforeEnding}${closing}[ \\t]*[,.!:-]*[ \\t]+`, 'gimu')

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
  { words: introduction, name: 'behind', score: 66 },
  { words: being, name: 'behind', score: 60 },
  {
    words:
      /\s+(?:(?:ha|hat|a|har|heeft)\s+(?:reservado|agendado|programado|confirmado|prenotato|confermato|gebucht|zugesagt|réservé|confirmé|bokat|booket|geboekt)|(?:zarezerwował|umówił|potwierdził)a?|agendou|reservou|marcou|confirmou)(?!\p{L})/giu,
    name: 'before',
    score: 72,
  },
  { words: /(?<![\p{L}.])(?:con|com|met|med)\s+/giu, name: 'behind', score: 38 },
  { words: /\b(?:with|mit|avec)\s+/gi, name: 'behind', score: 38 },
  {
    words:
      /\b(?:meet|call|speak(?:ing)? with|talk(?:ing|ed)? (?:to|with)|spoke (?:to|with)|met|met with|sync with|chat with)\s+/gi,
    name: 'behind',
    score: 45,
  },
  { words: signedBelow, name: 'behind', score: 55 },
  { words: signedBehind, name: 'behind', score: 54 },
]

const nameBehind = new RegExp(personName, 'uy')
const article = "(?:(?:la|el|il|lo|o|a|der|die|dem|den|le)[ ]+|l')"
/** What may stand before the name: a salutation, or where it is in small letters a title too. */
const leads = [
  `(?:${article}(?=${title}))?(?:${salutation})*`,
  `(?:${article}(?=${title}))?(?:${title})*`,
].map((lead) => new RegExp(lead, 'iuy'))
const nameBefore = new RegExp(`${personName}$`, 'u')

/** The names that phrases tell: 'meeting with Jane Doe', 'Jane Doe has booked', 'Regards, Jane'. */
export function phrasedNames({ text, mails }: Reading): NameCandidate[] {
  return phrases.flatMap(({ words, name: side, score }) =>
    [...text.matchAll(words)].flatMap((match) => {
      const [start, written] = nameBy(text, side, match.index, match.index + match[0].length)
      const name = personWords(written, side === 'before')
      if (!name || (words === being && !isFullName(name, match[0]))) return []
      const at = start + written.indexOf(name)
      const isNote = mailAt(mails, at)?.isNote && score < 60
      return [{ name, span: [at, at + name.length] as const, score: score - (isNote ? 30 : 0) }]
    }),
  )
}

/** Whether what somebody 'is' tells their name rather than their work. */
const isFullName = (name: string, phrase: string): boolean =>
  name.includes(' ') || namesAlone.test(phrase)

function nameBy(text: string, side: Phrase['name'], from: number, end: number): [number, string] {
  if (side === 'behind') {
    for (const lead of leads) {
      lead.lastIndex = end
      const start = end + (lead.exec(text)?.[0].length ?? 0)
      nameBehind.lastIndex = start
      const name = nameBehind.exec(text)?.[0]
      if (name !== undefined) return [start, name]
    }
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
  const name = withoutSalutation(inOneSentence(kept, fromEnd).join(' '))
    .replace(/(?<=\p{Ll})\.$/u, '')
    .trim()
  return name !== '' && seemsPerson(name) ? name : null
}

const abbreviated =
  /^(?:dr|dra|prof|ing|inż|mag|dipl|dott|dott\.ssa|avv|arq|arch|lic|mgr|eng|st|jr|mr|mrs|ms|sr|sra|srta|sig|hr|frk|dhr|mevr|herr)\.$/iu

/** 'Tiago Moura. Podemos' → 'Tiago Moura': a point ends a sentence but behind a title and an initial. */
function inOneSentence(words: string[], fromEnd: boolean): string[] {
  const ends = (word: string, index: number) =>
    index < words.length - 1 && /\p{Ll}\.$/u.test(word) && !abbreviated.test(word)
  if (fromEnd) return words.slice(words.findLastIndex(ends) + 1)
  const end = words.findIndex(ends)
  return end === -1 ? words : words.slice(0, end + 1)
}
