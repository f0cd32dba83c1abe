import { type ClockChange, epochOf, instantOf, offsetZone } from '../../calendar/zoned-time.ts'
import { weekdayOn } from '../dates/calendar-day.ts'
import { type NamedZone, zoneByName } from '../zones/zone-by-name.ts'
import type { Property } from './icalendar-lines.ts'

/** A zone, and what a change of its clocks by rule does to the local time that it was asked for. */
export type ZoneOnDay = NamedZone & { change?: ClockChange }

/**
 * The zone behind a TZID on a day: a place that it names as IANA, Windows or Outlook do, the name
 * that the VTIMEZONE of the same calendar carries, or the offset which its rules give; last a short
 * name or an offset, which its rules may speak against. Null when none of these tells.
 */
export function zoneOfTzid(
  tzid: string,
  local: string,
  properties: readonly Property[],
): ZoneOnDay | null {
  const named = zoneByName(tzid)
  if (named && named.statedOffset === null) return named
  const components = timezoneComponents(tzid, properties)
  const location = components.find(({ name }) => name === 'X-LIC-LOCATION')
  const located = location && zoneByName(location.value)
  if (located && located.statedOffset === null) return located
  const ruled = offsetByRules(components, local)
  if (ruled === null) return named
  const byRules = offsetZone(ruled.offset)
  const sameClock = (zone: string) => instantOf(local, zone)?.utc === instantOf(local, byRules)?.utc
  const places = named && !named.unknownPlace ? [named.zone, ...named.also] : []
  const place = places.find(sameClock)
  const found = { zone: place ?? byRules, statedOffset: null, elsewhere: null, also: [] }
  return place === undefined && ruled.change ? { ...found, change: ruled.change } : found
}

