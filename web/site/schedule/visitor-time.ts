import { zoneName } from '../forms/zone-name.ts'

/** The instant that a date and a time name on the visitor's own clock, or null when they name none. */
export function preferredInstant({ date, time }: { date: string; time: string }): Date | null {
  const at = new Date(`${date}T${time}`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** How far the visitor's clock is ahead of UTC at `at`, in minutes. */
export const offsetAt = (at: Date): number => -at.getTimezoneOffset()

/** "Times are in your own time zone: Europe/Berlin (GMT+1)." */
export function zoneSentence(at: Date): string {
  const offset = new Intl.DateTimeFormat('en-US', { timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value
  return `Times are in your own time zone: ${zoneName().replaceAll('_', ' ')} (${offset}).`
}

/** "Monday, March 2, 3:30 PM GMT+1", on the visitor's clock. */
export const timeInWords = (at: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at)

/** Today on the visitor's clock, as a date field holds it: `2026-03-02`. */
export function today(now: Date): string {
  const local = new Date(now.getTime() + offsetAt(now) * 60_000)
  return local.toISOString().slice(0, 10)
}
