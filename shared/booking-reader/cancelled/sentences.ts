import { monthPattern } from '../dates/calendar-words.ts'
import type { Span } from '../text/source.ts'
import { type CancelWords, cancelWords, wholeWord } from './cancel-words.ts'
import { moveWords } from './move-words.ts'

/** Characters of a sentence that are looked at on either side of its verb. */
const [reachBefore, reachBehind] = [220, 90]

const whole = (piece: string, flags = 'iu') => new RegExp(wholeWord(piece), flags)

/** 'Our', 'this' and their like: what follows belongs to both sides. */
const shared =
  'our|your|the|this|that|these|unsere?[nmrs]?|ihre?[nmrs]?|deine?[nmrs]?|diese?[nmrs]?|de[rnm]|das|die|notre|votre|ton|cet|cette|ce|le|la|les|el|tu|su|est[ea]|nuestr[oa]|il|lo|un|una|nostr[oa]|vostr[oa]|quest[oa]|o|a|os|as|noss[oa]|onze?|jullie|uw|je|de|het|deze|dit|vår[t]?|vores|din|ditt?|det|den|denne|dette|naszego|nasz[aeą]?|to|twoj[ae]'

/** A fee or a term: the sentence tells of rules. */
const rule =
  /(?<![\p{L}\d])(?:fees?|charged?|penalty|refund\p{L}*|gebühr\p{L}*|berechnet|frais|facturée?s?|cargos?|tarifa|tassa|addebit\p{L}*|multa|taxa|kosten|avgift\p{L}*|gebyr\p{L}*|opłat\p{L}*|free of charge|kostenlos|kostenfrei|gratuit\p{L}*|gratis|less than|at least|within|up to|(?:\d{1,3}\s?)(?:hours?|hrs?|h|stunden|heures|horas|ore|uur|timmar|timer|godzin\p{L}*))(?![\p{L}\d])/iu

const relative = /(?<![\p{L}\d])(?:that|which|who|qui)\s*$/iu
/** A sentence that goes on to the end of the cancelling, or to why and by whom. */
const objectFollows = new RegExp(String.raw`^\s*${wholeWord(shared)}`, 'iu')

type Compiled = {
  off: RegExp
  declined: RegExp
  participle: RegExp
  aux: RegExp
  isPast: RegExp
  auxBehind: RegExp
  did: RegExp | null
  must: RegExp
  lapses: RegExp
  request: RegExp
  noun: RegExp
  nounBehind: RegExp
  condition: RegExp
  not: RegExp
  /** Another meeting, or another thing: 'my call', 'the other one', 'flight'. */
  elsewhere: RegExp
  otherThing: RegExp
  gap: number
}

function compile(words: CancelWords): Compiled {
  const notShared = `(?!${wholeWord(shared)})`
  const theirs = String.raw`(?:${words.mine})\s+(?:${notShared}[^\s,;]{1,30}\s+){0,3}?(?:${words.meeting}|${words.alien})`
  return {
    off: whole([words.off, words.declined, words.did ?? []].flat().join('|'), 'giu'),
    declined: whole(words.declined),
    participle: whole(`${words.off}|${words.declined}`),
    aux: whole(`${words.past}|${words.present}`, 'giu'),
    isPast: new RegExp(`^(?:${words.past})$`, 'iu'),
    auxBehind: new RegExp(String.raw`^\s*${wholeWord(`${words.past}|${words.present}`)}`, 'iu'),
    did: words.did === null ? null : new RegExp(`^(?:${words.did})$`, 'iu'),
    must: new RegExp(`${wholeWord(words.must[0])}[^.!?]{0,100}?${wholeWord(words.must[1])}`, 'giu'),
    lapses: whole(words.lapses, 'giu'),
    request: whole(
      words.request.replaceAll(
        /(?<!\p{L})N(?!\p{L})/gu,
        String.raw`(?:[^\s,;]{1,30} ){0,3}?(?:${words.meeting})`,
      ),
    ),
    noun: whole(words.meeting),
    nounBehind: new RegExp(
      String.raw`^\s*(?:${wholeWord(shared)}\s+)?(?:[^\s.,;:]{1,30}\s+){0,3}?${wholeWord(words.meeting)}`,
      'iu',
    ),
    condition: whole(words.condition),
    not: whole(words.not),
    elsewhere: whole(`${theirs}|${words.other}|${words.alien}`),
    otherThing: whole(`${words.other}|${words.alien}`),
    gap: words.gap,
  }
}

