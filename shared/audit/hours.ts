import { readTypedNumber } from '../typed-number.ts'

/** Most hours a week that one field takes. */
export const maxWeeklyHours = 10_000

/** What people write behind their hours, with what they are hours of: `6 h`, `1,5 Std./Woche`. */
const unit =
  /(?<=[\d½¼¾.,])\s*(?:h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur|uren|tim|timmar|timer?|godz|godzin[ay]?)\.?(?:\s*(?:\/|a|per|pro|par|por|w|om|i)\s*(?:week|wk|woche|semaine|semana|settimana|veckan?|uge|uke|tydzień))?$/iu
const fractions: Record<string, string> = { '½': '.5', '¼': '.25', '¾': '.75' }
/** `7:30`, `7h30`. */
const clock = /^(\d{1,5})(?::|h)([0-5]\d)$/i

/** A number alone, of what people write instead. */
const asNumber = (typed: string): string =>
  typed
    .trim()
    .replace(/^\+\s*/, '')
    .replace(unit, '')
    .replace(/(?<=^\d*)\s?[½¼¾]$/u, (fraction) => fractions[fraction.trim()] ?? fraction)
    .replace(clock, (_, hours, minutes) => String(Number(hours) + Number(minutes) / 60))

/**
 * Hours of a week as typed: a number from 0, decimals allowed (`2.5`, `2,5`, `2½`, `2:30`), kept to
 * two of them; a unit behind them is passed over (`6 h`).
 * Null when it is blank, negative, above {@link maxWeeklyHours}, not a number or one of two (`1.200`).
 */
export function readHours(typed: string): number | null {
  const read = readTypedNumber(asNumber(typed))
  if (read === null || !('value' in read)) return null
  const hours = Math.round(read.value * 100) / 100
  return hours <= maxWeeklyHours ? hours : null
}

/** What to say beside an hour field; null while it is blank (not judged yet) or right. */
export function hoursProblem(typed: string): string | null {
  const text = asNumber(typed)
  if (text === '' || readHours(text) !== null) return null
  const read = readTypedNumber(text)
  if (read && 'decimal' in read) {
    return `Did you mean ${read.decimal} or ${read.grouped}? Enter the hours like that.`
  }
  if (/^[-−]/.test(text)) return 'Hours can not be less than 0.'
  if ((read?.value ?? Number(text)) > maxWeeklyHours) return 'Enter at most 10,000 hours a week.'
  return 'Enter the hours as a number, such as 6 or 2.5.'
}
