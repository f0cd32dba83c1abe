import { asciiEmail, emailProblem } from '../../email-rule.ts'
import { findAddresses, marksInAddresses } from '../text/addresses.ts'
import { cut, plainWidth, readable } from '../text/source.ts'

/** Most characters of a cell that are looked through for an address. */
const longestCell = 1_000

/** A word before the address may be the first half of it, which a blank broke off: `jane doe@…`. */
const wordBefore = /[\p{L}\d]\s*$/u
/** So may what is behind it: `jane@mail.acme .example`. Another address is none. */
const wordBehind = /^\s*[.\p{L}\d][^@]*$/u

/**
 * The e-mail address of a cell, as it is kept (see {@link asciiEmail}): of `Jane <jane@…>`,
 * `mailto:jane@…`, `'jane@…';`; of several the first. A cell that holds no address, or perhaps only
 * half of one, comes back as it was written, for whoever refuses it to quote.
 */
export function emailOfCell(cell: string): string {
  const whole = asciiEmail(plainWidth(cell))
  if (emailProblem(whole) === null || cell.length > longestCell) return whole
  // Keyboards of East Asia write '＠', and letters of full width.
  const narrow = cell.normalize('NFKC')
  const { text } = cut({ text: narrow, at: null }, marksInAddresses(narrow))
  const plain = readable(text)
  const [first] = findAddresses(plain)
  if (!first || emailProblem(first.email) !== null) return cell.trim()
  const [start, end] = first.span
  const behind = plain.slice(end).replace(/^[\s.;,]+$/, '')
  const isDoubtful = wordBefore.test(plain.slice(0, start)) || wordBehind.test(behind)
  return isDoubtful ? cell.trim() : first.email
}