const compiled = Object.values(cancelWords).map(compile)
const nothing = '(?!)'
/** The same grammar with the verbs of moving in the place of those of cancelling. */
const compiledMoves = Object.entries(moveWords).flatMap(([language, { moved, move }]) => {
  const words = cancelWords[language]
  if (!words) return []
  const verbs = { off: moved, declined: nothing, did: null, lapses: nothing, request: nothing }
  return [compile({ ...words, ...verbs, must: [words.must[0], move] })]
})
const moveStems = new RegExp(
  Object.values(moveWords)
    .map(({ moved, move }) => `${moved}|${move}`)
    .join('|'),
  'iu',
)
const stems =
  /cancel|called off|calling off|declin|reject|tak(?:e|ing) place|go(?:ing)? ahead|abgesagt|absag|sage|storn|gecancel|annul|statt|fällt|entfällt|abgelehnt|zurückgewiesen|décommand|refus|déclin|rejet|lieu|anulad|anul|suspend|rechaz|lugar|celebrará|realizar|disd|rifiut|luogo|terrà|svolger|desmarc|recus|rejeit|acontecer|afgez|afgel|afmeld|afzeg|doorgaan|niet door|vervalt|plaats|afgewez|geweig|afgesl|inställ|avbok|ställ|avlys|avböj|avvis|neka|äga rum|inte av|afly|afbest|afvis|afslå|ikke|kansell|avbest|avslå|takket nei|odwoł|odrzuc|odbędzie|skutku/iu

/** A sentence with its place. Lines that were broken to a width are one sentence. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = []
  let start = 0
  for (const end of text.matchAll(/[.!?;](?=\s|$)|\n/g)) {
    const isBreak = end[0] === '\n'
    if (isOfDate(text, end.index)) continue
    if (isBreak && isWrapped(text, start, end.index)) continue
    spans.push([start, end.index + 1])
    start = end.index + 1
  }
  spans.push([start, text.length])
  return spans.filter((span) => text.slice(...span).trim() !== '')
}

const monthBehind = new RegExp(String.raw`^\. (?:${monthPattern})(?!\p{L})`, 'iu')

/** The point of 'am 4. Dezember'. */
const isOfDate = (text: string, at: number): boolean =>
  text[at] === '.' && /\d/.test(text[at - 1] ?? '') && monthBehind.test(text.slice(at, at + 20))

/** From how many characters on a line was broken for its width. */
const wrapWidth = 55

function isWrapped(text: string, start: number, lineEnd: number): boolean {
  const lineStart = Math.max(start, text.lastIndexOf('\n', lineEnd - 1) + 1)
  const next = text.slice(lineEnd + 1, lineEnd + 40)
  if (/^\s*(?:$|\n)/.test(next) || lineEnd - start > 1000) return false
  return /^[ \t]*\p{Ll}/u.test(next) ? lineEnd > lineStart : lineEnd - lineStart >= wrapWidth
}

/** What a sentence that calls the meeting off says of it. */
export type CalledOff = {
  /** By an answer to an invitation. */
  declined: boolean
  /** What stands before the verb: who declined. */
  subject: string
}

/**
 * Whether a sentence says that the meeting of the text is off, in any language the reader knows. One
 * that tells of rules ('if it is cancelled …'), asks, denies it, or speaks of another thing ('my
 * trip', 'the previous call') does not.
 */
export const calledOffIn = (sentence: string): CalledOff | null =>
  firstReading(sentence, stems, compiled)

/** Whether a sentence says, by the same rules, that the meeting of the text has got another time. */
export const movedIn = (sentence: string): boolean =>
  firstReading(sentence, moveStems, compiledMoves) !== null

function firstReading(
  sentence: string,
  hint: RegExp,
  languages: readonly Compiled[],
): CalledOff | null {
  const words = sentence.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (words.endsWith('?') || !hint.test(words)) return null
  for (const language of languages) {
    const found =
      byParticiple(words, language) ??
      byWords(words, language, language.must, true) ??
      byWords(words, language, language.lapses, false) ??
      byRequest(words, language)
    // The language that a sentence is in decides: its neighbours lack the word that rules it out.
    if (found) return found === 'ruled-out' ? null : found
  }
  return null
}

