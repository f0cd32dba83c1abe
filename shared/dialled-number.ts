import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isInternational, plainPhone, withoutTrunkZero } from './phone.ts'

/** A number has no more digits with the code of its country (ITU-T E.164); `00` may stand before it. */
const mostDigits = 15
/** Among words, fewer digits are a floor, an hour or an extension. */
const fewestAmongWords = 6
/** Alone, so many are dialled too: an emergency number, an extension of the house. */
const fewestAlone = 3
/** More of a text is not looked at; what is kept as a number is shorter. */
const mostText = 250

const digitsOf = (text: string) => text.replace(/\D/g, '')

/**
 * What a telephone dials for a number as people write it: the first number of the text, its digits
 * after a `+` where it has one; null where there is none. Words, marks of direction and extensions
 * do not dial. A number without the code of its country stays so: nobody has said which one is meant.
 */
export function dialledNumber(phone: string): string | null {
  const plain = plainPhone(phone.slice(0, mostText))
  const text = withoutOtherFigures(plain).replace(hashExtension, ' #')
  const vanity = vanityNumber(text)
  if (vanity) return vanity
  const number = numbersOf(text).find((run) => isWhole(digitsOf(run)))
  if (number) return dialled(number)
  const digits = digitsOf(text)
  const isShort = digits.length >= fewestAlone && digits.length < fewestAmongWords
  return isShort && /^[\d .()-]+$/.test(plain) ? digits : null
}

const isWhole = (digits: string): boolean =>
  digits.length >= fewestAmongWords &&
  digits.replace(/^00/, '').length <= mostDigits &&
  /[1-9]/.test(digits)

/** The trunk prefix of each country falls away behind its code: "+49 (0)30", "+44 020", "+7 8 495". */
function dialled(number: string): string {
  const digits = digitsOf(withoutTrunkZero(number))
  if (!isInternational(number)) return digits
  const prefix = number.includes('+') ? '+' : '00'
  const known = parsePhoneNumberFromString(`+${digitsOf(number).replace(/^00/, '')}`)
  if (known?.isValid()) return prefix + known.number.slice('+'.length)
  return prefix === '+' ? `+${digits}` : digits
}

/** American: "312-555-0110 - 204#". */
const hashExtension = / - ?\d{1,6}#/

/** Pages, mailboxes, sums, dates and figures that a spreadsheet has rounded (4.91512E+12). */
const otherFigures = [
  /:\/\/|@|^www\.|\p{L}\.\p{L}{2,}\//iu,
  /\p{Sc}|^\d{1,3}(?:,\d{3}){2,}(?:\.\d+)?$/u,
  /^\d{4}([-./])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])[,;]?$/,
  /^(?:0?[1-9]|[12]\d|3[01])([-./])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d[,;]?$/,
  /^\d+(?:[.,]\d+)?e\+?\d+$/i,
  /^24\/7$/,
]

