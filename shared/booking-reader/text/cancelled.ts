import { isCancelledStatus } from '../cancelled/cancelled-status.ts'
import { type CalledOff, calledOffIn, movedIn, sentencesOf } from '../cancelled/sentences.ts'
import {
  isCancelledLine,
  isCancelledTitle,
  isDeclinedTitle,
  isMovedTitle,
} from '../cancelled/titles.ts'
import { findAddresses, isOwn } from './addresses.ts'
import type { CalendarAsMail } from './icalendar.ts'
import { labelled, type Reading } from './reading.ts'
import { linesOf, type Span, within } from './source.ts'

/** What was read of the meeting that may be off. */
type About = {
  calendar: CalendarAsMail | null
  /** Where the text, not a calendar, says when it is. */
  when: Span | null
  name: string | null
  email: string | null
}

/**
 * Whether a text tells that its meeting is off: by what a calendar states, by a title or subject, by
 * a label for its status, or by a sentence. In a chain of mails those older than the one that says
 * when the meeting is do not count, and neither do any where that sentence asks: 'could we do
 * Thursday at 10 instead?'.
 */
export function tellsOfCancelling(reading: Reading, about: About): boolean {
  const { calendar, when } = about
  if (calendar?.cancelled || declines(reading, about)) return true
  const { text } = reading
  const sentences = sentencesOf(text)
  const said = when && sentences.find((span) => within(when[0], span))
  if (said && isQuestion(text, said)) return false
  const part = partThatCounts(reading, when)
  const isAnswered = calendar?.answered ?? false
  const lines = linesOf(text).filter(([start]) => within(start, part))
  const decliner = whoDeclined(text, sentences, part)
  const othersAnswer = decliner !== null && isAnother(decliner, reading, about)
  const counts = (declined: boolean) => !declined || !(isAnswered || othersAnswer)
  return (
    titlesOf(reading, part).some(
      (title) => isCancelledTitle(title) && counts(isDeclinedTitle(title)),
    ) ||
    lines.some((line) => {
      const words = text.slice(...line)
      return isCancelledLine(words) && counts(isDeclinedTitle(words))
    }) ||
    labelled(reading, 'other').some(
      ({ label, value }) =>
        within(value[0], part) &&
        /^(?:\p{L}+ )?status$/iu.test(label) &&
        isCancelledStatus(text.slice(...value)),
    ) ||
    sentences.some((span) => {
      if (!within(span[0], part)) return false
      const off = calledOffIn(text.slice(...span))
      return off !== null && counts(off.declined)
    })
  )
}

/** Whether a text tells that its meeting stood already and has got the time that it names now. */
export function tellsOfMoving(reading: Reading, when: Span | null): boolean {
  const { text } = reading
  const part = partThatCounts(reading, when)
  return (
    titlesOf(reading, part).some(isMovedTitle) ||
    sentencesOf(text).some((span) => within(span[0], part) && movedIn(text.slice(...span)))
  )
}

/** An invitee that declines calls the meeting off; so does the firm that answers. A third guest does not. */
function declines({ options }: Reading, { calendar, email }: About): boolean {
  return (calendar?.declined ?? []).some(
    (address) =>
      address === email?.toLowerCase() ||
      (calendar?.isReply === true && isOwn(address, options.own ?? [])),
  )
}

const isQuestion = (text: string, [start, end]: Span): boolean =>
  text.slice(start, end).trimEnd().endsWith('?')

/** From the newest message to the one that says when the meeting is; all where none does. */
function partThatCounts({ text, mails }: Reading, when: Span | null): Span {
  const mail = when && mails.find(({ start, end }) => within(when[0], [start, end]))
  return [0, mail ? mail.end : text.length]
}

/** Titles and subjects, and the line that the text begins with. */
function titlesOf(reading: Reading, part: Span): string[] {
  const { text } = reading
  const subjects = reading.mails.flatMap(({ headers: { subject } }) => (subject ? [subject] : []))
  const titles = [...labelled(reading, 'title').map(({ value }) => value), ...subjects]
  const first = linesOf(text).find((line) => text.slice(...line).trim() !== '')
  return [...(first ? [first] : []), ...titles]
    .filter(([start]) => within(start, part))
    .map((span) => text.slice(...span))
}

/** The words for who declined, as the first sentence that says so has them; null where none does. */
function whoDeclined(text: string, sentences: readonly Span[], part: Span): string | null {
  for (const span of sentences) {
    if (!within(span[0], part)) continue
    const off: CalledOff | null = calledOffIn(text.slice(...span))
    if (off?.declined) return off.subject
  }
  return null
}

/** Whether words name somebody else than the invitee and the firm. */
function isAnother(words: string, { options }: Reading, { name, email }: About): boolean {
  const addresses = findAddresses(words).map((found) => found.email.toLowerCase())
  if (addresses.length > 0) {
    return !addresses.some(
      (address) => address === email?.toLowerCase() || isOwn(address, options.own ?? []),
    )
  }
  const known = wordsOf(`${name ?? ''} ${email?.replace(/@.*/, '') ?? ''}`)
  if (known.size === 0 || !/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u.test(words)) return false
  return ![...wordsOf(words)].some((word) => known.has(word))
}

const wordsOf = (text: string): Set<string> =>
  new Set(text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
