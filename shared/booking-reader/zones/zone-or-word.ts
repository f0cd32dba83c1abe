import { monthPattern, weekdayPattern } from '../dates/calendar-words.ts'

/** What a short name of a clock is as a word, in text that is written in capitals. */
type Word = {
  /** Words of the language that it is one of; without them in the line it is the clock. */
  line: RegExp | null
  /** Words that may follow the clock: '10:00 IST mit Anna'. */
  follow: string
}

const words = (list: string): RegExp => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

const english: Word = {
  line: null,
  follow: `at|and|or|to|on|in|with|via|until|mit|con|com|avec|und|y|e|et|${weekdayPattern}|${monthPattern}`,
}
const asWord: Readonly<Record<string, Word>> = {
  EST: {
    line: words('le|la|les|du|des|rendez-vous|rdv|réunion|votre|notre|nous|vous|séance|entretien'),
    follow: 'avec|pour|sur|par|via|chez|à|au|en|de|du|et|ou|le|with|on',
  },
  IST: {
    line: words('der|die|das|den|dem|unser|ihr|termin|besprechung|gespräch|uhr|um|wir|sie'),
    follow: 'mit|in|im|bei|per|via|über|am|an|auf|und|oder|bis|für|statt|with|on',
  },
  MET: { line: null, follow: 'and|or|und|oder|en|of|et|ou' },
  PET: english,
  ART: english,
  EAT: english,
  CAT: english,
  WAT: english,
}

const region = /^(?:eastern|central|mountain|pacific)$/i
const capitalized = /^ \p{Lu}\p{Ll}/u
/** What is written with a capital behind a region: where one meets, and on which day. */
const capitalizedFollow = new RegExp(
  `^ (?:Zoom|Teams|Google|Meet|Microsoft|Webex|Skype|Phone|Video|Call|Online|US|${weekdayPattern}|${monthPattern})(?!\\p{L})`,
  'iu',
)

/** '10:00 Central Station': a region behind a clock of 24 hours and before a capitalised word. */
const isPlaceName = (text: string, end: number, name: string): boolean =>
  region.test(name) &&
  !/[ap]\.?m\.?[\s,(]*$/i.test(text.slice(Math.max(0, end - name.length - 8), end - name.length)) &&
  capitalized.test(text.slice(end, end + 3)) &&
  !capitalizedFollow.test(text.slice(end, end + 24))

/**
 * Whether a short name that ends at an index of a text is a word of it rather than a clock: 'À 10H00
 * EST CONFIRMÉ', 'UM 10:00 IST BESTÄTIGT', '10:00 PET FOOD MEETING'. Only what goes on can tell.
 */
export function isWord(name: string, text: string, end: number): boolean {
  if (isPlaceName(text, end, name)) return true
  const word = asWord[name]
  const next = text.slice(end, end + 40).match(/^ +(\p{L}+)/u)?.[1]
  if (!word || next === undefined) return false
  const line = text.slice(text.lastIndexOf('\n', end - 1) + 1).split('\n', 1)[0] ?? ''
  if (word.line && !word.line.test(line)) return false
  return !new RegExp(`^(?:${word.follow})$`, 'iu').test(next)
}
