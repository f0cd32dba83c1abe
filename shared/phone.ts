/** Digits of the shortest number that is looked for as one; shorter ones stand in too many. */
const fewestDigits = 3
/** A number without a country code has fewer digits than this. */
const withCountryCode = 11

/** Calling codes of two digits (ITU-T E.164); 1 and 7 stand alone, all others have three. */
const twoDigitCodes = /^(2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

/** Written with the code of its country; Italy's numbers keep their first zero behind it. */
const isInternational = (phone: string) => /^\s*(\+|00)/.test(phone)
const keepsZero = (phone: string) => /^\s*(\+|00)\s*39/.test(phone)

const withoutExtension = (phone: string) => phone.replace(/(?:ext|x)\.?\s*\d+\s*$/i, '')

/** The zero in brackets is dialled within the country only: "+49 (0)30". */
const withoutTrunkZero = (phone: string) =>
  isInternational(phone) && !keepsZero(phone) ? phone.replace(/\(\s*0/, '(') : phone

/**
 * What a number as people write it dials: its digits, after a `+` where it begins with one. Spaces,
 * brackets, words and the extension do not dial.
 */
export function dialledNumber(phone: string): string {
  const plus = /^\s*\+/.test(phone) ? '+' : ''
  return plus + withoutTrunkZero(withoutExtension(phone)).replace(/\D/g, '')
}

/** The digits by which numbers are compared, however each is written: "+49", "0049" and "0" fall away alike. */
export const phoneDigits = (phone: string): string => dialledNumber(phone).replace(/^\+?0*/, '')

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
  if (!/^[\d\s()+./-]+$/.test(typed)) return []
  const digits = phoneDigits(typed)
  const hasCode =
    isInternational(typed) || (!/^\D*0/.test(typed) && digits.length >= withCountryCode)
  const needles = [{ digits, first: false }]
  if (hasCode) needles.push({ digits: withoutCountryCode(digits), first: true })
  return needles.filter((needle) => needle.digits.length >= fewestDigits)
}
