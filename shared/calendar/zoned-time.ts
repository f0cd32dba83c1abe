/**
 * From a clock on some wall to an instant and back, by `Intl` alone: the same in Node and in every
 * browser, of which not all have Temporal yet.
 */

const minute = 60_000
const day = 24 * 60 * minute

/** A date and time on the clock of a place: `2025-09-24T12:45`. Means nothing without its zone. */
export type LocalTime = string

const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, format)
  return format
}

const fixedOffset = /^([+-])([01]\d|2[0-3]):([0-5]\d)$/
/** What an offset begins with, in whatever form: Intl reads more of them than {@link fixedOffset}. */
const offsetSign = /^[+\-\u2212]/

/** Minutes of a zone that is itself an offset (`+05:30`), or null. */
function fixedMinutes(zone: string): number | null {
  const [, sign, hours, minutes] = zone.match(fixedOffset) ?? []
  if (!sign) return null
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}

/**
 * Whether `zone` is an IANA name, in whatever case, or an offset such as `+05:30` that can be computed
 * with: Intl alone knows `PST` and `SystemV/EST5`, too, which Temporal throws at. Nothing is kept of
 * what was asked: a stranger can write one name in thousands of ways.
 */
export function isZone(zone: string): boolean {
  if (offsetSign.test(zone)) return fixedOffset.test(zone)
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone })
    // Of browsers not all have it; their own zone is always an IANA name.
    if (typeof Temporal !== 'undefined') Temporal.Now.zonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}

/** An offset of minutes as a zone: -300 → `-05:00`. */
export function offsetZone(minutes: number): string {
  const size = Math.abs(minutes)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`
}

/** By the clock that `Intl` shows, which costs some ten microseconds. */
function shownOffset(instant: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatIn(zone).formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute: minutes = 0, second = 0 } = part
  const shown = Date.UTC(year, month - 1, date, hour, minutes, second)
  return Math.round((shown - Math.floor(instant / 1000) * 1000) / minute)
}

const midnightOffsets = new Map<string, Map<number, number>>()

function offsetAtMidnight(dayNumber: number, zone: string): number {
  const offsets = midnightOffsets.get(zone) ?? new Map<number, number>()
  const known = offsets.get(dayNumber)
  if (known !== undefined) return known
  const offset = shownOffset(dayNumber * day, zone)
  offsets.set(dayNumber, offset)
  midnightOffsets.set(zone, offsets)
  return offset
}

/**
 * Minutes by which the clocks of `zone` are ahead of UTC at an instant (milliseconds of the epoch).
 * Clocks change at most once a day: equal offsets at both ends of a day of UTC hold in between, so
 * that an import of thousands of rows asks `Intl` a few hundred times.
 */
export function offsetAt(instant: number, zone: string): number {
  const fixed = fixedMinutes(zone)
  if (fixed !== null) return fixed
  const dayNumber = Math.floor(instant / day)
  const offset = offsetAtMidnight(dayNumber, zone)
  return offset === offsetAtMidnight(dayNumber + 1, zone) ? offset : shownOffset(instant, zone)
}

const localForm = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/

/** `2025-09-24T12:45` as if it were UTC, in milliseconds; NaN when it is no date of the calendar. */
export function epochOf(local: LocalTime): number {
  const [year = 0, month = 0, date = 0, hour = 0, minutes = 0] =
    local.match(localForm)?.slice(1).map(Number) ?? []
  const time = new Date(Date.UTC(year, month - 1, date, hour, minutes))
  // Of a year below 100 `Date.UTC` makes one of the last century.
  const exists =
    time.getUTCFullYear() === year &&
    time.getUTCMonth() === month - 1 &&
    time.getUTCDate() === date &&
    hour < 24 &&
    minutes < 60
  return exists ? time.getTime() : Number.NaN
}

const toMinutes = (epoch: number): string => new Date(epoch).toISOString().slice(0, 16)

/** What a change of the clocks does to a local time: it does not exist, or exists twice. */
export type ClockChange = 'gap' | 'overlap'
export type ZonedInstant = { utc: string; change: ClockChange | null }

/**
 * The instant of a local time in a zone, as ISO 8601 in UTC to the minute (`2025-09-24T17:45Z`).
 * In a gap the time after the change, in an overlap the first of the two, as Temporal's
 * 'compatible' has it; `statedOffset` (minutes, from a word such as EST) decides an overlap.
 * Null when the date does not exist (`2025-02-30T10:00`).
 */
export function instantOf(
  local: LocalTime,
  zone: string,
  statedOffset: number | null = null,
): ZonedInstant | null {
  const shown = epochOf(local)
  if (Number.isNaN(shown)) return null
  const before = offsetAt(shown - day, zone)
  const after = offsetAt(shown + day, zone)
  const fits = [...new Set([before, after])].filter(
    (offset) => offsetAt(shown - offset * minute, zone) === offset,
  )
  const stated = fits.find((offset) => offset === statedOffset)
  const offset = stated ?? fits[0] ?? before
  const change = fits.length === 0 ? 'gap' : fits.length === 2 ? 'overlap' : null
  return { utc: `${toMinutes(shown - offset * minute)}Z`, change }
}

/** What a clock in `zone` shows at an instant (ISO 8601 with offset). */
export function localOf(utc: string, zone: string): LocalTime {
  const instant = new Date(utc.replace(/T(\d\d:\d\d)Z$/, 'T$1:00Z')).getTime()
  return toMinutes(instant + offsetAt(instant, zone) * minute)
}
