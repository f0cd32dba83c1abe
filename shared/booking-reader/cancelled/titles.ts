import { anyAct, anyDeclined, anyMeeting, anyOff, wholeWord } from './cancel-words.ts'
import { moveWords } from './move-words.ts'

const off = wholeWord(`${anyOff}|${anyDeclined}`)
const noun = wholeWord(anyMeeting)
const act = wholeWord(anyAct)

/** 'Subject:', and what mail programs put before a subject. */
const subject =
  /^\s*(?:subject|betreff|objet|asunto|oggetto|assunto|onderwerp|ämne|emne|temat|title|titel|summary|what)\s*:\s*/iu
const reply = /^\s*(?:(?:re|fwd?|aw|wg|tr|rv|rif|antw|vs|sv|vb|odp|pd|enc|i|r)\s*:\s*){1,6}/iu

const nothing = String.raw`\s*(?:no|false|0|nein|non|nee|nej|nei|nie|não|falsch|faux|falso|-)?\s*$`
const article = String.raw`(?:(?:the|this|your|der|dein|ihr|le|votre|el|su|o|seu)\s+)?`
const written = (pattern: string) => new RegExp(`^\\s*${pattern}`, 'iu')

/** On any line: 'Canceled: …', 'Canceled event with note: …', 'Événement annulé : …', 'Canceled by: …'. */
const prefixes = [
  written(String.raw`${off}(?:\s+${noun})?(?:\s+with\s+note)?\s*[::](?!${nothing})`),
  written(String.raw`${noun}\s+${off}\s*[::](?!${nothing})`),
  written(String.raw`${off}\s+(?:by|von|par|por|da|door|av|af|przez)\s*:(?!${nothing})`),
]
/** A line of nothing else: 'CANCELED', 'Appointment cancelled', 'Abgesagter Termin'. */
const whole = written(
  String.raw`[[(]?(?:${article}${noun}\s+)?${off}(?:\s+${noun})?[\])]?\s*[.!]*\s*$`,
)
/** In a title alone: '[Cancelled] …', 'Cancelled - …', '… (cancelled)', 'Cancellation: …', 'Stornierung Ihres Termins'. */
const titled = [
  written(String.raw`[[(]\s*${off}\s*[\])]`),
  written(String.raw`(?:${noun}\s+)?${off}(?:\s+${noun})?\s+[-|]\s+\S`),
  written(String.raw`${act}\s*[::]\s*\S`),
  written(
    String.raw`(?:notice of\s+)?${act}\s+(?:of|for|ihres|deines|unseres|des|der|von|de|du|d'|di|del|della|van|av|af|do|da|wizyty|spotkania)\s*(?:\p{L}+['\s]+){0,3}${noun}`,
  ),
  new RegExp(String.raw`(?:\s-|[[(|])\s*${off}\s*[\])]?\s*$`, 'iu'),
]

/** A title or a subject without 'Subject:' and 'Fwd:'. */
const bare = (line: string): string => line.replace(subject, '').replace(reply, '').slice(0, 300)

/** Whether a line says, as the head of a mail or of an event does, that its meeting is off. */
export function isCancelledLine(line: string): boolean {
  const words = bare(line)
  return [...prefixes, whole].some((form) => form.test(words))
}

/** Whether a title or subject does, which may say it in more ways than any line. */
export const isCancelledTitle = (title: string): boolean => {
  const words = bare(title)
  return isCancelledLine(title) || titled.some((form) => form.test(words))
}

const declinedTitle = written(wholeWord(anyDeclined))
/** Whether it says so by an answer to an invitation: then who answered counts. */
export const isDeclinedTitle = (title: string): boolean => declinedTitle.test(bare(title))

const allMoves = Object.values(moveWords)
const anyMoved = wholeWord(allMoves.map(({ moved }) => moved).join('|'))
const anyUpdated = wholeWord(allMoves.map(({ updated }) => updated).join('|'))
const movedTitles = [
  written(String.raw`${anyMoved}(?:\s+${noun})?\s*[::](?!${nothing})`),
  written(String.raw`${article}${noun}\s+(?:\p{L}+\s)?${anyMoved}\s*(?:[:!.-]|$)`),
  written(String.raw`[[(]\s*${anyMoved}\s*[\])]`),
  written(String.raw`${anyUpdated}\s*(?:[::]|$)`),
]

/** Whether a title or subject says that its meeting has got another time, or may have. */
export const isMovedTitle = (title: string): boolean => {
  const words = bare(title)
  return movedTitles.some((form) => form.test(words))
}