/** An id as both sides write it: without quotes, capitals and escapes. */
const idOf = (id: string): string => id.replace(/^[\s"'\\]+|[\s"'\\]+$/g, '').toLowerCase()

/** The properties of the VTIMEZONE with an id, which stand together. */
function timezoneComponents(tzid: string, properties: readonly Property[]): Property[] {
  const inside = properties.filter(({ path }) => path.includes('VTIMEZONE'))
  const from = inside.findIndex(({ name, value }) => name === 'TZID' && idOf(value) === idOf(tzid))
  if (from === -1) return []
  const next = inside.findIndex(({ name }, index) => index > from && name === 'TZID')
  return inside.slice(from + 1, next === -1 ? undefined : next)
}

/** A STANDARD or DAYLIGHT part: from each of its onsets on, `to` holds where `from` held before. */
type Observance = {
  /** Minutes from UTC. */
  from: number
  to: number
  /** Clock times as milliseconds, as if they were UTC: DTSTART and each RDATE. */
  starts: readonly number[]
  rule: Rule | null
}

type Rule = Readonly<Record<string, string>>

/** The parts with what they say; the properties of one part have the same path, and it alone. */
function observances(components: readonly Property[]): Observance[] {
  const parts = new Map<readonly string[], Property[]>()
  for (const property of components) {
    if (property.path.at(-1) === 'VTIMEZONE') continue
    const part = parts.get(property.path)
    if (part) part.push(property)
    else parts.set(property.path, [property])
  }
  return [...parts.values()].flatMap((part) => {
    const values = (name: string) =>
      part.filter((property) => property.name === name).map(({ value }) => value.trim())
    const to = minutesOf(values('TZOFFSETTO')[0])
    if (to === null) return []
    const starts = [...values('DTSTART'), ...values('RDATE').flatMap((list) => list.split(','))]
    const rule = values('RRULE')[0]
    return [
      {
        from: minutesOf(values('TZOFFSETFROM')[0]) ?? to,
        to,
        starts: starts.flatMap((start) => wallOf(start)?.wall ?? []),
        rule: rule === undefined ? null : ruleOf(rule),
      },
    ]
  })
}

function minutesOf(offset: string | undefined): number | null {
  const [, sign, hours, minutes] = offset?.match(/^([+-])(\d{2}):?(\d{2})/) ?? []
  const size = Number(hours) * 60 + Number(minutes)
  return sign && size <= largestOffset ? (sign === '-' ? -size : size) : null
}

/** Minutes; Manila was so far behind until 1844. */
const largestOffset = 16 * 60

const minute = 60_000
const dayLength = 24 * 60 * minute

/** `19510505T150000Z` as a clock time; a day alone is its midnight. Null for what is none. */
function wallOf(value: string): { wall: number; isUtc: boolean; isDay: boolean } | null {
  const [, year, month, day, hour, minutes, utc] =
    value.match(/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(?:\d\d)?(Z)?)?/) ?? []
  const wall = epochOf(`${year}-${month}-${day}T${hour ?? '00'}:${minutes ?? '00'}`)
  return Number.isNaN(wall) ? null : { wall, isUtc: utc !== undefined, isDay: hour === undefined }
}

const timeOfDay = (wall: number): number => ((wall % dayLength) + dayLength) % dayLength

const ruleOf = (written: string): Rule =>
  Object.fromEntries(
    written.split(';').map((pair) => {
      const [key = '', value = ''] = pair.split('=')
      return [key.trim().toUpperCase(), value.trim().toUpperCase()] as const
    }),
  )

/**
 * The offset of the part that began last before the local time; before all of them what held then.
 * A time that the clocks leave out is read by the offset before it (RFC 5545 §3.3.5), one that they
 * show twice by the first.
 */
function offsetByRules(
  components: readonly Property[],
  local: string,
): { offset: number; change: ClockChange | null } | null {
  const parts = observances(components)
  const [only, other] = parts
  if (!only) return null
  if (!other) return { offset: only.to, change: null }
  const now = epochOf(local)
  const onsets = parts
    .flatMap((part) => onsetsOf(part, now).map((at) => ({ at, part })))
    .sort((a, b) => a.at - b.at)
  const begun = onsets.findLast(({ at }) => at <= now)
  const next = onsets.find(({ at }) => at > now)
  if (next && now >= next.at + (next.part.to - next.part.from) * minute) {
    return { offset: begun?.part.to ?? next.part.from, change: 'overlap' }
  }
  if (!begun) return { offset: (onsets[0]?.part ?? only).from, change: null }
  const { from, to } = begun.part
  const isLeftOut = now < begun.at + (to - from) * minute
  return isLeftOut ? { offset: from, change: 'gap' } : { offset: to, change: null }
}

/** When a part begins: all that it names, and of its yearly rule the last times before `now`. */
function onsetsOf({ from, starts, rule }: Observance, now: number): number[] {
  const first = starts[0]
  if (!rule || first === undefined) return [...starts]
  const until = wallOf(rule.UNTIL ?? '')
  const holds = (at: number): boolean => {
    if (at < first) return false
    if (!until) return true
    // UNTIL is in UTC mostly (RFC 5545 §3.6.5), and belongs to the rule as its last time.
    const compared = until.isUtc ? at - from * minute : at
    return compared < until.wall + (until.isDay ? dayLength : 1)
  }
  const firstYear = new Date(first).getUTCFullYear()
  const lastYears = [
    new Date(now).getUTCFullYear(),
    until ? new Date(until.wall).getUTCFullYear() : Number.POSITIVE_INFINITY,
    firstYear + (Number(rule.COUNT) || Number.POSITIVE_INFINITY) - 1,
  ]
  const year = Math.min(...lastYears)
  const ruled = [year - 1, year].flatMap((each) => {
    const day = dayInYear(each, rule, new Date(first))
    return day === null ? [] : [day + timeOfDay(first)]
  })
  return [...starts, ...ruled.filter(holds)]
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The day of a year that a rule names ('the second Sunday of March'), as milliseconds. */
function dayInYear(year: number, rule: Rule, first: Date): number | null {
  const month = Number(rule.BYMONTH) || first.getUTCMonth() + 1
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const [, ordinal, weekday] = rule.BYDAY?.match(/^([+-]?\d)?([A-Z]{2})$/) ?? []
  const wanted =
    rule.BYMONTHDAY?.split(',').map((day) => (Number(day) < 0 ? length + 1 : 0) + Number(day)) ??
    (weekday ? null : [first.getUTCDate()])
  const days = Array.from({ length }, (_, index) => index + 1).filter(
    (day) =>
      (!wanted || wanted.includes(day)) &&
      (!weekday || weekdays[weekdayOn({ year, month, day })] === weekday),
  )
  const place = Number(ordinal ?? rule.BYSETPOS ?? 1)
  const day = days.at(place > 0 ? place - 1 : place)
  return day === undefined ? null : Date.UTC(year, month - 1, day)
}
