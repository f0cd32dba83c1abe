import { offsetAt } from '../calendar/zoned-time.ts'

type Span = { start: string; end: string }

const format = (instant: string, timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone, ...options })
    .format(new Date(instant))
    // A narrow space before AM, which few fonts have.
    .replaceAll('\u202f', ' ')

const clock = { hour: 'numeric', minute: '2-digit' } as const
const day = { weekday: 'long', month: 'long', day: 'numeric' } as const

/** "3:30 PM" on a clock in `zone`. */
export const timeIn = (instant: string, zone: string): string => format(instant, zone, clock)

/** "Tuesday, December 1" of `2026-12-01`, with the year in a year that is not `now`'s. */
export const dayInWords = (date: string, now?: string): string =>
  format(`${date}T12:00:00Z`, 'UTC', {
    ...day,
    ...(now && now.slice(0, 4) !== date.slice(0, 4) && { year: 'numeric' }),
  })

/** "December 2026" of `2026-12`. */
export const monthInWords = (month: string): string =>
  format(`${month}-15T12:00:00Z`, 'UTC', { month: 'long', year: 'numeric' })

/** "Nov – Dec 2026" of `2026-11` and `2026-12`; of one month as that alone is written. */
export const monthsInWords = (from: string, until: string): string =>
  from === until
    ? monthInWords(from)
    : new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', year: 'numeric' })
        .formatRange(new Date(`${from}-15T12:00:00Z`), new Date(`${until}-15T12:00:00Z`))
        // Thin spaces around the dash, which few fonts have.
        .replaceAll('\u2009', ' ')

/** "Dec" of `2026-12-01`. */
export const shortMonth = (date: string): string =>
  format(`${date}T12:00:00Z`, 'UTC', { month: 'short' })

/** "UTC+5:30", as a zone is ahead of UTC at an instant; "UTC" where it is not. */
export function offsetInWords(instant: string, zone: string): string {
  const minutes = offsetAt(Date.parse(instant), zone)
  const size = Math.abs(minutes)
  const rest = size % 60
  if (size === 0) return 'UTC'
  const hours = `${Math.floor(size / 60)}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
  return `UTC${minutes < 0 ? '−' : '+'}${hours}`
}

/** "New York, UTC−5" of `America/New_York`: what to write beside a time. */
export function placeInWords(zone: string, instant: string): string {
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')
  const offset = offsetInWords(instant, zone)
  return place === offset ? place : `${place}, ${offset}`
}

/** "America/New York (UTC−5)". */
export const zoneInWords = (zone: string, instant: string): string => {
  const offset = offsetInWords(instant, zone)
  const name = zone.replaceAll('_', ' ')
  return offset === name ? name : `${name} (${offset})`
}

/** "Tuesday, December 1, 2026", "3:30 – 4:00 PM" and "Europe/Berlin (UTC+1)". */
export function whenInParts({ start, end }: Span, zone: string) {
  const date = format(start, zone, { ...day, year: 'numeric' })
  const [from, to] = [timeIn(start, zone), timeIn(end, zone)]
  const half = / [AP]M$/
  const begins = from.slice(-2) === to.slice(-2) ? from.replace(half, '') : from
  return { date, time: `${begins} – ${to}`, zone: zoneInWords(zone, start) }
}

/** "Tuesday, December 1, 2026, 3:30 – 4:00 PM, Europe/Berlin (UTC+1)". */
export const whenInWords = (span: Span, zone: string): string =>
  Object.values(whenInParts(span, zone)).join(', ')
