import { addDays, type Day, dayOf, weekdayOn } from '../dates/calendar-day.ts'
import { zoneByName } from '../zones/zone-by-name.ts'
import { isZone, offsetZone } from '../zones/zoned-time.ts'
import type { Property } from './icalendar-lines.ts'

/**
 * The zone behind a TZID on a day: an IANA or Windows name, the name that the VTIMEZONE of the same
 * calendar carries, or the offset which its rules give; null when none of these tells.
 */
export function zoneOfTzid(
  tzid: string,
  local: string,
  properties: readonly Property[],
): string | null {
  const named = zoneByName(tzid)
  if (named) return named.zone
  const components = timezoneComponents(tzid, properties)
  for (const property of components) {
    const location = property.name === 'X-LIC-LOCATION' ? property.value.trim() : ''
    if (location && isZone(location)) return location
  }
  const offset = offsetByRules(components, local)
  return offset === null ? null : offsetZone(offset)
}

/** The properties of the VTIMEZONE with an id, which stand together. */
function timezoneComponents(tzid: string, properties: readonly Property[]): Property[] {
  const inside = properties.filter(({ path }) => path.includes('VTIMEZONE'))
  const from = inside.findIndex(
    ({ name, value }) => name === 'TZID' && value.trim() === tzid.trim(),
  )
  if (from === -1) return []
  const next = inside.findIndex(({ name }, index) => index > from && name === 'TZID')
  return inside.slice(from + 1, next === -1 ? undefined : next)
}

type Observance = { offset: number; onset: string | null; rule: Record<string, string> }

/** STANDARD and DAYLIGHT parts: each begins anew with the kind of property that began the last. */
function observances(components: readonly Property[]): Observance[] {
  const parts: Property[][] = []
  for (const property of components) {
    if (property.path.at(-1) === 'VTIMEZONE') continue
    const last = parts.at(-1)
    if (!last || last.some(({ name }) => name === property.name)) parts.push([property])
    else last.push(property)
  }
  return parts.flatMap((part) => {
    const value = (name: string) => part.find((property) => property.name === name)?.value.trim()
    const offset = minutesOf(value('TZOFFSETTO'))
    if (offset === null) return []
    const rule = Object.fromEntries(
      (value('RRULE') ?? '').split(';').map((pair) => {
        const [key = '', rest = ''] = pair.split('=')
        return [key, rest] as const
      }),
    )
    return [{ offset, onset: value('DTSTART') ?? null, rule }]
  })
}

function minutesOf(offset: string | undefined): number | null {
  const [, sign, hours, minutes] = offset?.match(/^([+-])(\d{2})(\d{2})/) ?? []
  return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : null
}

/** The offset of the part whose last yearly beginning lies nearest before the local time. */
function offsetByRules(components: readonly Property[], local: string): number | null {
  const parts = observances(components)
  if (parts.length <= 1) return parts[0]?.offset ?? null
  const year = dayOf(local).year
  const onsets = parts.flatMap((part) =>
    [year - 1, year].flatMap((each) => {
      const day = onsetIn(each, part)
      if (!day) return []
      const key = `${day.year}-${String(day.month).padStart(2, '0')}-${String(day.day).padStart(2, '0')}`
      const time = part.onset?.match(/T(\d{2})(\d{2})/)
      return [{ at: `${key}T${time?.[1] ?? '00'}:${time?.[2] ?? '00'}`, offset: part.offset }]
    }),
  )
  const begun = onsets.filter(({ at }) => at <= local).sort((a, b) => a.at.localeCompare(b.at))
  return begun.at(-1)?.offset ?? parts[0]?.offset ?? null
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The day of a year on which a part begins: 'the second Sunday of March'. */
function onsetIn(year: number, { onset, rule }: Observance): Day | null {
  const [, ordinal, weekday] = rule.BYDAY?.match(/^([+-]?\d)([A-Z]{2})$/) ?? []
  const month = Number(rule.BYMONTH ?? onset?.slice(4, 6))
  if (!month) return null
  if (!ordinal || !weekday) return { year, month, day: Number(onset?.slice(6, 8)) || 1 }
  const wanted = weekdays.indexOf(weekday)
  const count = Number(ordinal)
  if (count > 0) {
    const first: Day = { year, month, day: 1 }
    return addDays(first, ((wanted - weekdayOn(first) + 7) % 7) + (count - 1) * 7)
  }
  const last = addDays(
    month === 12 ? { year: year + 1, month: 1, day: 1 } : { year, month: month + 1, day: 1 },
    -1,
  )
  return addDays(last, -((weekdayOn(last) - wanted + 7) % 7) + (count + 1) * 7)
}
