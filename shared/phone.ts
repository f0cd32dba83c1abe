import { plainDigits } from './plain-digits.ts'

/** Digits of the shortest number that is looked for as one; shorter ones stand in too many. */
const fewestDigits = 3
/** A number without a country code has fewer digits than this. */
const withCountryCode = 11

/** Calling codes of two digits (ITU-T E.164); 1 and 7 stand alone, all others have three. */
const twoDigitCodes = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/**
 * A number in plain characters: of full width, in other numerals or with other dashes it is the
 * same one, and the marks of direction that come along from address books are none of it.
 */
export const plainPhone = (phone: string): string =>
  plainDigits(phone.normalize('NFKC'))
    .replace(/[\p{Cf}\p{M}]/gu, '')
    .replace(/[\u2010-\u2015\u2212\u30fc]/g, '-')
    .replace(/[^\S\n]/g, ' ')

/** Written with the code of its country; Italy's numbers keep their first zero behind it. */
export const isInternational = (phone: string): boolean => /^[\s([]*(\+|00)/.test(phone)
const keepsZero = (phone: string) => /^[\s([]*(\+|00)\s*39/.test(phone)

const withoutExtension = (phone: string) => phone.replace(/(?:ext|x)\.?\s*\d+\s*$/i, '')

/** The zero in brackets is dialled within the country only: "+49 (0)30". */
export const withoutTrunkZero = (phone: string): string =>
  isInternational(phone) && !keepsZero(phone) ? phone.replace(/\(\s*0/, '(') : phone

/** The digits by which numbers are compared, however each is written: "+49", "0049" and "0" fall away alike. */
export const phoneDigits = (phone: string): string =>
  withoutTrunkZero(withoutExtension(plainPhone(phone)))
    .replace(/\D/g, '')
    .replace(/^0+/, '')

function withoutCountryCode(digits: string): string {
  if (/^[17]/.test(digits)) return digits.slice(1)
  return digits.slice(twoDigitCodes.test(digits) ? 2 : 3)
}

/** Digits that a number has somewhere, or begins with. */
type PhoneNeedle = { digits: string; first: boolean }

/**
 * What a number must have, compared by {@link phoneDigits}, to be the one that was typed, whole or in
 * part: any of these is enough. Typed with the code of its country, a number is also found where it
 * was kept without. Empty when what was typed is no number.
 */
export function phoneNeedles(typed: string): PhoneNeedle[] {
  const plain = plainPhone(typed)
  if (!/^[\d\s()+./-]+$/.test(plain)) return []
  const digits = phoneDigits(typed)
  const hasCode =
    isInternational(plain) || (!/^\D*0/.test(plain) && digits.length >= withCountryCode)
  const needles = [{ digits, first: false }]
  if (hasCode) needles.push({ digits: withoutCountryCode(digits), first: true })
  return needles.filter((needle) => needle.digits.length >= fewestDigits)
}
