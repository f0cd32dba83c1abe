import { plainDigits } from './plain-digits.ts'

/** What a typed number may be: one value, or one of two where a point or comma is read both ways. */
export type TypedNumber = { value: number } | { decimal: number; grouped: number }

/** In the middle of a number: `1'200`, as it is written in Switzerland, in all its spellings. */
const apostrophes = /[’‘ʼ′´`]/g

const plain = (typed: string): string =>
  plainDigits(
    typed
      .trim()
      .replace(apostrophes, "'")
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, ''),
  )
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/\s/g, ' ')

const decimal = /^(?:\d+(?:[.,]\d*)?|[.,]\d+)$/
/** Thousands with one sign between all of them, and another one before the decimals. */
const grouped =
  /^[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d*)?|(?:\.\d{3})+(?:,\d*)?|(?:[ ']\d{3})+(?:[.,]\d*)?)$/
/** As in India: lakhs and crores. */
const groupedByTwo = /^[1-9]\d?(?:,\d{2})+,\d{3}(?:\.\d*)?$/
/** `1.200` and `1,200`: a number of thousands here is one with three decimals elsewhere. */
const either = /^[1-9]\d{0,2}[.,]\d{3}$/

const asDecimal = (text: string) => Number(text.replace(',', '.'))

/** Without the signs between thousands; the last point or comma may be one before decimals. */
function asGrouped(text: string): number {
  const sign = text.match(/[ ',.]/)?.[0] ?? ''
  return asDecimal(text.replaceAll(sign, ''))
}

/**
 * Reads a number from 0 as people type it in whatever country: with a point or a comma before
 * decimals, with points, commas, apostrophes or blanks between thousands. Null for other text.
 */
export function readTypedNumber(typed: string): TypedNumber | null {
  const text = plain(typed)
  if (either.test(text)) return { decimal: asDecimal(text), grouped: asGrouped(text) }
  if (decimal.test(text)) return { value: asDecimal(text) }
  if (grouped.test(text) || groupedByTwo.test(text)) return { value: asGrouped(text) }
  return null
}

/** As {@link readTypedNumber}, where only whole numbers are counted: `1.200` is twelve hundred. */
export function readWholeNumber(typed: string): number | null {
  const read = readTypedNumber(typed)
  if (read === null) return null
  return Math.floor('value' in read ? read.value : read.grouped)
}