function byParticiple(words: string, language: Compiled): CalledOff | 'ruled-out' | null {
  let found: 'ruled-out' | null = null
  for (const verb of words.matchAll(language.off)) {
    const before = words.slice(Math.max(0, verb.index - reachBefore), verb.index)
    const end = verb.index + verb[0].length
    const behind = words.slice(end, end + reachBehind)
    const aux = lastAux(before, behind, language)
    const isDeed = language.did?.test(verb[0]) ?? false
    if (!aux && !isDeed) continue
    const subject = aux ? before.slice(0, aux.index) : before
    const object = language.nounBehind.exec(behind)?.[0] ?? ''
    if (
      language.condition.test(before) ||
      relative.test(subject) ||
      language.not.test(before.slice(Math.max(0, (aux?.index ?? before.length) - 8))) ||
      (aux && !aux.isPast && (language.condition.test(behind) || rule.test(words))) ||
      language.elsewhere.test(`${before}| ${object}`)
    ) {
      found = 'ruled-out'
      continue
    }
    // Without another verb only what it is done to tells that it was done: 'Jane cancelled this call'.
    if (!aux && language.participle.test(verb[0]) && !objectFollows.test(object)) continue
    const about = language.noun.test(before) || object !== ''
    if (about || (!objectFollows.test(behind) && isTitle(subject))) {
      return { declined: language.declined.test(verb[0]), subject: subject.trim() }
    }
  }
  return found
}

/** The verb that `off` stands with, before it or, in a clause that ends with both, behind it. */
function lastAux(before: string, behind: string, { aux, isPast, auxBehind, gap }: Compiled) {
  const last = [...before.matchAll(aux)].at(-1)
  if (last && before.length - last.index - last[0].length <= gap) {
    return { index: last.index, isPast: isPast.test(last[0]) }
  }
  return auxBehind.test(behind) && gap > 100 ? { index: before.length, isPast: true } : null
}

/** 'I have to cancel our call', 'the call will not take place'. */
function byWords(
  words: string,
  language: Compiled,
  form: RegExp,
  isOwn: boolean,
): CalledOff | null {
  for (const verb of words.matchAll(form)) {
    const before = words.slice(Math.max(0, verb.index - reachBefore), verb.index)
    const end = verb.index + verb[0].length
    const behind = words.slice(end, end + reachBehind)
    if (language.condition.test(before)) continue
    const object = language.nounBehind.exec(behind)?.[0] ?? ''
    const around = `${before}${verb[0]} ${object}`
    // 'I have to cancel my appointment' is said by the invitee, of this one.
    const elsewhere = isOwn ? language.otherThing : language.elsewhere
    if (elsewhere.test(isOwn ? `${around} ${behind.slice(0, 60)}` : around)) continue
    if (language.noun.test(around)) return { declined: false, subject: '' }
  }
  return null
}

/** Another meeting is asked for in the place of the one that is to be cancelled. */
const another =
  /(?<!\p{L})(?:instead|rather|stattdessen|lieber|plutôt|en su lugar|en cambio|invece|em vez|in plaats|istället|i stedet|zamiast)(?!\p{L})/iu

/** 'Please cancel my appointment on Friday.' */
function byRequest(words: string, { request, condition, not, otherThing }: Compiled) {
  const asked = request.exec(words)
  if (!asked) return null
  const ruledOut = [condition, not, otherThing, rule, another].some((form) => form.test(words))
  return ruledOut ? null : { declined: false, subject: '' }
}

/** A subject that is the title of a meeting: 'Automation check with Jane Doe', or a name. */
function isTitle(subject: string): boolean {
  const title = subject.trim().replace(/^(?:hi|hello|dear|hallo|bonjour|hola)\b[^,]{0,40},\s*/i, '')
  if (/^["'«].{2,80}["'»]$/u.test(title)) return true
  return (
    /^\p{Lu}/u.test(title) &&
    title.split(' ').length <= 10 &&
    !/(?<![\p{L}\d])(?:it|he|she|they|we|i|you|es|er|sie|il|elle|a|an|the|der|die|das|ein|eine|le|la|les|un|una|el|los|lo|det|den|de|het|een|en|ett|et|to)(?![\p{L}\d])/iu.test(
      title,
    )
  )
}
