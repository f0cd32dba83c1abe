/** Most hours a week that one field takes. */
export const maxWeeklyHours = 10_000

/**
 * Hours of a week as typed: a number from 0, decimals allowed (`2.5`), kept to two of them.
 * Null when it is blank, negative, above {@link maxWeeklyHours} or not a plain decimal number.
 */
export function readHours(typed: string): number | null {
  const text = typed.trim()
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return null
  const hours = Math.round(Number(text) * 100) / 100
  return hours <= maxWeeklyHours ? hours : null
}

/** What to say beside an hour field; null while it is blank (not judged yet) or right. */
export function hoursProblem(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || readHours(text) !== null) return null
  if (text.startsWith('-')) return 'Hours can not be less than 0.'
  if (Number(text) > maxWeeklyHours) return 'Enter at most 10,000 hours a week.'
  return 'Enter the hours as a number, such as 6 or 2.5.'
}