/** Office hours: '9:00-17:00', and '9-17' before a number. */
const hours =
  /(?<!\d)\d{1,2}:\d{2}(?!\d)(?: ?- ?\d{1,2}:\d{2}(?!\d))?|(?<![\d-])[1-9]\d?-[12]?\d (?=[0+(])/g

const withoutOtherFigures = (text: string): string =>
  text
    .replace(hours, ' ')
    .split(' ')
    .filter((word) => !otherFigures.some((figure) => figure.test(word)))
    .join(' ')

/** Digits and what stands between those of one number, or between two numbers. */
const phoneRuns = /[(+]*[+\d](?:[\d ()[\]+/,.~'·_-]*\d)?/g
/** A letter right before a digit makes it a reference (K1234567), except for what says "telephone". */
const references = /\p{L}(?<!(?:^|\P{L})(?:t|p|m|f|tel|fon|phone|mob|mobile|cell|fax))$/iu
/** American: "W206-555-0133" (work, home, cell, office, direct). */
const kinds = /(?:^|\P{L})[chowd]$/iu
/** What is numbered besides: "Order #1234567", "Kundennr. 1234567". */
const numbered =
  /(?:^|\P{L})(?:id|po|order|ref|reference|invoice|ticket|case|iban|vat|kunden|rechnung|rechnungs|bestellung|auftrag|auftrags)[ .:#-]*(?:no|nr|number|nummer)?[ .:#-]*$/iu
const longestReference = 24

/** The numbers of a text in the order in which they stand; extensions may be among them. */
const numbersOf = (text: string): string[] =>
  [...text.matchAll(phoneRuns)]
    .filter(({ 0: run, index }) => !isReference(run, text.slice(0, index)))
    .flatMap(({ 0: run }) => numbersIn(run))
    .flatMap(numbersByBlanks)

function isReference(run: string, before: string): boolean {
  if (!/^\d/.test(run)) return false
  const near = before.slice(-longestReference)
  if (numbered.test(near)) return true
  return references.test(near) && !(kinds.test(near) && /\d[ .-]\d/.test(run))
}

/** So many digits are more than an area code: what follows a slash or a comma is another number. */
const wholeNational = 7
const wholeInternational = 9
const longestAreaCode = 5

/** Apart at a plus, a slash, a comma or a bracket, where a whole number stands before it. */
function numbersIn(run: string): string[] {
  const numbers: string[] = []
  for (const piece of run.split(/(?=[+/,([])/)) {
    const number = numbers.at(-1)
    if (number === undefined || endsBefore(number, piece)) numbers.push(piece)
    else numbers[numbers.length - 1] = number + piece
  }
  return numbers.map((number) => number.replace(/^[/, ]+/, ''))
}

function endsBefore(number: string, piece: string): boolean {
  const { length } = digitsOf(number)
  if (piece.startsWith('+')) return length > 0
  const isBracket = /^[([]/.test(piece)
  const isLong = isBracket || isInternational(number)
  const isOther = !isBracket && /^[/, ]+0/.test(piece) && length >= longestAreaCode
  // A house and a town: "Main St. 123, 10117".
  const isApart = piece.startsWith(',') && /^[1-9]/.test(number)
  if (isApart && length + digitsOf(piece).length < wholeInternational) return true
  return isOther || length >= (isLong ? wholeInternational : wholeNational)
}

/**
 * More digits than a number has are two with a blank between them: halves of the same length, or the
 * second begins with 0.
 */
function numbersByBlanks(run: string): string[] {
  const all = digitsOf(run).length
  if (all <= mostDigits) return [run]
  const [cut] = [...run.matchAll(/ /g)]
    .map(({ index }) => ({
      index,
      left: digitsOf(run.slice(0, index)).length,
      hasZero: /^ +\(?0/.test(run.slice(index)),
    }))
    .filter(({ left, hasZero }) =>
      hasZero ? Math.min(left, all - left) >= fewestAmongWords : isHalf(left, all),
    )
    .sort((a, b) => Math.abs(all - 2 * a.left) - Math.abs(all - 2 * b.left))
  return cut ? [run.slice(0, cut.index), run.slice(cut.index)] : [run]
}

/** Of a number with its area; twice eight digits are a card's. */
const isHalf = (digits: number, all: number) => digits * 2 === all && digits >= wholeInternational

/** Freephone prefixes, behind which a number is often spelled: "1-800-FLOWERS" (ITU-T E.161). */
const spelled =
  /(?<!\d)(\+?(?:1[-. ]?)?\(?8(?:00|33|44|55|66|77|88)\)?|080[08]|1[38]00)((?:-[A-Za-z\d]+|[. ][A-Z\d]+)+)/
const keys = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ']
const firstKey = 2
const spelledLength = 7
const fewestLetters = 3

/** A freephone number some of whose digits are spelled, as digits; null for any other text. */
function vanityNumber(text: string): string | null {
  const [, prefix = '', rest = ''] = text.match(spelled) ?? []
  let word = ''
  for (const part of rest.split(/[-. ]/)) if (word.length < spelledLength) word += part
  if (word.length < spelledLength || word.replace(/\d/g, '').length < fewestLetters) return null
  const digits = word
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => `${keys.findIndex((key) => key.includes(letter)) + firstKey}`)
  return prefix.replace(/[^\d+]/g, '') + digits
}
