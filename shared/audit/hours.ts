import { readTypedNumber } from '../typed-number.ts'

/** Most hours a week that one field takes. */
export const maxWeeklyHours = 10_000

/**
 * Hours of a week as typed: a number from 0, decimals allowed (`2.5`, `2,5`), kept to two of them.
 * Null when it is blank, negative, above {@link maxWeeklyHours}, not a number or one of two (`1.200`).
 */
export function readHours(typed: string): number | null {
  const read = readTypedNumber(typed)
  if (read === null || !('value' in read)) return null
  const hours = Math.round(read.value * 100) / 100
  return hours <= maxWeeklyHours ? hours : null
}

/** What to say beside an hour field; null while it is blank (not judged yet) or right. */
export function hoursProblem(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || readHours(text) !== null) return null
  const read = readTypedNumber(text)
  if (read && 'decimal' in read) {
    return `Did you mean ${read.decimal} or ${read.grouped}? Enter the hours like that.`
  }
  if (/^[-−]/.test(text)) return 'Hours can not be less than 0.'
  if ((read?.value ?? Number(text)) > maxWeeklyHours) return 'Enter at most 10,000 hours a week.'
  return 'Enter the hours as a number, such as 6 or 2.5.'
}
